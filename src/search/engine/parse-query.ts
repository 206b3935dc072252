import type { SearchPolicy } from '../contract/policy'
import type { FindSubstitutions } from './synonyms'
import { classAtEnd, wordsOf, type Word } from './words'

/** A word of a reading. */
export interface ReadWord {
  text: string
  /** The reader may still be typing it. */
  unfinished: boolean
}

/** Another way to say a word, or a few together: all of its words must be there. */
interface Reading {
  words: readonly ReadWord[]
  weight: number
  /** It is the same letters, cut otherwise: when the site has it, the word was spelled right. */
  sameLetters?: boolean
}

export interface QueryWord extends ReadWord {
  /** In the form the index knows. */
  text: string
  /** What stands for it as well: its parts, written as one with its neighbours, what means the same. */
  readings: readonly Reading[]
  /** Worth finding, but its absence says nothing: a stop word that may become another word. */
  optional: boolean
  /** It says where to look, beside words that say what for. */
  isPlace: boolean
  /** The word of the site that it is likeliest meant for. */
  meant: string
  /** It stands in a phrase that means something as a whole: "16 KB page size" is of no page's size. */
  inPhrase: boolean
  /** It is written as names in code are: with humps, dots or underscores. */
  isName: boolean
}

export interface ParsedQuery {
  words: readonly QueryWord[]
  /** All words, stop words too: those that the site does not have are the likeliest ones that it has. */
  meant: readonly string[]
  /** The reader may still be typing the last one. */
  isUnfinished: boolean
  /** Terms of the site that are whole names in code, as which they were typed. */
  identifiers: readonly string[]
  /** The one term that the text stands for beside its words, as the policy says. */
  direct?: { term: string; weight: number }
}

/** More than this is a pasted text, not a question; the beginning of it says enough. */
export const longestQuery = 200
export const mostWords = 12

/** Humps, dots, underscores; capitals alone with a digit or long; a status. */
const isNameInCode = /[a-z][A-Z]|\w[._/]\w|^\d{3,}$|^[A-Z]{5,}$/
/** Files have names as well, of which articles tell; no list of names has them. */
const isFile = /\.(json|plist|xml|js|html?|gradle|kts|ya?ml|csv|png|p8|p12)$/i

const isNamed = (written: string): boolean => isNameInCode.test(written) && !isFile.test(written)

const weights = { parts: 0.6, names: 1, joined: 1, synonym: 0.7, leftOfSynonym: 0.35 }

/** Neighbouring words written as one: "in app" may stand as "in-app", "remote config" as `remoteConfig`. */
function joinedAround(at: number, words: readonly string[], lastIsUnfinished: boolean): Reading[] {
  const readings: Reading[] = []
  for (const length of [2, 3]) {
    for (let start = Math.max(0, at - length + 1); start <= at && start + length <= words.length; start++) {
      const text = words.slice(start, start + length).join('')
      const unfinished = lastIsUnfinished && start + length === words.length
      readings.push({ words: [{ text, unfinished }], weight: weights.joined, sameLetters: true })
    }
  }
  return readings
}

const lettersOfHalf = 3

/** Two words that were written as one, which the site has less often or not at all: "pushnotification". */
function cutInTwo(
  word: string,
  { isKnown, halvesOf }: Pick<Words, 'isKnown' | 'halvesOf'>,
): (readonly [string, string])[] {
  const known = halvesOf(word)
  if (known) return [known]
  if (word.length < 2 * lettersOfHalf || isKnown(word)) return []
  return Array.from({ length: word.length - 2 * lettersOfHalf + 1 }, (_, at): [string, string] => {
    const cut = at + lettersOfHalf
    return [word.slice(0, cut), word.slice(cut)]
  }).filter((halves) => halves.every(isKnown))
}

/** What means the same. Of "changes in" the index has one word, which by itself says much else. */
function synonymOf(words: readonly string[], isStopWord: (word: string) => boolean): Reading {
  const telling = words.filter((word) => !isStopWord(word))
  return {
    words: telling.map((text) => ({ text, unfinished: false })),
    weight: telling.length === 1 && words.length > 1 ? weights.leftOfSynonym : weights.synonym,
  }
}

/** What a word is made of. Of one that the site has as a whole, "add-on", what is left without stop words is another word. */
function partsOf(
  { whole, parts }: Word,
  written: string,
  { isKnown, says }: { isKnown: (word: string) => boolean; says: (part: string) => boolean },
): string[] {
  const telling = parts.map(({ text }) => text).filter(says)
  const isWord = !isNameInCode.test(written) && isKnown(whole)
  return isWord && telling.length < parts.length ? [] : telling
}

