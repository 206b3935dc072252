import { remembered } from '../../text/maps'
import { createMemory } from '../../text/memory'
import { allOf, bestOf } from './combine-evidence'
import type { Evidence } from './evidence'
import { planTerm, type Clause, type TermPlan } from './query-plan'
import type { Vocabulary } from './vocabulary'

/** What words find, and all of that together: most of a query was asked at the letter before. */
export interface KnownEvidence {
  /** A word → the terms to ask for, as long as no other word has a say in it. */
  planOf(word: string, unfinished: boolean, asIs: boolean): TermPlan
  evidenceOf(clauses: readonly Clause[]): Evidence
  /** All of several words together; the same list for the same words. */
  allOf(evidences: readonly Evidence[], weight: number): Evidence
  /** The best of several ways to say the same. */
  bestOf(evidences: readonly Evidence[]): Evidence
  /** In how many sections it stands itself, and in how many of these somebody explains. */
  countsOf(evidence: Evidence): Counts
}

interface Counts {
  matches: number
  common: number
}

/** The words of a query with their readings, and those of the letters before. */
const atHand = 128

/**
 * Remembers what the reader's last words found.
 * @param isProse by section, 1 where somebody explains
 */
export function createKnownEvidence(
  vocabulary: Vocabulary,
  gather: (clauses: readonly Clause[]) => Evidence,
  isProse: Uint8Array,
): KnownEvidence {
  const plans = createMemory<TermPlan>(atHand)
  const gathered = createMemory<Evidence>(atHand)
  const combined = createMemory<Evidence>(atHand)
  const ofPlans = new WeakMap<readonly Clause[], Evidence>()
  const counts = new WeakMap<Evidence, Counts>()
  const numbers = new WeakMap<Evidence, number>()
  let next = 0

  const numberOf = (evidence: Evidence): number => remembered(numbers, evidence, () => next++)

  function count({ sections, own }: Evidence): Counts {
    let [matches, common] = [0, 0]
    for (let at = 0; at < own.length; at++) {
      if (!own[at]) continue
      matches++
      common += isProse[sections[at] ?? 0] ?? 0
    }
    return { matches, common }
  }

  return {
    planOf: (word, unfinished, asIs) =>
      plans.get(`${word} ${unfinished} ${asIs}`, () => planTerm(word, vocabulary, unfinished, { asIs })),
    evidenceOf: (clauses) =>
      remembered(ofPlans, clauses, () => gathered.get(JSON.stringify(clauses), () => gather(clauses))),
    allOf: (evidences, weight) =>
      combined.get(`${weight} ${evidences.map(numberOf).join('&')}`, () => allOf(evidences, weight)),
    bestOf: (evidences) => {
      const [only, ...others] = evidences
      return only && !others.length
        ? only
        : combined.get(evidences.map(numberOf).join('|'), () => bestOf(evidences))
    },
    countsOf: (evidence) => remembered(counts, evidence, () => count(evidence)),
  }
}
