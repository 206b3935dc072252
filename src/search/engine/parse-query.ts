import type { SearchPolicy } from '../contract/policy'
import { wordsOf } from './words'

export interface QueryWord {
  /** The word as a whole, in the form the index knows. */
  text: string
  /** What an identifier or hyphenated word is made of; all of them together stand for the whole. */
  parts: readonly string[]
  /** The reader may still be typing it. */
  unfinished: boolean
  /** Worth finding, but its absence says nothing: a stop word that may become another word. */
  optional: boolean
}

export interface ParsedQuery {
  words: readonly QueryWord[]
  /** Neighbouring words written as one: "in app" may stand as "in-app", "remote config" as `remoteConfig`. */
  joined: readonly string[]
  /** The one term that the text stands for beside its words, as the policy says. */
  direct?: { term: string; weight: number }
}

/** More than this is a pasted text, not a question; the beginning of it says enough. */
export const longestQuery = 200
export const mostWords = 8

function joinedOf(words: readonly string[]): string[] {
  const runs = [2, 3].flatMap((length) =>
    words.slice(0, words.length - length + 1).map((_, start) => words.slice(start, start + length).join('')),
  )
  return [...new Set(runs)]
}

/**
 * What the reader typed → words to look for. Characters that mean something to lunr (`:`, `+`, `~`, `*`, `^`, `-`)
 * mean nothing here. Never throws; text without any word gives no words.
 */
export function parseQuery(
  text: string,
  language: string,
  { isStopWord, directTerm }: Pick<SearchPolicy, 'isStopWord' | 'directTerm'>,
): ParsedQuery {
  const short = text.slice(0, longestQuery)
  const found = wordsOf(short).slice(0, mostWords)
  const words = found.map((word): QueryWord => {
    const unfinished = word.end === short.length
    return {
      text: word.whole,
      parts: word.parts
        .map((part) => part.text)
        .filter((part) => part.length > 1 && !isStopWord(part, language)),
      unfinished,
      optional: unfinished && found.length > 1 && isStopWord(word.whole, language),
    }
  })
  const telling = words.filter((word) => word.unfinished || !isStopWord(word.text, language))
  const distinct = telling.filter(
    (word, index) => telling.findIndex((other) => other.text === word.text) === index,
  )
  const direct = directTerm(short)
  return {
    words: distinct,
    joined: joinedOf(words.map((word) => word.text)),
    ...(direct ? { direct } : {}),
  }
}
