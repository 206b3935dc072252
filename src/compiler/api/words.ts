import type { Language } from '../../shared/site'
import type { KeyBelow } from '../../shared/string-keys'
import type { Words } from '../files/words'
import { isRecord } from '../../text/records'
import { resolve, schemaName, type OpenApi, type Schema } from './openapi'

export interface Reader {
  document: OpenApi
  /** The language of the page that is being made. */
  language: Language
  words: Words
  /** Address of a named schema, from the page that is being made; undefined when it has none. */
  linkTo: (name: string) => string | undefined
  /** In what comes back nobody has to send anything. */
  isAnswer?: boolean
  /** Named schemas that calls take; of what is only answered none is in it. */
  sent: ReadonlySet<string>
  /** What is only ever read nobody can send. */
  isRequest?: boolean
  /** The named objects that are opened around a place, where those can be opened; missing: they are links. */
  opened?: readonly string[]
}

/**
 * Markdown that a describer wrote → MDX: a literal `{` or `<` is text there. Code keeps what it says.
 */
export function mdx(text: string): string {
  return text
    .trim()
    .split(/(```[\s\S]*?```|`[^`\n]*`)/)
    .map((part, index) => (index % 2 ? part : part.replace(/(?<!\\)[{<]/g, '\\$&')))
    .join('')
}

/** A value as code. Backticks in it are rare, and would end the code. */
export const code = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text === '' ? '""' : text}\``
}

const simple = (schema: Schema, { words }: Reader): string => {
  const { type, format, properties } = schema
  const types = [type ?? []].flat()
  const named = types.map((one) => (one === 'string' && format ? `string (${format})` : one))
  if (named.length) return named.join(words('list.or'))
  if (Array.isArray(schema.enum) || schema.const !== undefined) {
    return typeof (schema.const ?? schema.enum?.[0])
  }
  return properties ? 'object' : 'any'
}

/** Whether a schema has fields or variants of its own, and so an address that is worth going to. */
const isPlain = (schema: Schema): boolean =>
  !schema.properties && !schema.allOf && !schema.oneOf && !schema.anyOf && !schema.items

/** `string (date-time)`, `array of [Segment](#segment)`: what a value is, as Markdown. */
export function typeWords(schema: Schema, reader: Reader, depth = 0): string {
  const name = schemaName(schema)
  const own = resolve(reader.document, schema)
  if (!own) return 'any'
  const link = name && reader.linkTo(name)
  if (link)
    return isPlain(own) && !own.additionalProperties
      ? `[${simple(own, reader)}](${link})`
      : `[${name}](${link})`
  if (depth > 3) return simple(own, reader)
  const or = (schemas: readonly Schema[]) =>
    [...new Set(schemas.map((one) => typeWords(one, reader, depth + 1)))].join(reader.words('list.or'))
  if (own.allOf?.length === 1 && own.allOf[0] && !own.properties) {
    return typeWords(own.allOf[0], reader, depth + 1)
  }
  const variants = own.oneOf ?? own.anyOf
  if (variants && !own.properties) return or(variants)
  if (own.items) return reader.words('api.arrayOf', { type: typeWords(own.items, reader, depth + 1) })
  if (isRecord(own.additionalProperties) && !own.properties) {
    return reader.words('api.objectOf', { type: typeWords(own.additionalProperties, reader, depth + 1) })
  }
  return own.allOf ? 'object' : simple(own, reader)
}

type Say = (limit: KeyBelow<'api.limit', 'pages'>, values?: Parameters<Words>[1]) => string

/** The limits of a number or a text, or of each in a list of them. */
function boundWords(schema: Schema, say: Say, isEach = false): string[] {
  const { minimum: min, maximum: max, minLength, maxLength, pattern } = schema
  const range = min !== undefined && max !== undefined
  return [
    range ? say(isEach ? 'eachRange' : 'range', { min, max }) : '',
    min !== undefined && !range ? say(isEach ? 'eachAtLeast' : 'atLeast', { min }) : '',
    max !== undefined && !range ? say(isEach ? 'eachAtMost' : 'atMost', { max }) : '',
    minLength !== undefined && minLength > 1
      ? say(isEach ? 'eachMinLength' : 'minLength', { min: minLength })
      : '',
    maxLength === undefined ? '' : say(isEach ? 'eachMaxLength' : 'maxLength', { max: maxLength }),
    pattern ? say(isEach ? 'eachPattern' : 'pattern', { pattern: code(pattern) }) : '',
  ]
}

/** What else holds for a value, as short sentences: its list of values, default, limits. */
export function limitWords(schema: Schema, reader: Reader): string[] {
  const own = resolve(reader.document, schema) ?? schema
  const at = { ...own, ...schema }
  const items = at.items && (resolve(reader.document, at.items) ?? at.items)
  const { minItems, maxItems } = at
  const list = Array.isArray(at.enum) ? at.enum : Array.isArray(items?.enum) ? items.enum : undefined
  const say: Say = (limit, values) => reader.words(`api.limit.${limit}`, values)
  return [
    list ? say(at.items ? 'eachOneOf' : 'oneOf', { list: list.map(code).join(', ') }) : '',
    at.const === undefined ? '' : say('always', { value: code(at.const) }),
    ...boundWords(at, say),
    ...(items ? boundWords(items, say, true) : []),
    minItems !== undefined && minItems === maxItems ? say('items', { count: minItems }) : '',
    minItems !== undefined && minItems !== maxItems ? say('minItems', { count: minItems }) : '',
    maxItems !== undefined && minItems !== maxItems ? say('maxItems', { count: maxItems }) : '',
    at.default === undefined ? '' : say('default', { value: code(at.default) }),
    at.readOnly ? say('readOnly') : '',
    at.writeOnly ? say('writeOnly') : '',
  ].filter(Boolean)
}
