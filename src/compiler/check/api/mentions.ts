import { SHELLS } from '../../symbols/page-lists'
import { methodInScript, SCRIPTS } from './method-in-script'
import { joinedLines } from './shell-lines'

/** A call of the API that a text names: what stands for a path, and the method where the text says it. */
export interface Mention {
  method?: string
  path: string
  /** Whether a sample sends it: then it has values where a text has names of parameters. */
  isSent?: true
  /** Whether more of it may stand elsewhere, as in code that joins an address of parts. */
  isStart?: true
  offset: number
}

const METHODS = 'GET|POST|PUT|PATCH|DELETE'
/** `PUT /device/{deviceID}/user`; `PUT …/run` leaves out the beginning. */
const WITH_METHOD = new RegExp(`^(${METHODS})\\s+(/\\S*)$`)
const METHOD = new RegExp(`^(?:${METHODS})$`)

/** The call that a text in backticks names, perhaps with its method in the text before: `PUT` and `/device`, in two cells. */
export function mentionIn(text: string, before?: string): Mention | undefined {
  const [, method, path] = WITH_METHOD.exec(text) ?? []
  if (method && path) return { method, path, offset: 0 }
  return before !== undefined && METHOD.test(before) && /^\/\S+$/.test(text)
    ? { method: before, path: text, offset: 0 }
    : undefined
}

/** The calls that a sample sends to one of the addresses of the API, each without its query. */
export function mentionsInSample(text: string, language: string, addresses: readonly string[]): Mention[] {
  // A longer address may begin with another one.
  const bases = [...addresses].sort((a, b) => b.length - a.length)
  return bases.flatMap((base, index) =>
    placesOf(text, base)
      .filter((offset) => !bases.slice(0, index).some((longer) => text.startsWith(longer, offset)))
      .flatMap((offset): Mention[] => {
        const rest = text.slice(offset + base.length)
        const path = /^\/[^\s"'`?#)\\,;|&]*/.exec(rest)?.[0].replace(/(?<=.)[/.]$/, '')
        if (path === undefined || path === '/') return []
        const inShell = SHELLS.has(language)
        const method = inShell
          ? methodOfCurl(text, offset)
          : SCRIPTS.test(language)
            ? methodInScript(text, offset)
            : undefined
        return [
          {
            path,
            isSent: true,
            offset: offset + base.length,
            ...(method ? { method } : {}),
            ...((inShell && method) || isWhole(text.slice(0, offset), rest.slice(path.length))
              ? {}
              : { isStart: true }),
          },
        ]
      }),
  )
}

/**
 * Whether an address of code has no more to it: its query follows, or it is an argument as it stands. What a variable holds may be
 * joined to something later.
 */
const isWhole = (before: string, behind: string): boolean =>
  /^\/?\?/.test(behind) || (/^\/?["'`]\s*(?:[,)]|$)/.test(behind) && !/[=:]\s*["'`]$/.test(before))

function placesOf(text: string, base: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(base); at >= 0; at = text.indexOf(base, at + base.length)) found.push(at)
  return found
}

/** The method of the command of curl around an offset; undefined for another command, or one that leaves it to a variable. */
function methodOfCurl(text: string, offset: number): string | undefined {
  const command = joinedLines(text, offset)
  const options = /(?:^|[\s;|&(])curl\b(.*)$/s.exec(command)?.[1]
  if (options === undefined) return undefined
  const given = /\s(?:--request|-X)[ =]?\s*["']?([A-Za-z$]\w*)/.exec(options)?.[1]
  if (given !== undefined) return METHOD.test(given) ? given : undefined
  if (/\s(?:--get|-G|--head|-I)\b/.test(options)) return 'GET'
  if (/\s(?:--data(?:-\w+)?|--json|--form(?:-string)?|-d|-F)\b/.test(options)) return 'POST'
  return /\s(?:--upload-file|-T)\b/.test(options) ? 'PUT' : 'GET'
}
