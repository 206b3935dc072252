import type { Words } from '../files/words'
import type { Schema } from './openapi'
import { shapeOf } from './shape'
import { code, typeWords, type Reader } from './words'

/** More fields than this are told by their number: the list below the sentence names them. */
const MOST_NAMED = 3

/**
 * What a body of JSON is, in a sentence as Markdown: what its schema is called, or what an object without a name holds. ''
 * where the description does not say.
 */
export function bodyWords(schema: Schema | undefined, reader: Reader): string {
  if (!schema) return ''
  const { words, document } = reader
  const type = typeWords(schema, reader)
  if (type !== 'object') return `JSON: ${type}.`
  const { properties, required, parts, variants } = shapeOf(schema, document, true)
  const isLong = properties.size > MOST_NAMED
  const holds = [
    ...(isLong
      ? [words('api.object.several', { total: properties.size })]
      : [...properties.keys()].map(code)),
    ...parts.map((name) =>
      words('api.object.allFieldsOf', {
        part: typeWords({ $ref: `#/components/schemas/${name}` }, reader),
      }),
    ),
  ]
  if (!holds.length) {
    return variants.length > 1
      ? words('api.object.forms', { total: variants.length })
      : words('api.object.any')
  }
  const said = words('api.object.with', { list: listed(holds, words) })
  if (!isLong || !required.size) return said
  return `${said} ${words('api.object.required', { list: listed([...required].map(code), words) })}`
}

/** `a, b and c` */
function listed(items: readonly string[], words: Words): string {
  const last = items.slice(-1)
  const before = items.slice(0, -1).join(', ')
  return [...(before ? [before] : []), ...last].join(words('list.and'))
}
