import type { Pages } from './pages'
import type { ParsedQuery, QueryWord, ReadWord } from './parse-query'
import { planTerm } from './query-plan'
import type { StemOf } from './stems'
import type { Said, StoredSection } from './store'
import { createVocabulary, type Vocabulary } from './vocabulary'
import { termsOf } from './words'

/** A name whose sentence says what was typed. */
export interface SaidName extends Said {
  section: number
  path: string
  score: number
}

/** A query, and which pages are asked → the names there that are or do what it says, best first. */
type FindSaid = (query: ParsedQuery, isAsked: (path: string) => boolean) => SaidName[]

interface Site {
  /** All sentences, by their numbers. */
  sentences: readonly string[]
  stored: readonly (readonly [address: string, StoredSection])[]
  pages: Pages
  stemOf: StemOf
  isStopWord: (term: string) => boolean
}

/** One word says what a name is called, and hardly what it does. */
const leastWords = 2
/** So much of what was typed has to be said. */
const leastSaid = 0.55
/** What is said beside it makes a sentence worse by up to this share. */
const aside = 0.4
/** What its name and that of its type say as well. */
const inName = 0.9
const inType = 0.6
/** A word that no sentence has says nothing against one in particular. */
const missingWeight = 0.4
const isThere = 0.3

/** What is said on some pages, opened to be asked. */
interface Opened {
  paths: readonly string[]
  vocabulary: Vocabulary
  /** The sentences that have a term. */
  having: ReadonlyMap<string, readonly number[]>
  /** How many terms each sentence has. */
  lengths: ReadonlyMap<number, number>
  entries: readonly Entry[]
}

const nothing: Pick<StoredSection, 'heading' | 'page' | 'says'> = { heading: '', page: '' }

interface Entry extends Said {
  section: number
  path: string
  name: readonly string[]
  type: readonly string[]
}

/**
 * Sentences of names → a search in them. Those of the pages that are asked are read at the first question: all of them
 * would be several times as many.
 */
export function createSentences(site: Site): FindSaid {
  const { stored, pages } = site
  const sectionsOf = new Map<string, number[]>()
  stored.forEach(([, { says }], section) => {
    if (!says) return
    const path = pages.all[pages.ofSection[section] ?? 0]?.path ?? ''
    const known = sectionsOf.get(path)
    if (known) known.push(section)
    else sectionsOf.set(path, [section])
  })
  let opened: Opened | undefined

  /** The same pages are asked at every letter. */
  function openedFor(paths: readonly string[]): Opened {
    if (paths.length !== opened?.paths.length || !paths.every((path, at) => path === opened?.paths[at]))
      opened = open(site, paths, sectionsOf)
    return opened
  }

  return (query, isAsked) => {
    const words = query.words.filter(({ optional, isPlace }) => !optional && !isPlace)
    if (words.length < leastWords || !site.sentences.length) return []
    const paths = [...sectionsOf.keys()].filter(isAsked)
    if (!paths.length) return []
    const asked = openedFor(paths)
    const { entries, lengths } = asked
    const sayingOf = sentencesSaying(asked)
    const columns = words.map((word) => columnOf(word, entries, sayingOf, site.stemOf))
    const all = columns.reduce((sum, { weight }) => sum + weight, 0)
    return entries
      .flatMap(({ section, path, sentence, row }, at): SaidName[] => {
        let said = 0
        let own = 0
        for (const { weight, values, inSentence } of columns) {
          said += (weight * (values[at] ?? 0)) / all
          if ((inSentence.get(sentence) ?? 0) > isThere) own++
        }
        if (said < leastSaid) return []
        const share = Math.min(1, own / Math.max(1, lengths.get(sentence) ?? 1))
        return [{ section, path, sentence, score: said * (1 - aside * (1 - share)), ...(row ? { row } : {}) }]
      })
      .sort((a, b) => b.score - a.score)
  }
}

/** How surely each sentence has a word. */
type Saying = ReadonlyMap<number, number>

