import { isRecord } from '../../text/records'
import { resolve, schemaName, type PathItem } from './openapi'
import type { Description } from './read-description'

/**
 * The named schemas that some call takes: in its body or a parameter, or inside of what it takes. All others are only ever
 * answered, and nobody has to fill anything in.
 */
export function sentNames({ resources, server }: Description): ReadonlySet<string> {
  const names = new Set<string>()
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look)
    if (!isRecord(value)) return
    const name = schemaName(value)
    if (name) {
      if (names.has(name)) return
      names.add(name)
    }
    if (value.$ref) look(resolve(server.document, value))
    else Object.values(value).forEach(look)
  }
  // Those of the main file, which has no page of its own, are in the document alone.
  const items = [...resources.map(({ paths }) => paths), server.document.paths ?? {}].flatMap(Object.values)
  for (const { parameters, ...methods } of items as readonly PathItem[]) {
    look(parameters)
    for (const operation of Object.values(methods)) {
      if (!isRecord(operation)) continue
      look(operation.parameters)
      look(operation.requestBody)
    }
  }
  return names
}