/** The identifiers that a word is, as the index has them: itself, or those of a qualified name. */
function identifiersIn(word: Word, written: string, isKnown: (word: string) => boolean): string[] {
  if (!isNameInCode.test(written) || !word.parts.length || !/\p{L}/u.test(word.whole)) return []
  if (!word.isMember && isKnown(word.whole)) return [word.whole]
  return word.names.map(({ text }) => text).filter(isKnown)
}

/** What is known of the words of the site. */
export interface Words {
  isKnown: (word: string) => boolean
  /** What pages write as two words instead of this one. */
  halvesOf: (word: string) => readonly [string, string] | undefined
  /** The word of the site that a typed one is likeliest meant for; the typed one where there is none. */
  likelyWord: (typed: string) => string
}

/**
 * What the reader typed → words to look for. Characters that mean something to lunr (`:`, `+`, `~`, `*`, `^`, `-`)
 * mean nothing here. Never throws; text without any word gives no words.
 */
export function parseQuery(
  text: string,
  language: string,
  { isStopWord, directTerm, placesIn }: Pick<SearchPolicy, 'isStopWord' | 'directTerm' | 'placesIn'>,
  findSubstitutions: FindSubstitutions,
  { isKnown, halvesOf, likelyWord }: Words,
): ParsedQuery {
  const short = text.slice(0, longestQuery)
  const found = wordsOf(short)
    .slice(0, mostWords)
    .map((word) =>
      word.names.length || isKnown(word.whole) ? word : { ...word, names: classAtEnd(short, word) },
    )
  const typed = found.map(({ whole }) => whole)
  const meant = typed.map((word) => (isStopWord(word, language) ? word : likelyWord(word)))
  const lastIsUnfinished = found.at(-1)?.end === short.length
  // What is begun may become a word of a phrase that is not the likeliest one by itself.
  const begun = lastIsUnfinished && meant.at(-1) !== typed.at(-1)
  const substitutions = [
    ...findSubstitutions(meant, lastIsUnfinished),
    ...(begun ? findSubstitutions([...meant.slice(0, -1), typed.at(-1) ?? ''], true) : []),
  ]
  /** A word that is being typed may go on to one that is two. */
  const begunAt = (at: number): string => {
    const [word = '', likely = ''] = [typed[at], meant[at]]
    return likely.startsWith(word) && halvesOf(likely) ? likely : word
  }
  const places = placesIn(meant)
  const asks = typed.some((word, at) => !places[at] && !isStopWord(word, language))
  const tells = typed.some((word) => !isStopWord(word, language))

  const words = found.map((word, at): QueryWord => {
    const unfinished = lastIsUnfinished && at === found.length - 1
    const parts = partsOf(word, short.slice(word.start, word.end), {
      isKnown,
      says: (part) => part.length > 1 && !isStopWord(part, language),
    })
    const around = substitutions.filter(({ start, end }) => start <= at && at < end)
    const otherwise = around.flatMap(({ others }) => others)
    return {
      text: word.whole,
      unfinished,
      readings: [
        ...(parts.length
          ? [
              {
                words: parts.map((part, index) => ({
                  text: part,
                  unfinished: unfinished && index === parts.length - 1,
                })),
                weight: weights.parts,
                sameLetters: true,
              },
            ]
          : []),
        ...(word.names.length
          ? [
              {
                words: word.names.map((name) => ({
                  text: name.text,
                  unfinished: unfinished && name.end === word.end,
                })),
                weight: weights.names,
                sameLetters: true,
              },
            ]
          : []),
        ...joinedAround(at, typed, lastIsUnfinished),
        ...cutInTwo(begunAt(at), { isKnown, halvesOf }).map((halves) => ({
          words: halves.map((half) => ({ text: half, unfinished: false })),
          weight: weights.joined,
          sameLetters: true,
        })),
        ...otherwise.map((other) => synonymOf(other, (one) => isStopWord(one, language))),
      ],
      optional: isStopWord(word.whole, language) && tells,
      isPlace: asks && (places[at] ?? false),
      meant: meant[at] ?? word.whole,
      inPhrase: around.some(({ start, end, others }) => end - start > 1 && others.length > 0),
      isName: isNamed(short.slice(word.start, word.end)),
    }
  })
  const identifiers = found.flatMap((word, at) =>
    words[at]?.isPlace ? [] : identifiersIn(word, short.slice(word.start, word.end), isKnown),
  )
  const direct = directTerm(short)
  return {
    words: telling(words),
    meant,
    isUnfinished: lastIsUnfinished,
    identifiers: [...new Set(identifiers)],
    ...(direct ? { direct } : {}),
  }
}

/** Each word once. Stop words say nothing beside others, unless they are being typed. */
function telling(words: readonly QueryWord[]): QueryWord[] {
  return words.filter(
    (word, at) =>
      (!word.optional || word.unfinished) && words.findIndex((other) => other.text === word.text) === at,
  )
}
