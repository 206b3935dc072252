import { createMemory } from '../../text/memory'
import type { MarkedText, TextRange } from '../contract/answer'
import { wordsOf, type Word } from './words'

/** Whether a word of a text, in the form the index knows, is one that was looked for. */
export type IsWanted = (term: string) => boolean

const leadIn = 40

/** What was shown last is shown again at the next letter. */
const mostRemembered = 2000
const remembered = createMemory<readonly Word[]>(mostRemembered)
const rememberedWordsOf = (text: string): readonly Word[] => remembered.get(text, () => wordsOf(text))

/** A text with the stretches marked that were looked for: a whole word, or only those parts of an identifier. */
export function mark(text: string, isWanted: IsWanted): MarkedText {
  const marks: TextRange[] = []
  for (const { whole, names, parts, start, end } of rememberedWordsOf(text)) {
    if (isWanted(whole)) marks.push([start, end])
    else if (parts.length || names.length) {
      const named = names.filter(({ text }) => isWanted(text))
      const inside = named.length ? named : parts.filter((part) => isWanted(part.text))
      for (const part of inside) marks.push([part.start, part.end])
    }
  }
  return { text, marks }
}

/**
 * At most about `length` characters of a text, round the first match when that lies further in, cut between words,
 * with the matches marked.
 */
export function markedExcerpt(text: string, isWanted: IsWanted, length: number): MarkedText {
  if (text.length <= length) return mark(text, isWanted)
  const first = mark(text, isWanted).marks[0]?.[0] ?? 0
  const wanted = first + leadIn < length ? 0 : first - leadIn
  const start = wanted ? text.indexOf(' ', wanted) + 1 : 0
  const rest = text.slice(start)
  const cut = rest.length <= length ? rest.length : Math.max(rest.lastIndexOf(' ', length), 1)
  const shown = `${start ? '…' : ''}${rest.slice(0, cut)}${cut < rest.length && !rest.slice(0, cut).endsWith('…') ? '…' : ''}`
  return mark(shown, isWanted)
}
