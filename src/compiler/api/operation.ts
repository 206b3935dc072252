import type { Language } from '../../shared/site'
import { freeOfFrame } from '../page/anchors'
import { fieldList, fieldText, folded, innerList, listItem } from './fields'
import {
  kebab,
  resolve,
  schemaName,
  stepsOf,
  type Body,
  type MediaType,
  type Parameter,
  type Reference,
  type Surface,
} from './openapi'
import type { Place } from './read-file'
import type { Words } from '../files/words'
import { inEnglish } from '../page/in-english'
import type { RequestForm } from '../../requests/form'
import { isRecord } from '../../text/records'
import { bodyWords } from './body-words'
import { baseOf, type Call } from './call'
import type { Chunk } from './chunk'
import { operationSamples } from './operation-samples'
import type { Surfaced } from './read-description'
import { bodyExample } from './samples'
import { authWords } from './security'
import { shapeOf } from './shape'
import { code, mdx, typeWords, type Reader } from './words'

/** Anchor of an operation; its address must not change when its summary is worded otherwise. */
export const operationAnchor = ({ operation: { operationId }, method, route }: Call): string =>
  freeOfFrame(kebab(operationId || `${method} ${route}`))

/** What a call is named: its summary, or else its method and address. */
export const operationTitle = ({ operation: { summary }, method, route }: Call): string =>
  summary?.trim() || `${method.toUpperCase()} ${route}`

/** A summary is English; the path that stands in for it is of no language. */
function titleText(call: Call, language: Language): string {
  const title = mdx(operationTitle(call))
  return call.operation.summary?.trim() ? inEnglish(title, language) : title
}

/** More fields than this are folded away. */
const MOST_REPEATED = 16

/**
 * The section of an operation, as MDX: what it is, what it takes and answers, and how to call it.
 * @param request its form, and the address of those of its page
 */
export function operationSection(
  call: Call,
  pageReader: Reader,
  request: { form: RequestForm; forms: string },
): Chunk[] {
  const reader: Reader = { ...pageReader, opened: [] }
  const { method, route, operation, surfaced } = call
  const { words, language } = reader
  const steps = ['paths', route, method]
  const place = (...more: string[]) => surfaced.placeOf([...steps, ...more])
  const { description } = operation
  const chunks: Chunk[] = [
    { text: `## ${titleText(call, language)} {/* #${operationAnchor(call)} */}`, from: place('summary') },
    {
      text: `<Endpoint method="${method.toUpperCase()}" base="${baseOf(call)}" path="${route}" copy="${words('api.copyAddress')}">\n\n${authWords(call, reader)} ${surfaceWords(call, words)}\n\n</Endpoint>`,
      from: place('security'),
    },
  ]
  if (operation.deprecated) chunks.push({ text: `**${words('api.deprecated')}**`, from: place('deprecated') })
  if (description?.trim()) {
    chunks.push({ text: inEnglish(mdx(description), language), from: place('description') })
  }
  const parameters = placedParameters(call)
  for (const kind of parameterKinds) {
    const items = parameters
      .filter(({ parameter }) => parameter.in === kind)
      .map(({ parameter, from }) => ({ text: parameterItem(parameter, reader), from }))
    if (items.length) chunks.push(...fields(words(`api.parameters.${kind}`), items))
  }
  const body = resolve(surfaced.document, operation.requestBody)
  if (body)
    chunks.push(
      ...fields(words('api.body'), [
        { text: bodyText(body, { ...reader, isRequest: true }), from: place('requestBody') },
      ]),
    )
  const responses = Object.entries(operation.responses ?? {}).map(([status, response]) => ({
    text: responseItem(status, response, { ...reader, isAnswer: true }),
    from: placeOf(response, place('responses', status), surfaced),
  }))
  if (responses.length) chunks.push(...fields(words('api.responses'), responses))
  chunks.push(...operationSamples(call, request, words, place()))
  return [{ text: '<Operation>', from: place() }, ...chunks, { text: '</Operation>', from: place() }]
}

const parameterKinds = ['path', 'query', 'header', 'cookie'] as const

/** A titled list of its items. */
function fields(title: string, items: readonly Chunk[]): Chunk[] {
  const [first] = items
  if (!first) return []
  return [
    { text: `<Fields title="${title}">`, from: first.from },
    ...items,
    { text: '</Fields>', from: first.from },
  ]
}

/** What is written elsewhere has to be fixed there. */
const placeOf = ({ $ref }: Reference, own: Place, surfaced: Surfaced): Place =>
  $ref?.startsWith('#/') ? surfaced.placeOf(stepsOf($ref.slice(1))) : own

