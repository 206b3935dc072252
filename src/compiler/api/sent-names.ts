import { isRecord } from '../../text/records'
import { resolve, schemaName } from './openapi'
import type { Description } from './read-description'

const known = new WeakMap<Description, ReadonlySet<string>>()

/**
 * The named schemas that some call takes: in its body or a parameter, or inside of what it takes. All others are only ever
 * answered, and nobody has to fill anything in.
 */
export function sentNames(description: Description): ReadonlySet<string> {
  const earlier = known.get(description)
  if (earlier) return earlier
  const names = new Set<string>()
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look)
    if (!isRecord(value)) return
    const name = schemaName(value)
    if (name) {
      if (names.has(name)) return
      names.add(name)
    }
    if (value.$ref) look(resolve(description.server.document, value))
    else Object.values(value).forEach(look)
  }
  for (const { parameters, ...methods } of description.resources.flatMap(({ paths }) =>
    Object.values(paths),
  )) {
    look(parameters)
    for (const operation of Object.values(methods)) {
      if (!isRecord(operation)) continue
      look(operation.parameters)
      look(operation.requestBody)
    }
  }
  known.set(description, names)
  return names
}
