import { isRecord } from '../../text/records'
import { resolve, schemaName, type OpenApi, type Schema } from './openapi'

/** A schema as a reader sees it: references followed, the parts of `allOf` put together. */
export interface Shape {
  properties: Map<string, Schema>
  required: ReadonlySet<string>
  /** Named schemas that it is made of, besides what it says itself. */
  parts: string[]
  /** Of `oneOf` and `anyOf`. */
  variants: Schema[]
  /** Of an array. */
  items?: Schema
  /** What further keys hold; `true` for anything. */
  additional?: boolean | Schema
  /** The first that is said on the way. */
  description?: string
}

/**
 * Looks through references and `allOf`.
 * @param keepNamed named parts of an `allOf` are only named, and what they hold is left out
 */
export function shapeOf(schema: Schema, document: OpenApi, keepNamed = false): Shape {
  const shape: Shape & { required: Set<string> } = {
    properties: new Map(),
    required: new Set(),
    parts: [],
    variants: [],
  }
  const seen = new Set<Schema>()
  const visit = (written: Schema) => {
    const own = resolve(document, written)
    if (!own || seen.has(own)) return
    seen.add(own)
    const { properties, required, allOf, oneOf, anyOf, items, additionalProperties } = own
    shape.description ??= written.description ?? own.description
    for (const part of Array.isArray(allOf) ? allOf : []) {
      const name = isRecord(part) ? schemaName(part) : undefined
      if (keepNamed && name) shape.parts.push(name)
      else visit(part)
    }
    if (isRecord(properties)) {
      for (const [name, property] of Object.entries(properties)) {
        if (isRecord(property)) shape.properties.set(name, property)
      }
    }
    if (Array.isArray(required)) required.forEach((name) => shape.required.add(name))
    shape.variants.push(...(oneOf ?? anyOf ?? []))
    shape.items ??= items
    shape.additional ??= additionalProperties
  }
  visit(schema)
  return shape
}
