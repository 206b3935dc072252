import type { MatchType } from '../contract/answer'
import type { Vocabulary } from './vocabulary'

/** One term of the index to look up. */
export interface Clause {
  term: string
  /** How surely it is what the reader means, up to 1. */
  boost: number
  /** Only where names stand: in titles and headings. */
  namesOnly?: boolean
}

/** How likely each of some terms is the one that is meant. */
export type Likelihood = (term: string) => number

export interface TermPlan {
  clauses: readonly Clause[]
  /** The types of match that were tried, whether or not they led to a term. */
  matchTypes: readonly MatchType[]
  /** The terms of the site that stand in for a word that is not there. */
  substitutes: readonly string[]
}

/** Shorter words have too many neighbours that mean something else. */
const lettersForSimilar = 4
/** A beginning this short fits a good part of the vocabulary: it is looked for where it matters, in titles. */
const lettersForContent = 3
const mostBeginnings = 24
/** Of more words that begin alike, only the most frequent are weighed against each other. */
const mostWeighed = 200
const mostSimilar = 8

const boosts = {
  exact: 1,
  stem: 0.95,
  prefix: 0.9,
  prefixBesideExact: 0.5,
  /** Readers go on after a word that they have left unfinished; seldom where it is a word already. */
  prefixInside: 0.3,
  fuzzy: [0, 0.85, 0.6],
} as const

/** The word that is likeliest meant: the word itself, else the most frequent one that it begins, else one spelled like it. */
export function likelyWord(word: string, vocabulary: Vocabulary): string {
  if (vocabulary.has(word) || vocabulary.withSameStem(word).length || word.length < lettersForContent)
    return word
  const [begun] = vocabulary.withPrefix(word, 1)
  if (begun !== undefined || word.length < lettersForSimilar) return begun ?? word
  return vocabulary.similarTo(word, true, 1).terms[0] ?? word
}

/**
 * One word → the terms of the index to ask for. Exact and in its other forms; as a beginning when the reader may still be
 * typing it, or when it leads nowhere as it is; in similar spellings only when all of that led nowhere.
 * @param isLast the reader may still be typing it
 * @param asIs nothing is tried for a word that leads nowhere
 * @param likelihood of what a beginning or a misspelt word may be meant for; without it, the more frequent the likelier
 */
export function planTerm(
  word: string,
  vocabulary: Vocabulary,
  isLast: boolean,
  { asIs = false, likelihood }: { asIs?: boolean; likelihood?: Likelihood | undefined } = {},
): TermPlan {
  const clauses = new Map<string, Clause>()
  const add = (terms: readonly string[], boost: number, namesOnly = false) => {
    for (const term of terms)
      if (!clauses.has(term)) clauses.set(term, { term, boost, ...(namesOnly ? { namesOnly } : {}) })
  }
  const matchTypes: MatchType[] = ['exact', 'stem']
  const exact = vocabulary.has(word)
  if (exact) add([word], boosts.exact)
  add(vocabulary.withSameStem(word), boosts.stem)
  const isRare = !clauses.size
  if (isLast || (!asIs && word.length >= lettersForContent && (isRare || word.length > lettersForContent))) {
    matchTypes.push('prefix')
    const beginnings = likeliest(
      vocabulary.withPrefix(word, likelihood ? mostWeighed : mostBeginnings),
      likelihood,
    ).slice(0, mostBeginnings)
    const likely =
      isLast && exact ? boosts.prefixBesideExact : isRare || isLast ? boosts.prefix : boosts.prefixInside
    const namesOnly = word.length < lettersForContent
    const boostAt = (at: number) => likely * (1 - (0.5 * at) / mostBeginnings)
    beginnings.forEach((term, at) => add([term], boostAt(at), namesOnly))
    // Who types "setti" goes on to "setting", which has its other forms as if it were typed out.
    const [likeliestOne] = beginnings
    if (isRare && likeliestOne !== undefined)
      add(vocabulary.withSameStem(likeliestOne), likely * boosts.stem, namesOnly)
  }
  if (clauses.size || asIs || word.length < lettersForSimilar)
    return { clauses: [...clauses.values()], matchTypes, substitutes: [] }

  matchTypes.push('fuzzy')
  const { terms: similar, distance } = vocabulary.similarTo(word, true, mostSimilar)
  const terms = likeliest(similar, likelihood)
  terms.forEach((term, at) => {
    const boost = (boosts.fuzzy[distance] ?? 0) * (1 - (0.5 * at) / mostSimilar)
    add([term], boost)
    add(vocabulary.withSameStem(term), boost * boosts.stem)
  })
  return { clauses: [...clauses.values()], matchTypes, substitutes: terms }
}

/** Terms that come by frequency, the likeliest first. */
function likeliest(terms: readonly string[], likelihood: Likelihood | undefined): readonly string[] {
  if (!likelihood) return terms
  return terms
    .map((term) => ({ term, likely: likelihood(term) }))
    .sort((a, b) => b.likely - a.likely)
    .map(({ term }) => term)
}
