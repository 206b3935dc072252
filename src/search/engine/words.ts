import { longestTerm } from '../contract/policy'

/**
 * How text becomes words, for the index and for what a reader types alike. Both sides must use this one function:
 * a word that is cut differently here and there is never found.
 */

/** A word as it stands in a text: every form it can be found by, and where it stands. */
export interface Word {
  /** The word as a whole, lower-cased: `enableremotenotifications`, `com.beckon.push_ui`, `inapp`. */
  whole: string
  /** What an identifier or hyphenated word is made of; empty for a plain word. */
  parts: WordPart[]
  start: number
  end: number
}

interface WordPart {
  text: string
  start: number
  end: number
}

/** Letters and digits, held together by the joiners that identifiers, file names and hyphenated words have inside. */
const CHUNK = /[\p{L}\p{N}]+(?:[._$'’-][\p{L}\p{N}\p{M}]+|_+[\p{L}\p{N}]+|\p{M}+[\p{L}\p{N}]*)*/gu
const PART = /[\p{L}\p{N}\p{M}]+/gu
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu
/** Most words: nothing in them to be cut or folded but a capital at the beginning. */
const PLAIN = /^[A-Za-z][a-z0-9]*$/
const POSSESSIVE = /['’]s?$/i

/** Names such as tvOS and APNs are words, not two. */
const LONGEST_UNSPLIT = 5

const ASCII = /^[\x20-\x7e]*$/
const fold = (text: string): string =>
  (ASCII.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase()

/** Cuts one run of letters at its camel humps, unless that would break a name such as iOS or OAuth2. */
function humps(text: string, offset: number): WordPart[] {
  const cuts = text.length > LONGEST_UNSPLIT ? [...text.matchAll(CAMEL)].map((match) => match.index) : []
  const edges = [0, ...cuts, text.length]
  const parts = edges.slice(1).map((end, index) => {
    const start = edges[index] ?? 0
    return { text: fold(text.slice(start, end)), start: offset + start, end: offset + end }
  })
  const brokenName = parts.some((part) => part.text.length === 1)
  return brokenName ? [{ text: fold(text), start: offset, end: offset + text.length }] : parts
}

/**
 * The words of a text, in order, with their places.
 * In: any text. Out: words in lower case without accents; never an error, an empty list when there is none.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(CHUNK)) {
    if (PLAIN.test(match[0]) && match[0].length <= longestTerm) {
      const end = match.index + match[0].length
      words.push({ whole: match[0].toLowerCase(), parts: [], start: match.index, end })
      continue
    }
    const chunk = match[0].replace(POSSESSIVE, '')
    const start = match.index
    // An apostrophe inside belongs to the word (don't, l'app): only other joiners and humps make parts.
    const whole = fold(chunk.replace(/['’-]/g, ''))
    if (!whole || whole.length > longestTerm) continue
    const runs = /['’]/.test(chunk) ? [] : [...chunk.matchAll(PART)]
    const parts = runs.flatMap((run) => humps(run[0], start + run.index))
    words.push({ whole, parts: parts.length > 1 ? parts : [], start, end: start + chunk.length })
  }
  return words
}

/** Every term a text is to be found by: whole words and their parts. One-letter parts lead nowhere and are left out. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap(({ whole, parts }) => [
    ...(whole.length > 1 || /\p{N}/u.test(whole) ? [whole] : []),
    ...parts.map((part) => part.text).filter((part) => part.length > 1),
  ])
}
