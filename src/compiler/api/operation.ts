import type { Language } from '../../shared/site'
import { freeOfFrame } from '../page/anchors'
import { fieldList, fieldText, innerList, listItem } from './fields'
import {
  isRecord,
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
import type { Call } from './call'
import type { Surfaced } from './read-description'
import { bodyExample, parameterExample } from './samples'
import { authWords, credentialsOf } from './security'
import { shapeOf } from './shape'
import { snippetsOf } from './snippets'
import { code, mdx, typeWords, type Reader } from './words'

/** A stretch of a page, with the place of the data that it is made of. */
export interface Chunk {
  text: string
  from: Place
}

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

/** More fields than this are read where the schema has its own address. */
const MOST_REPEATED = 16

/** The section of an operation, as MDX: what it is, what it takes and answers, and how to call it. */
export function operationSection(call: Call, reader: Reader): Chunk[] {
  const { method, route, operation, surfaced } = call
  const { words, language } = reader
  const steps = ['paths', route, method]
  const place = (...more: string[]) => surfaced.placeOf([...steps, ...more])
  const { description } = operation
  const chunks: Chunk[] = [
    { text: `## ${titleText(call, language)} {/* #${operationAnchor(call)} */}`, from: place('summary') },
    {
      text: `<Endpoint method="${method.toUpperCase()}" path="${route}">\n\n${authWords(call, reader)} ${surfaceWords(call, words)}\n\n</Endpoint>`,
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
    chunks.push(...fields(words('api.body'), [{ text: bodyText(body, reader), from: place('requestBody') }]))
  const responses = Object.entries(operation.responses ?? {}).map(([status, response]) => ({
    text: responseItem(status, response, { ...reader, isAnswer: true }),
    from: placeOf(response, place('responses', status), surfaced),
  }))
  if (responses.length) chunks.push(...fields(words('api.responses'), responses))
  chunks.push(...examples(call, parametersOf(call), body, words, place()))
  return chunks
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
  const parts = Object.entries(content).map(([type, { schema }]) => {
    const isJson = type.includes('json')
    const words = schema && isJson ? typeWords(schema, reader) : ''
    const head = [
      isJson ? (words && words !== 'object' ? `JSON: ${words}.` : 'JSON.') : `${code(type)}.`,
      required === false || required === undefined ? reader.words('api.optional') : '',
    ]
    const list = schema && isJson ? repeated(schema, reader) : ''
    return [head.filter(Boolean).join(' '), list].filter(Boolean).join('\n\n')
  })
  // A schema without a name has no other place for what it says of itself.
  const said =
    description ?? Object.values(content).find(({ schema }) => schema?.description)?.schema?.description
  return [said ? inEnglish(mdx(said), reader.language) : '', ...parts].filter(Boolean).join('\n\n')
}

/** The fields of a body, also of a named one if they are few: nobody likes to look up three fields elsewhere. */
function repeated(schema: NonNullable<MediaType['schema']>, reader: Reader): string {
  const own = resolve(reader.document, schema)
  if (!own) return ''
  if (schemaName(schema) && shapeOf(own, reader.document).properties.size > MOST_REPEATED) return ''
  if (isRecord(own.items)) return innerList(own, reader, 1)
  return fieldList(own, reader)
}

function responseItem(status: string, written: Body, reader: Reader): string {
  const { description = '', content = {} } = resolve(reader.document, written) ?? {}
  const media = Object.entries(content)
  const types = media.map(([type, { schema }]) => {
    if (!type.includes('json')) return code(type)
    return schema ? typeWords(schema, reader) : 'JSON'
  })
  const inner = media.flatMap(([type, { schema }]) =>
    schema && type.includes('json') ? [innerList(schema, reader, 1)].filter(Boolean) : [],
  )
  return listItem({
    name: code(status),
    type: types.join(reader.words('list.or')),
    text: inEnglish(mdx(description), reader.language),
    inner: inner.join('\n'),
  })
}

/** Where else than at the server API it is answered. */
function surfaceWords({ operation, surfaced }: Call, words: Words): string {
  const written: Surface[] = operation['x-surfaces'] ?? [surfaced.surface]
  return `${written.map((surface) => words(`api.surface.${surface}`)).join(words('list.and'))}.`
}

/** The request in four languages, and what comes back. */
function examples(
  call: Call,
  parameters: readonly Parameter[],
  body: Body | undefined,
  words: Words,
  from: Place,
): Chunk[] {
  const { method, operation, item, surfaced } = call
  const { document } = surfaced
  const [type, media] = Object.entries(body?.content ?? {})[0] ?? []
  const isJson = type?.includes('json')
  const tabs = snippetsOf({
    method,
    url: exampleUrl(call, parameters),
    credentials: credentialsOf(call),
    ...(media && isJson ? { json: bodyExample(media, document, true) ?? {} } : {}),
    ...(type && !isJson ? { file: fileOf(type) } : {}),
    answer: answerOf(call),
    headers: parameters
      .filter((one) => one.in === 'header' && one.required)
      .map((one) => ({ name: one.name ?? '', value: inAddress(parameterExample(one, document)) })),
  }).map(({ label, fence, text }) => `<Tab label="${label}">\n\n\`\`\`${fence}\n${text}\n\`\`\`\n\n</Tab>`)
  const chunks = [{ text: `<Tabs group="language">\n${tabs.join('\n')}\n</Tabs>`, from }]
  for (const answer of exampleResponses({ operation, item, surfaced, method, route: call.route })) {
    const json = JSON.stringify(answer.value, null, 2)
    chunks.push({
      text: `\`\`\`json title="${words('api.response', { status: answer.status })}"\n${json}\n\`\`\``,
      from,
    })
  }
  return chunks
}

/** What a sample does with the first answer that says yes: it may have no body, or be a file. */
function answerOf({ operation, surfaced: { document } }: Call): 'json' | 'nothing' | { file: string } {
  const good = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'))
  const types = Object.keys((good && resolve(document, good[1])?.content) ?? {})
  const [type] = types
  if (!type) return 'nothing'
  return types.some((one) => one.includes('json')) ? 'json' : { file: keptAs[type] ?? 'file.bin' }
}

const keptAs: Record<string, string> = {
  'text/csv': 'export.csv',
  'image/png': 'barcode.png',
  'application/vnd.pkpass': 'pass.pkpass',
}

/** The bodies of the answers that say yes, where they are JSON. */
function exampleResponses({
  operation,
  surfaced: { document },
}: Call): { status: string; value: unknown; type: string }[] {
  return Object.entries(operation.responses ?? {}).flatMap(([status, response]) => {
    const content = resolve(document, response)?.content ?? {}
    const [type, media] = Object.entries(content).find(([name]) => name.includes('json')) ?? []
    if (!type || !media || !status.startsWith('2')) return []
    const value = bodyExample(media, document, false)
    return value === undefined ? [] : [{ status, value, type }]
  })
}

function exampleUrl({ route, item, operation, surfaced }: Call, parameters: readonly Parameter[]): string {
  const { document } = surfaced
  const [server] = operation.servers ?? item.servers ?? document.servers ?? []
  const filled = route.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name)
    const value = parameter && parameterExample(parameter, document)
    return value === undefined ? whole : encodeURIComponent(inAddress(value))
  })
  const query = parameters
    .filter((one) => one.in === 'query' && (one.required === true || one.example !== undefined))
    .map((one) => {
      return `${encodeURIComponent(one.name ?? '')}=${encodeURIComponent(inAddress(parameterExample(one, document)))}`
    })
  const base = (server?.url ?? '').replace(/\/$/, '')
  return `${base}${filled}${query.length ? `?${query.join('&')}` : ''}`
}

const inAddress = (value: unknown): string =>
  Array.isArray(value) ? value.join(',') : typeof value === 'string' ? value : JSON.stringify(value)

function fileOf(type: string): { type: string; name: string } {
  const endings: Record<string, string> = { 'text/csv': 'import.csv', 'image/png': 'picture.png' }
  const exact = type.includes('*')
    ? type.startsWith('image')
      ? 'image/png'
      : 'application/octet-stream'
    : type
  return { type: exact, name: endings[exact] ?? 'file.bin' }
}
