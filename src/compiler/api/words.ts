import type { Language } from '../../shared/site'
import { isRecord, resolve, schemaName, type OpenApi, type Schema } from './openapi'

export interface Reader {
  document: OpenApi
  /** The language of the page that is being made. */
  language: Language
  /** Address of a named schema, from the page that is being made; undefined when it has none. */
  linkTo: (name: string) => string | undefined
  /** In what comes back nobody has to send anything. */
  isAnswer?: boolean
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

const simple = (schema: Schema): string => {
  const { type, format, properties } = schema
  const types = [type ?? []].flat()
  const named = types.map((one) => (one === 'string' && format ? `string (${format})` : one))
  if (named.length) return named.join(' or ')
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
    return isPlain(own) && !own.additionalProperties ? `[${simple(own)}](${link})` : `[${name}](${link})`
  if (depth > 3) return simple(own)
  const or = (schemas: readonly Schema[]) =>
    [...new Set(schemas.map((one) => typeWords(one, reader, depth + 1)))].join(' or ')
  if (own.allOf?.length === 1 && own.allOf[0] && !own.properties) {
    return typeWords(own.allOf[0], reader, depth + 1)
  }
  const variants = own.oneOf ?? own.anyOf
  if (variants && !own.properties) return or(variants)
  if (own.items) return `array of ${typeWords(own.items, reader, depth + 1)}`
  if (isRecord(own.additionalProperties) && !own.properties) {
    return `object of ${typeWords(own.additionalProperties, reader, depth + 1)}`
  }
  return own.allOf ? 'object' : simple(own)
}

/** What else holds for a value, as short sentences: its list of values, default, limits. */
export function limitWords(schema: Schema, reader: Reader): string[] {
  const own = resolve(reader.document, schema) ?? schema
  const at = { ...own, ...schema }
  const { minimum: min, maximum: max, minLength, maxLength, minItems, maxItems } = at
  const list = Array.isArray(at.enum) ? at.enum : Array.isArray(at.items?.enum) ? at.items.enum : undefined
  return [
    list ? `${at.items ? 'Each one' : 'One'} of ${list.map(code).join(', ')}.` : '',
    at.const === undefined ? '' : `Always ${code(at.const)}.`,
    min !== undefined && max !== undefined ? `From ${min} to ${max}.` : '',
    min !== undefined && max === undefined ? `At least ${min}.` : '',
    min === undefined && max !== undefined ? `At most ${max}.` : '',
    minLength !== undefined && minLength > 1 ? `At least ${minLength} characters.` : '',
    maxLength === undefined ? '' : `At most ${maxLength} characters.`,
    minItems !== undefined ? `At least ${minItems} ${minItems === 1 ? 'item' : 'items'}.` : '',
    maxItems !== undefined ? `At most ${maxItems} ${maxItems === 1 ? 'item' : 'items'}.` : '',
    at.pattern ? `Pattern: ${code(at.pattern)}.` : '',
    at.default === undefined ? '' : `Default: ${code(at.default)}.`,
    at.readOnly ? 'Read-only.' : '',
    at.writeOnly ? 'Never returned.' : '',
  ].filter(Boolean)
}
