import { problemOf, type Place, type Problem } from './problem'

/**
 * Of work that ended with an exception although nothing that is written may do that: the writer is told what is known, and
 * all else that there is to say.
 * @param what did not come about, as the beginning of a sentence
 */
export function brokenOff(error: unknown, rule: string, place: Place, what: string): Problem {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
  const reason = message.split('\n')[0]?.replace(/[.:]$/, '') || 'for no reason that is known'
  // Where in the program, for whoever repairs that.
  const [, at] =
    /\b((?:src|plugins|scripts)\/[\w./-]+:\d+)/.exec(stack.slice(stack.indexOf('\n    at '))) ?? []
  const where = at ? ` (${at})` : ''
  return problemOf(rule)(place, `${what}: ${reason}${where}.`, 'undo the last change here, and report this')
}
