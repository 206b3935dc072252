import { inEnglish } from '../page/in-english'
import { isRecord } from '../../text/records'
import { resolve, schemaName, type Schema } from './openapi'
import { shapeOf } from './shape'
import { code, limitWords, mdx, typeWords, type Reader } from './words'

/** Deeper objects are named, and read where they have their own address. */
const DEEPEST = 4

interface Item {
  /** Markdown; what the item is called. */
  name: string
  /** Markdown; what it is. */
  type: string
  marks?: readonly string[]
  /** Markdown; may have several paragraphs. */
  text: string
  /** Items below it. */
  inner?: string
}

/** One entry of a list of fields, as a Markdown list item: name, type and marks, then what it is about. */
export function listItem({ name, type, marks = [], text, inner = '' }: Item): string {
  const head = [name, type ? `_${type}_` : '', ...marks.map((mark) => `**${mark}**`)]
    .filter(Boolean)
    .join(' ')
  const parts = [head, text.trim(), inner].filter(Boolean)
  return `- ${parts.join('\n\n').replace(/\n(?=[^\n])/g, '\n  ')}`
}

/** The text of a field: what the describer says of it, and what its schema demands. */
export function fieldText(schema: Schema, reader: Reader, description = schema.description): string {
  const own = resolve(reader.document, schema)
  const said = description ?? own?.description ?? ''
  // What a named object is about stands at its own address.
  const text = schemaName(schema) && !description ? firstSentenceOf(said) : said
  return [inEnglish(mdx(text), reader.language), ...limitWords(schema, reader)].filter(Boolean).join(' ')
}

/** A describer's first sentence, or paragraph. */
export const firstSentenceOf = (text: string): string => text.split(/\n\n|(?<=[.!?])\s/)[0] ?? ''

/** The fields of an object as a Markdown list, nested where objects are nested; '' when it has none. */
export const fieldList = (schema: Schema, reader: Reader, depth = 0): string =>
  fieldItems(schema, reader, depth)
    .map(({ text }) => text)
    .join('\n')

/** The same one by one, each with the field it is about, if it is about one. */
export function fieldItems(schema: Schema, reader: Reader, depth = 0): { field?: string; text: string }[] {
  const shape = shapeOf(schema, reader.document, true)
  const properties = [...shape.properties].filter(
    ([, property]) => !(reader.isRequest && resolve(reader.document, property)?.readOnly),
  )
  const items: { field?: string; text: string }[] = properties.map(([name, property]) => ({
    field: name,
    text: listItem({
      name: code(name),
      type: typeWords(property, reader),
      marks: [
        ...(shape.required.has(name) && !reader.isAnswer ? [reader.words('api.mark.required')] : []),
        ...(resolve(reader.document, property)?.deprecated ? [reader.words('api.mark.deprecated')] : []),
      ],
      text: fieldText(property, reader),
      inner: innerList(property, reader, depth + 1, !property.description),
    }),
  }))
  if (isRecord(shape.additional) || (shape.additional === true && items.length)) {
    const value = isRecord(shape.additional) ? (shape.additional as Schema) : {}
    items.push({
      text: listItem({
        name: reader.words('api.anyOtherKey'),
        type: typeWords(value, reader),
        text: fieldText(value, reader),
        inner: innerList(value, reader, depth + 1),
      }),
    })
  }
  for (const part of shape.parts) {
    const link = reader.linkTo(part)
    items.push({
      text: listItem({
        name: reader.words('api.allFieldsOf', { part: link ? `[${part}](${link})` : part }),
        type: '',
        text: '',
        inner: folded(part, { $ref: `#/components/schemas/${part}` }, reader),
      }),
    })
  }
  const variants = shape.variants.map((variant) => {
    const own = resolve(reader.document, variant)
    const text = listItem({
      name:
        own?.title && !schemaName(variant)
          ? inEnglish(mdx(own.title), reader.language)
          : mdx(reader.words('api.oneOf')),
      type: typeWords(variant, reader),
      text: fieldText(variant, reader),
      inner: innerList(variant, reader, depth + 1, !variant.description),
    })
    return { text }
  })
  return [...items, ...(items.length || depth === 0 || variants.length > 1 ? variants : [])]
}

/**
 * What is nested in a value; what has an address of its own is folded away, or left to that address.
 * @param isBegun what a named object is about begins above, as `fieldText` has it
 */
export function innerList(schema: Schema, reader: Reader, depth: number, isBegun = false): string {
  const name = schemaName(schema)
  if (name && reader.linkTo(name)) return folded(name, schema, reader, isBegun)
  if (depth > DEEPEST) return ''
  const { items } = resolve(reader.document, schema) ?? {}
  if (isRecord(items)) return innerList(items, reader, depth)
  return fieldList(schema, reader, depth)
}

/**
 * The fields of a named object, to be opened where it is named, as are those inside it; '' for what has none. Before them
 * stands what is said of the object besides its first sentence, or all of it where not even that stands above. What calls
 * take is told with what they take, and not where it comes back. Inside itself an object is only named: it would have no end.
 */
export function folded(name: string, schema: Schema, reader: Reader, isBegun = false): string {
  const { opened } = reader
  const list =
    opened && !opened.includes(name) ? fieldList(schema, { ...reader, opened: [...opened, name] }) : ''
  if (!list) return ''
  const said = resolve(reader.document, schema)?.description?.trim() ?? ''
  const first = firstSentenceOf(said)
  const isForSenders = reader.isAnswer && reader.sent.has(name)
  const about = said === first || isForSenders ? '' : isBegun ? said.slice(first.length) : said
  const inner = [inEnglish(mdx(about), reader.language), list].filter(Boolean).join('\n\n')
  return `<Schema title="${reader.words('api.fieldsOf', { name })}">\n\n${inner}\n\n</Schema>`
}
