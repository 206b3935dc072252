import { sample } from 'openapi-sampler'
import { isRecord } from '../../text/records'
import { resolve, type MediaType, type OpenApi, type Parameter, type Schema } from './openapi'
import { shapeOf } from './shape'

/** A request shows what it cannot do without, and so many fields more. */
const SHOWN_IN_REQUEST = 5
const SHOWN_IN_RESPONSE = 20

type SamplerSchema = Parameters<typeof sample>[0]

function sampled(schema: Schema, document: OpenApi, request: boolean): unknown {
  const options = { quiet: true, ...(request ? { skipReadOnly: true } : { skipWriteOnly: true }) }
  try {
    return sample(schema as SamplerSchema, options, document)
  } catch {
    // A reference that leads nowhere; the check reports it.
    return undefined
  }
}

/** The example that the description gives for a body, or one that is made of the examples of its fields. */
export function bodyExample(media: MediaType, document: OpenApi, request: boolean): unknown {
  if (media.example !== undefined) return media.example
  const [first] = Object.values(media.examples ?? {})
  const given = resolve(document, first)?.value
  if (given !== undefined) return given
  if (!media.schema) return undefined
  const value = sampled(media.schema, document, request)
  return pruned(value, media.schema, document, {
    most: request ? SHOWN_IN_REQUEST : SHOWN_IN_RESPONSE,
    request,
  })
}

/** How much a sample shows. */
interface Extent {
  most: number
  request: boolean
}

/** Leaves out what a sample can do without: what says nothing, what is common to many, and whatever comes late. */
function pruned(value: unknown, schema: Schema, document: OpenApi, extent: Extent): unknown {
  const shape = shapeOf(schema, document)
  if (Array.isArray(value)) {
    const { items } = shape
    return items ? value.map((item) => pruned(item, items, document, extent)) : value
  }
  if (!isRecord(value)) return value
  const [variant] = shape.variants
  const inVariant = variant ? shapeOf(variant, document) : undefined
  const required = new Set([...shape.required, ...(inVariant?.required ?? [])])
  const own = shapeOf(schema, document, true)
  const isCommon = (key: string) => own.parts.length > 0 && required.size > 0 && !own.properties.has(key)
  let left = extent.most - [...required].filter((key) => key in value).length
  const schemaOf = (key: string) => shape.properties.get(key) ?? inVariant?.properties.get(key)
  const saysNothing = (key: string, item: unknown) =>
    isEmpty(item) && !(item === FILLER && namesValues(schemaOf(key), document))
  const kept = Object.entries(value).filter(([key, item]) => {
    if (required.has(key)) return true
    if (saysNothing(key, item) || left <= 0) return false
    if (extent.request && (item === false || isCommon(key))) return false
    left--
    return true
  })
  return Object.fromEntries(
    kept.map(([key, item]) => {
      const inner = schemaOf(key)
      return [key, inner ? pruned(item, inner, document, extent) : item]
    }),
  )
}

/** What the library makes of a text without an example. */
const FILLER = 'string'

/** Whether it says nothing, however deep. */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === FILLER ||
  (Array.isArray(value) ? value.every(isEmpty) : isRecord(value) && Object.values(value).every(isEmpty))

/** Whether the text is a value that the schema names: the type of a field may well be `string`. */
function namesValues(schema: Schema | undefined, document: OpenApi): boolean {
  const own = schema && resolve(document, schema)
  return [own?.enum, own?.example, own?.const, own?.default].some((one) => one !== undefined)
}

/** A value for a parameter in an example request. */
export function parameterExample({ example, schema }: Parameter, document: OpenApi): unknown {
  if (example !== undefined) return example
  const own = schema && resolve(document, schema)
  return own ? sampled(own, document, true) : undefined
}