/** A word → the sentences that have it; without `asIs` also those with words like it, where none has it. */
function sentencesSaying({ vocabulary, having }: Opened) {
  const known = new Map<string, Saying>()
  return ({ text, unfinished }: ReadWord, asIs: boolean): Saying => {
    const key = `${text} ${unfinished} ${asIs}`
    let saying = known.get(key)
    if (!saying) {
      const made = new Map<number, number>()
      for (const { term, boost } of planTerm(text, vocabulary, unfinished, { asIs }).clauses) {
        for (const sentence of having.get(term) ?? [])
          made.set(sentence, Math.max(made.get(sentence) ?? 0, boost))
      }
      known.set(key, (saying = made))
    }
    return saying
  }
}

/** What each of the entries has of a word, and how much that tells. */
function columnOf(
  word: QueryWord,
  entries: readonly Entry[],
  sayingOf: ReturnType<typeof sentencesSaying>,
  stemOf: StemOf,
) {
  const inSentence = new Map(sayingOf(word, false))
  for (const { words, weight } of word.readings) {
    const [first, ...others] = words.map((one) => sayingOf(one, true))
    first?.forEach((value, sentence) => {
      const least = others.reduce((least, other) => Math.min(least, other.get(sentence) ?? 0), value)
      if (weight * least > (inSentence.get(sentence) ?? 0)) inSentence.set(sentence, weight * least)
    })
  }
  const ways = [{ words: [word], weight: 1 }, ...word.readings].map(({ words, weight }) => ({
    words: words.map(({ text, unfinished }) => ({ text, unfinished, stem: stemOf(text) })),
    weight,
  }))
  const known = new Map<readonly string[], number>()
  const among = (terms: readonly string[]) => {
    const before = known.get(terms)
    if (before !== undefined) return before
    let most = 0
    for (const { words, weight } of ways)
      if (weight > most && words.length && words.every((one) => isAmong(one, terms))) most = weight
    known.set(terms, most)
    return most
  }
  let count = 0
  const values = Float32Array.from(entries, ({ sentence, name, type }) => {
    const value = Math.max(inSentence.get(sentence) ?? 0, inName * among(name), inType * among(type))
    if (value > isThere) count++
    return value
  })
  const weight = count ? Math.log(1 + entries.length / count) / Math.log(1 + entries.length) : missingWeight
  return { inSentence, values, weight }
}

const isAmong = (
  { text, unfinished, stem }: ReadWord & { stem: string },
  stems: readonly string[],
): boolean => stems.includes(stem) || (unfinished && stems.some((one) => one.startsWith(text)))

function open(
  { sentences, stored, stemOf, isStopWord }: Site,
  paths: readonly string[],
  sectionsOf: ReadonlyMap<string, readonly number[]>,
): Opened {
  const cut = new Map<string, readonly string[]>()
  const stemsOf = (name: string): readonly string[] => {
    const known = cut.get(name) ?? termsOf(name).map(stemOf)
    cut.set(name, known)
    return known
  }
  const entries = paths.flatMap((path) =>
    (sectionsOf.get(path) ?? []).flatMap((section) => {
      const [, { says = [], heading, page }] = stored[section] ?? ['', nothing]
      const below = heading || page
      return says.map((one): Entry => {
        const dot = one.row ? below.length : below.lastIndexOf('.')
        const name = one.row?.name ?? below.slice(dot + 1)
        return { ...one, section, path, name: stemsOf(name), type: stemsOf(below.slice(0, Math.max(0, dot))) }
      })
    }),
  )
  const having = new Map<string, number[]>()
  const lengths = new Map<number, number>()
  for (const { sentence } of entries) {
    if (lengths.has(sentence)) continue
    const terms = new Set(termsOf(sentences[sentence] ?? '').filter((term) => !isStopWord(term)))
    lengths.set(sentence, terms.size)
    for (const term of terms) {
      const known = having.get(term)
      if (known) known.push(sentence)
      else having.set(term, [sentence])
    }
  }
  const terms = [...having].sort(([, a], [, b]) => b.length - a.length).map(([term]) => term)
  return { paths, vocabulary: createVocabulary(terms, [], stemOf), having, lengths, entries }
}
