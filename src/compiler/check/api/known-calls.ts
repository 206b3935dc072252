import { baseOf } from '../../api/call'
import { callsOf } from '../../api/pages'
import { parametersOf } from '../../api/operation'
import type { Parameter } from '../../api/openapi'
import type { Description } from '../../api/read-description'
import { nearest } from '../../problems/suggest'
import type { Mention } from './mentions'

/** A call of the description, as far as an address shows it. */
interface KnownCall {
  method: string
  route: string
  segments: Segment[]
}

interface Segment {
  /** Missing for a parameter. */
  text?: string
  /** What a parameter may be, where it may not be anything. */
  values?: readonly string[]
  /** Whether a word may be given for a parameter, such as the name of a tag: an id is none. */
  takesWords?: true
}

/** The calls of the API, and the addresses that answer them. */
export interface KnownCalls {
  calls: KnownCall[]
  addresses: string[]
}

export function knownCalls(description: Description): KnownCalls {
  const all = description.resources.flatMap((resource) => callsOf(resource, description))
  const { server, cloud } = description
  const ofServers = [server, cloud].flatMap(({ document: { servers = [] } }) => servers.map(({ url }) => url))
  const addresses = [...new Set([...ofServers, ...all.map(baseOf)].flatMap((url) => url || []))]
  return {
    addresses: addresses.map((url) => url.replace(/\/$/, '')),
    calls: all.map((call) => {
      const parameters = new Map(parametersOf(call).map((one) => [`{${one.name ?? ''}}`, parameterOf(one)]))
      const segments = segmentsOf(call.route).map((text) => parameters.get(text) ?? { text })
      return { method: call.method.toUpperCase(), route: call.route, segments }
    }),
  }
}

function parameterOf({ schema, example = schema?.example }: Parameter): Segment {
  const values = schema?.enum?.map(String)
  if (values) return { values }
  return typeof example === 'string' && WORD.test(example) ? { takesWords: true } : {}
}

const segmentsOf = (path: string): string[] => path.replace(/^\//, '').split('/')

/** What stands for a value: `{id}`, `:id`, `<id>`, `$id`, `YOUR_ID`. */
const PLACEHOLDER = /^(?:\{.*\}|:\w+|<.*>|\$.*|.*\$\{?\w+.*|%.*|[A-Z][A-Z0-9_]+)$/
/** A word of a path, as no id is one. */
const WORD = /^[a-z]+(?:-[a-z]+)*$/i

/** Whether a call with the path of a mention is there, and with its method where it says one. */
export const isKnown = (mention: Mention, { calls }: KnownCalls): boolean =>
  calls.some((call) => (mention.method ?? call.method) === call.method && fits(mention, call))

/** Whether a path is that of a call, or the beginning of it. */
function fits({ path, isSent, isStart }: Mention, { segments }: KnownCall): boolean {
  const written = segmentsOf(path)
  const end = written.findIndex((one) => one === '…' || one === '...')
  const shown = end < 0 ? written : written.slice(0, end)
  const mayGoOn = isStart === true || end >= 0
  if (mayGoOn ? shown.length > segments.length : shown.length !== segments.length) return false
  return shown.every((one, at) => {
    const { text, values, takesWords } = segments[at] ?? {}
    // In a text `{type}` stands for the words of several calls.
    if (text !== undefined) return one === text || (!isSent && /^\{.*\}$/.test(one))
    if (PLACEHOLDER.test(one)) return true
    if (values) return values.includes(one)
    // A word where an id belongs is that of another path.
    return takesWords === true || !WORD.test(one)
  })
}

/** The call that was most likely meant, written like the mention. */
export function nearestCall(mention: Mention, { calls }: KnownCalls): string | undefined {
  const plain = (text: string) =>
    segmentsOf(text)
      .map((one) => (PLACEHOLDER.test(one) || /\d/.test(one) ? '{}' : one))
      .join('/')
  const routes = new Map(calls.map((call) => [`${call.method} ${plain(call.route)}`, call]))
  // The right path with another method comes first, then the right method with another path.
  const same = calls.filter((call) => fits({ ...mention, isSent: true }, call))
  const [one] = same
  if (one) return [...new Set(same.map((call) => `${call.method} ${call.route}`))].slice(0, 3).join(' or ')
  const asked = `${mention.method ?? 'GET'} ${plain(mention.path)}`
  const found = nearest(asked, routes.keys(), { limit: Math.floor(asked.length / 2) })
  const call = found === undefined ? undefined : routes.get(found)
  return call && `${call.method} ${call.route}`
}
