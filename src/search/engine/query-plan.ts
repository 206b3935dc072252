import type { MatchType } from '../contract/answer'
import type { FieldName } from '../contract/policy'
import type { Vocabulary } from './vocabulary'

/** One term of the index to look up, as lunr's query builder takes it. */
export interface Clause {
  term: string
  boost: number
  /** All fields when missing. */
  fields?: readonly FieldName[]
}

export interface TermPlan {
  clauses: readonly Clause[]
  /** The types of match that were tried, whether or not they led to a term. */
  matchTypes: readonly MatchType[]
  /** The terms of the site that stand in for a word that is not there. */
  substitutes: readonly string[]
}

/** Shorter words have too many neighbours that mean something else. */
const lettersForSimilar = 5
/** A beginning this short fits a good part of the vocabulary: it is looked for where it matters, in titles. */
const lettersForContent = 3
const mostBeginnings = 16
const mostSimilar = 8

const boosts = {
  exact: 1,
  stem: 0.75,
  prefix: 0.6,
  prefixBesideExact: 0.3,
  fuzzy: [0, 0.5, 0.3],
} as const

/**
 * One word → the terms of the index to ask for. Exact and in its other forms; as a beginning when the reader may still
 * be typing; in similar spellings only when all of that led nowhere.
 */
export function planTerm(word: string, vocabulary: Vocabulary, unfinished: boolean): TermPlan {
  const clauses = new Map<string, Clause>()
  const add = (terms: readonly string[], boost: number, fields?: readonly FieldName[]) => {
    for (const term of terms)
      if (!clauses.has(term)) clauses.set(term, { term, boost, ...(fields ? { fields } : {}) })
  }
  const matchTypes: MatchType[] = ['exact', 'stem']
  const exact = vocabulary.has(word)
  if (exact) add([word], boosts.exact)
  add(vocabulary.withSameStem(word), boosts.stem)
  if (unfinished) {
    matchTypes.push('prefix')
    add(
      vocabulary.withPrefix(word, mostBeginnings),
      exact ? boosts.prefixBesideExact : boosts.prefix,
      word.length < lettersForContent ? ['title'] : undefined,
    )
  }
  if (clauses.size || word.length < lettersForSimilar)
    return { clauses: [...clauses.values()], matchTypes, substitutes: [] }

  matchTypes.push('fuzzy')
  const { terms, distance } = vocabulary.similarTo(word, unfinished, mostSimilar)
  terms.forEach((term) => {
    add([term], boosts.fuzzy[distance] ?? 0)
    add(vocabulary.withSameStem(term), (boosts.fuzzy[distance] ?? 0) * boosts.stem)
  })
  return { clauses: [...clauses.values()], matchTypes, substitutes: terms }
}
