import type { MarkedText, TextRange } from '../contract/answer'
import { wordsOf, type Word } from './words'

/** Whether a word of a text, in the form the index knows, is one that was looked for. */
export type IsWanted = (term: string) => boolean

const leadIn = 40

/** What was shown last is shown again at the next letter. */
const mostRemembered = 2000
const remembered = new Map<string, readonly Word[]>()

function rememberedWordsOf(text: string): readonly Word[] {
  const words = remembered.get(text) ?? wordsOf(text)
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(text, words)
  return words
}

/** A text with the stretches marked that were looked for: a whole word, or only those parts of an identifier. */
export function mark(text: string, isWanted: IsWanted): MarkedText {
  const marks: TextRange[] = rememberedWordsOf(text).flatMap((word): TextRange[] => {
    if (isWanted(word.whole)) return [[word.start, word.end]]
    const names = word.names.filter(({ text }) => isWanted(text))
    const inside = names.length ? names : word.parts.filter((part) => isWanted(part.text))
    return inside.map(({ start, end }) => [start, end] as const)
  })
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
