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
 * else; else its HTTP status; else every entry that has all the words.
 * @returns ids; undefined when nothing was asked for
 */
export function matchErrors(query: string, entries: readonly CatalogueEntry[]): string[] | undefined {
  const line = query.trim().replace(/\s+/g, ' ')
  if (!line) return undefined
  const named =
    byCode(line, entries, (text) => text) ?? byCode(line, entries, (text) => text.toLocaleLowerCase('en'))
  const found = named ?? byStatus(line, entries) ?? byWords(line, entries)
  const meant = services.filter((names) => names.test(line))
  const ofService = found.filter(({ group }) => meant.some((names) => names.test(group)))
  return (ofService.length ? ofService : found).map(({ id }) => id)
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

function byWords(line: string, entries: readonly CatalogueEntry[]): CatalogueEntry[] {
  const words = line
    .toLocaleLowerCase('en')
    .split(/[^\p{L}\p{N}.]+/u)
    // A full stop ends a sentence, or is a part of 5.1.1.
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter((word) => word.length > 1)
  if (!words.length) return []
  return entries.filter(({ group, codes, text }) => {
    const all = [group, ...codes, text].join(' ').toLocaleLowerCase('en')
    return words.every((word) => all.includes(word))
  })
}
