import type { Problem } from '../../../src/shared/problems'

/** A mistake at an offset of a text that is not MDX. */
export function faultAt(
  file: string,
  text: string,
  offset: number,
  told: Pick<Problem, 'rule' | 'message' | 'mend'>,
): Problem {
  const before = text.slice(0, offset).split('\n')
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, ...told }
}

/** What JSON.parse says of a text, with the place in lines instead of letters. */
export function jsonFault(file: string, text: string, error: unknown, rule: string): Problem {
  const { message } = error as SyntaxError
  // Without a position the text ends too early.
  const end = text.trimEnd().length
  const offset = Math.min(end, Number(/at position (\d+)/.exec(message)?.[1] ?? end))
  const reason = message.replace(/ in JSON at position.*$/, '')
  return faultAt(file, text, offset, {
    rule,
    message: `The file is not valid JSON: ${reason}.`,
    mend: 'mend the JSON at this place',
  })
}