/** Parameters of the path and of the operation, which may say one anew. */
export const parametersOf = (call: Call): Parameter[] =>
  placedParameters(call).map(({ parameter }) => parameter)

function placedParameters({ item, operation, surfaced, route, method }: Call) {
  const byKey = new Map<string, { parameter: Parameter; from: Place }>()
  const add = (list: readonly Parameter[] | undefined, ...steps: string[]) => {
    for (const [at, written] of (list ?? []).entries()) {
      const parameter = resolve(surfaced.document, written)
      const own = surfaced.placeOf([...steps, 'parameters', String(at)])
      const key = `${parameter?.in ?? ''} ${parameter?.name ?? ''}`
      if (parameter) byKey.set(key, { parameter, from: placeOf(written, own, surfaced) })
    }
  }
  add(item.parameters, 'paths', route)
  add(operation.parameters, 'paths', route, method)
  return [...byKey.values()]
}

function parameterItem(
  { name = '', description, required, deprecated, schema = {} }: Parameter,
  reader: Reader,
) {
  return listItem({
    name: code(name),
    type: typeWords(schema, reader),
    marks: [
      ...(required ? [reader.words('api.mark.required')] : []),
      ...(deprecated ? [reader.words('api.mark.deprecated')] : []),
    ],
    text: fieldText(schema, reader, description ?? schema.description),
  })
}

function bodyText({ description, required, content = {} }: Body, reader: Reader): string {
  const { words } = reader
  const isJson = (type: string) => type.includes('json')
  const files = Object.keys(content).filter((type) => !isJson(type))
  const whether = required ? '' : words('api.optional')
  const told = (head: string, list = '') =>
    [[head, whether].filter(Boolean).join(' '), list].filter(Boolean).join('\n\n')
  const parts = Object.entries(content).flatMap(([type, { schema }]) =>
    isJson(type) ? [told(bodyWords(schema, reader), schema && repeated(schema, reader))] : [],
  )
  const list = files.map(code).join(', ')
  if (files.length) parts.unshift(told(files.length > 1 ? words('api.limit.oneOf', { list }) : `${list}.`))
  // A schema without a name has no other place for what it says of itself.
  const said =
    description ?? Object.values(content).find(({ schema }) => schema?.description)?.schema?.description
  return [said ? inEnglish(mdx(said), reader.language) : '', ...parts].filter(Boolean).join('\n\n')
}

/** The fields of a body, also of a named one if they are few: nobody likes to look up three fields elsewhere. */
function repeated(schema: NonNullable<MediaType['schema']>, reader: Reader): string {
  const own = resolve(reader.document, schema)
  if (!own) return ''
  const name = schemaName(schema)
  if (name && shapeOf(own, reader.document).properties.size > MOST_REPEATED)
    return folded(name, schema, reader)
  const within = name ? { ...reader, opened: [name] } : reader
  if (isRecord(own.items)) return innerList(own, within, 1)
  return fieldList(own, within)
}

function responseItem(status: string, written: Body, reader: Reader): string {
  const { description = '', content = {} } = resolve(reader.document, written) ?? {}
  const media = Object.entries(content)
  const types = media.map(([type, { schema }]) => {
    if (!type.includes('json')) return code(type)
    return schema ? typeWords(schema, reader) : 'JSON'
  })
  const isRefusal = !status.startsWith('2')
  // All refusals have the same body, of which an example says enough.
  const inner = media.flatMap(([type, { schema }]) =>
    schema && type.includes('json') && !(isRefusal && schemaName(schema))
      ? [innerList(schema, reader, 1)].filter(Boolean)
      : [],
  )
  const refusal = isRefusal ? media.find(([type]) => type.includes('json'))?.[1] : undefined
  const example = refusal && bodyExample(refusal, reader.document, false)
  return listItem({
    name: code(status),
    type: types.join(reader.words('list.or')),
    text: [
      inEnglish(mdx(description), reader.language),
      example === undefined ? '' : reader.words('api.refusal', { body: code(JSON.stringify(example)) }),
    ]
      .filter(Boolean)
      .join('\n\n'),
    inner: inner.join('\n'),
  })
}

/** Where else than at the server API it is answered. */
function surfaceWords({ operation, surfaced }: Call, words: Words): string {
  const written: Surface[] = operation['x-surfaces'] ?? [surfaced.surface]
  return `${written.map((surface) => words(`api.surface.${surface}`)).join(words('list.and'))}.`
}
