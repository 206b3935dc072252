import type { MarkedText, TextRange } from '../contract/answer'
import { wordsOf, type Word } from './words'

/** Whether a word of a text, in the form the index knows, is one that was looked for. */
export type IsWanted = (term: string) => boolean

/** Terms as a whole, or by their beginning. */
export function isWantedBy(terms: ReadonlySet<string>, beginnings: readonly string[]): IsWanted {
  const [only = '', ...others] = beginnings
  const first = only.charCodeAt(0)
  // Only the last word of a query is a beginning. Hundreds of words are asked for, and most begin with another letter.
  return (term) =>
    (term.charCodeAt(0) === first && term.startsWith(only)) ||
    terms.has(term) ||
    (others.length > 0 && others.some((beginning) => term.startsWith(beginning)))
}

const leadIn = 40

/** What was shown last is shown again at the next letter. */
const mostRemembered = 2000
const remembered = new Map<string, readonly Word[]>()
/** All are forgotten at once: writing down which one was asked for last takes as long as cutting a short text into words. */
function rememberedWordsOf(text: string): readonly Word[] {
  const known = remembered.get(text)
  if (known) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const words = wordsOf(text)
  remembered.set(text, words)
  return words
}

/** A text with the stretches marked that were looked for: a whole word, or only those parts of an identifier. */
export function mark(text: string, isWanted: IsWanted): MarkedText {
  const marks: TextRange[] = []
  for (const word of rememberedWordsOf(text)) {
    if (isWanted(word.whole)) marks.push([word.start, word.end])
    else if (word.names.length || word.parts.length) markInside(word, isWanted, marks)
  }
  return { text, marks }
}

function markInside({ names, parts }: Word, isWanted: IsWanted, marks: TextRange[]): void {
  if (!markAmong(names, isWanted, marks)) markAmong(parts, isWanted, marks)
}

/** Marks those of the parts that are wanted. Out: whether any is. */
function markAmong(parts: Word['parts'], isWanted: IsWanted, marks: TextRange[]): boolean {
  const before = marks.length
  for (const { text, start, end } of parts) if (isWanted(text)) marks.push([start, end])
  return marks.length > before
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
