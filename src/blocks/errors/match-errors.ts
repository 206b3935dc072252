import { matchWords } from './match-words'

/** An error of the catalogue, as much of it as looking for it takes. */
export interface CatalogueEntry {
  id: string
  /** Heading of its group, such as APNs. */
  group: string
  /** What it is called in logs: its code, and the names it has elsewhere. */
  codes: readonly string[]
  /** HTTP status codes it comes with. */
  statuses: readonly string[]
  /** All words of the entry. */
  text: string
}

/** A service each, by the names that logs and the headings of the catalogue have for it, in whatever language. */
const services: readonly RegExp[] = [
  /\bapns\b|apple push/i,
  /\b(fcm|gcm|firebase)\b/i,
  /\bhms\b|huawei/i,
  /\bweb[ -]?push\b|\bvapid\b/i,
  /\be-?mails?\b|\bsmtp\b/i,
  /\bsms\b|\btext messages?\b/i,
]

/**
 * The entries that a pasted log line, a code or a few words mean. A line that names a code means that code and nothing
 * else; else its HTTP status; else the entries that have most of what its words say.
 * @returns ids; undefined when nothing was asked for
 */
export function matchErrors(query: string, entries: readonly CatalogueEntry[]): string[] | undefined {
  const line = query.trim().replace(/\s+/g, ' ')
  if (!line) return undefined
  const named =
    byCode(line, entries, (text) => text) ??
    byCode(line, entries, (text) => text.toLocaleLowerCase('en')) ??
    byParts(line, entries) ??
    byStatus(line, entries)
  if (!named) return matchWords(line, entries)?.map(({ id }) => id)
  const meant = services.filter((names) => names.test(line))
  const ofService = named.filter(({ group }) => meant.some((names) => names.test(group)))
  return (ofService.length ? ofService : named).map(({ id }) => id)
}

type Spelling = (text: string) => string

function byCode(
  line: string,
  entries: readonly CatalogueEntry[],
  spelling: Spelling,
): CatalogueEntry[] | undefined {
  const text = spelling(line)
  const found = entries.filter(({ codes }) => codes.some((code) => holds(text, spelling(code))))
  return found.length ? found : undefined
}

/** Whether a code stands in a line as a whole: `5.1.1` is not in `5.1.10`, and `notReady` not in `isNotReady`. */
function holds(line: string, code: string): boolean {
  for (let at = line.indexOf(code); at >= 0; at = line.indexOf(code, at + 1)) {
    const before = line.slice(Math.max(0, at - 2), at)
    const after = line.slice(at + code.length, at + code.length + 2)
    if (!/[\p{L}\p{N}_]$|\d\.$/u.test(before) && !/^([\p{L}\p{N}_]|\.\d)/u.test(after)) return true
  }
  return false
}

function byStatus(line: string, entries: readonly CatalogueEntry[]): CatalogueEntry[] | undefined {
  const numbers: string[] = line.match(/\b[2-5]\d\d\b/g) ?? []
  const found = entries.filter(({ statuses }) => statuses.some((status) => numbers.includes(status)))
  return found.length ? found : undefined
}

/** The same name written otherwise: `MismatchSenderId`, and `mismatch-sender-id`, is SENDER_ID_MISMATCH. */
function byParts(line: string, entries: readonly CatalogueEntry[]): CatalogueEntry[] | undefined {
  const names = (line.match(/[\p{L}\p{N}_-]+/gu) ?? []).flatMap((name) => partsOf(name) ?? [])
  const found = entries.filter(({ codes }) => codes.some((code) => names.includes(partsOf(code) ?? '')))
  return found.length ? found : undefined
}

/** The words of a name in the order of the alphabet; undefined of what is no name of several words. */
function partsOf(name: string): string | undefined {
  const words = /\s/.test(name) ? [] : splitName(name).toLocaleLowerCase('en').split(/[_-]+/).filter(Boolean)
  return words.length > 1 ? words.sort().join(' ') : undefined
}

/** `senderId` → `sender_Id`, `HTTPError` → `HTTP_Error`. */
const splitName = (name: string): string =>
  name.replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, '$1_').replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1_')
