import { listed } from '../files/words'
import { resolve, type Schema } from './openapi'
import { shapeOf } from './shape'
import { code, typeWords, type Reader } from './words'

/** More fields than this are told by their number: the list below the sentence names them. */
const MOST_NAMED = 3

/**
 * What a body of JSON is, in a sentence as Markdown: what its schema is called, or what an object without a name holds, and
 * what of that it cannot do without. '' where the description does not say.
 */
export function bodyWords(schema: Schema | undefined, reader: Reader): string {
  if (!schema) return ''
  const { words, document } = reader
  const type = typeWords(schema, reader)
  const { properties, parts, variants } = shapeOf(schema, document, true)
  const { required } = shapeOf(schema, document)
  const needed = required.size
    ? words('api.object.required', { list: listed([...required].map(code), words) })
    : ''
  if (type !== 'object')
    return properties.size
      ? [words('api.object.named', { type }), needed].filter(Boolean).join(' ')
      : `JSON: ${type}.`
  // What is only ever read is in no request.
  const names = [...properties].flatMap(([name, property]) =>
    resolve(document, property)?.readOnly ? [] : [name],
  )
  const isLong = names.length > MOST_NAMED
  const holds = [
    ...(isLong ? [words('api.object.several', { total: names.length })] : names.map(code)),
    ...parts.map((name) =>
      words('api.object.fieldsOf', {
        part: typeWords({ $ref: `#/components/schemas/${name}` }, reader),
      }),
    ),
  ]
  if (!holds.length) {
    return words(variants.length > 1 ? 'api.object.forms' : 'api.object.any')
  }
  const list = listed(holds, words)
  if (!required.size)
    return words(isLong || parts.length ? 'api.object.with' : 'api.object.canHave', { list })
  const said = words('api.object.with', { list })
  const isAll = !isLong && !parts.length && names.every((name) => required.has(name))
  return isAll ? said : `${said} ${needed}`
}
