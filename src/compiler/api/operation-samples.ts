import type { Words } from '../files/words'
import type { Call } from './call'
import type { Chunk } from './chunk'
import { resolve, type Body, type Parameter } from './openapi'
import type { Place } from './read-file'
import type { SampleRequest } from './sample-request'
import { bodyExample, parameterExample } from './samples'
import { credentialsOf } from './security'
import { snippetsOf } from './snippets'

/** The request in four languages, and what comes back. */
export function operationSamples(
  call: Call,
  parameters: readonly Parameter[],
  body: Body | undefined,
  words: Words,
  from: Place,
): Chunk[] {
  const tabs = snippetsOf(sampleRequest(call, parameters, body)).map(
    ({ label, fence, text }) => `<Tab label="${label}">\n\n\`\`\`${fence}\n${text}\n\`\`\`\n\n</Tab>`,
  )
  const answers = exampleResponses(call).map(({ status, value }) => {
    const json = JSON.stringify(value, null, 2)
    return `\`\`\`json title="${words('api.response', { status })}"\n${json}\n\`\`\``
  })
  return [
    { text: '<OperationSamples>', from },
    { text: `<Tabs group="language">\n${tabs.join('\n')}\n</Tabs>`, from },
    ...answers.map((text) => ({ text, from })),
    { text: '</OperationSamples>', from },
  ]
}

/** The request that samples show: what it cannot do without, with the examples of the description. */
function sampleRequest(call: Call, parameters: readonly Parameter[], body: Body | undefined): SampleRequest {
  const { method, surfaced } = call
  const { document } = surfaced
  const [type, media] = Object.entries(body?.content ?? {})[0] ?? []
  const isJson = type?.includes('json')
  return {
    method,
    url: exampleUrl(call, parameters),
    credentials: credentialsOf(call),
    ...(media && isJson ? { json: bodyExample(media, document, true) ?? {} } : {}),
    ...(type && !isJson ? { file: fileOf(type) } : {}),
    answer: answerOf(call),
    headers: parameters
      .filter((one) => one.in === 'header' && one.required)
      .map((one) => ({ name: one.name ?? '', value: inAddress(parameterExample(one, document)) })),
  }
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
function exampleResponses({ operation, surfaced: { document } }: Call): { status: string; value: unknown }[] {
  return Object.entries(operation.responses ?? {}).flatMap(([status, response]) => {
    const content = resolve(document, response)?.content ?? {}
    const [, media] = Object.entries(content).find(([name]) => name.includes('json')) ?? []
    if (!media || !status.startsWith('2')) return []
    const value = bodyExample(media, document, false)
    return value === undefined ? [] : [{ status, value }]
  })
}

/** The address of the API that answers a call, without a slash at its end. */
export function baseOf({ item, operation, surfaced: { document } }: Call): string {
  const [server] = operation.servers ?? item.servers ?? document.servers ?? []
  return (server?.url ?? '').replace(/\/$/, '')
}

function exampleUrl(call: Call, parameters: readonly Parameter[]): string {
  const { document } = call.surfaced
  const filled = call.route.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name)
    const value = parameter && parameterExample(parameter, document)
    return value === undefined ? whole : encodeURIComponent(inAddress(value))
  })
  const query = parameters
    .filter((one) => one.in === 'query' && (one.required === true || one.example !== undefined))
    .map((one) => {
      return `${encodeURIComponent(one.name ?? '')}=${encodeURIComponent(inAddress(parameterExample(one, document)))}`
    })
  return `${baseOf(call)}${filled}${query.length ? `?${query.join('&')}` : ''}`
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
