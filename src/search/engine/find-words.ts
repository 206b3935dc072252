import type { TriedWord } from '../contract/answer'
import type { Evidence } from './evidence'
import type { FindKeywords } from './keywords'
import type { KnownEvidence } from './known-evidence'
import type { ParsedQuery, QueryWord, ReadWord } from './parse-query'
import { sectionOf, type Postings } from './postings'
import { longestOf } from './phrases'
import { planTerm, type Likelihood, type TermPlan } from './query-plan'
import type { Vocabulary } from './vocabulary'
import { SectionNumbers } from './section-numbers'

/** What one of the reader's words found. */
export interface Found {
  evidence: Evidence
  weight: number
  /** Whether a section that lacks it is worth less. */
  counts: boolean
  /** Of all words, the share that a section with it has by it, though one by one it may lack them. */
  covers?: number
}

export interface FoundWords {
  found: readonly Found[]
  tried: readonly TriedWord[]
  /** All terms that were asked for, and beginnings: what is marked in the results. */
  terms: ReadonlySet<string>
  beginnings: readonly string[]
}

export interface WordTools {
  vocabulary: Vocabulary
  known: KnownEvidence
  likelihoodIn: (found: readonly Found[]) => Likelihood
  /** The number of sections where somebody explains: a list that names everything says nothing of how common a word is. */
  prose: number
  findKeywords: FindKeywords
}

const optionalWeight = 0.3
/** Where to look is the matter of the policy; what for, of the words. */
const placeWeight = 0.5
/** What one word of a phrase says by itself, where another way to say the phrase is found. */
const inPhraseWeight = 0.35
/** A word that the site does not have counts as one that a section lacks. */
const missingWeight = 0.5
/** A keyword that is said in full, beside all of the words one by one. */
const keywordWeight = 0.25
const leastRarity = 0.33
/** What a section counts that has none of the other words. */
const outOfContext = 0.001

const nothing: Evidence = {
  sections: new SectionNumbers(),
  total: new Float32Array(),
  named: new Float32Array(),
  own: new Uint8Array(),
}

/** The words of a query → what the sections have of each. */
export function findWords({ words, meant, isUnfinished, direct }: ParsedQuery, tools: WordTools): FoundWords {
  const { vocabulary, known, prose } = tools
  const terms = new Set<string>()

  const evidences = new Map<string, Evidence | undefined>()
  /** What a word of a reading finds; undefined when the site does not have it. */
  const ofReading = ({ text, unfinished }: ReadWord): Evidence | undefined => {
    const key = `${text}${unfinished ? '*' : ''}`
    if (!evidences.has(key)) {
      const { clauses } = known.planOf(text, unfinished, true)
      clauses.forEach(({ term }) => terms.add(term))
      evidences.set(key, clauses.length ? known.evidenceOf(clauses) : undefined)
    }
    return evidences.get(key)
  }
  const readingsOf = (readings: QueryWord['readings']): Evidence[] =>
    readings.flatMap(({ words: others, weight }) => {
      const all = others.map(ofReading)
      const there = all.filter((one): one is Evidence => one !== undefined)
      return there.length && there.length === all.length ? [known.allOf(there, weight)] : []
    })

  function look(
    word: QueryWord,
    likelihood?: Likelihood,
  ): { plan: TermPlan; found?: Found; matches: number } {
    const otherwise = readingsOf(word.readings.filter(({ sameLetters }) => sameLetters))
    const readings = [...otherwise, ...readingsOf(word.readings.filter(({ sameLetters }) => !sameLetters))]
    let plan = likelihood
      ? planTerm(word.text, vocabulary, word.unfinished, { likelihood })
      : known.planOf(word.text, word.unfinished, false)
    // A word that is there when it is cut otherwise needs no similar one.
    if (plan.matchTypes.includes('fuzzy') && otherwise.length)
      plan = { ...plan, clauses: [], substitutes: [] }
    plan.clauses.forEach(({ term }) => terms.add(term))
    const itself = plan.clauses.length ? [known.evidenceOf(plan.clauses)] : []
    const all =
      word.inPhrase && readings.length && itself.length
        ? [known.allOf(itself, inPhraseWeight), ...readings]
        : [...itself, ...readings]
    const counts = !word.optional
    if (!all.length) {
      const found = counts ? { evidence: nothing, weight: missingWeight, counts } : undefined
      return { plan, matches: 0, ...(found ? { found } : {}) }
    }
    const evidence = known.bestOf(all)
    const { matches, common } = known.countsOf(evidence)
    // A word that stands everywhere says little.
    const rarity = Math.max(leastRarity, Math.log(1 + prose / (1 + common)) / Math.log(1 + prose))
    const weight = rarity * (counts ? 1 : optionalWeight) * (word.isPlace ? placeWeight : 1)
    return { plan, matches, found: { evidence, weight, counts } }
  }

  // What is certain first: it tells what the others may be meant for.
  const isCertain = ({ text, unfinished }: QueryWord) =>
    !unfinished && (vocabulary.has(text) || vocabulary.withSameStem(text).length > 0)
  const looked = new Map(words.filter(isCertain).map((word) => [word, look(word)]))
  const certain = [...looked.values()].flatMap(({ found }) => found ?? [])
  const likelihood = certain.length ? tools.likelihoodIn(certain) : undefined
  const all = words.map((word) => looked.get(word) ?? look(word, likelihood))

  const found = all.flatMap((one) => one.found ?? [])
  if (direct && vocabulary.has(direct.term)) {
    found.push({
      evidence: known.evidenceOf([{ term: direct.term, boost: 1 }]),
      weight: direct.weight,
      counts: false,
    })
  }
  const whole = found.reduce((sum, { weight, counts }) => sum + (counts ? weight : 0), 0)
  for (const { start, end, evidence } of longestOf(tools.findKeywords(meant, isUnfinished))) {
    found.push({
      evidence,
      weight: (keywordWeight * whole * (end - start)) / meant.length,
      counts: false,
      covers: (whole * (end - start)) / meant.length,
    })
  }
  return {
    found,
    tried: all.map(({ plan, matches }, at) => ({
      word: words[at]?.text ?? '',
      matchTypes: plan.matchTypes,
      found: matches > 0,
      substitutes: plan.substitutes,
    })),
    terms,
    beginnings: words.filter(({ unfinished }) => unfinished).map(({ text }) => text),
  }
}

/**
 * A word is likelier meant the more it stands where the other words stand: "service work" goes on to the worker. While a word
 * is typed, the others stay as they are, and so does what they say of a term.
 */
export function createContext(
  { fields }: Postings,
  vocabulary: Vocabulary,
  size: number,
): (found: readonly Found[]) => Likelihood {
  const context = new Float32Array(size)
  let last: readonly Found[] = []
  let known = new Map<string, number>()

  function lookAt(found: readonly Found[]): void {
    const isSame = (one: Found, at: number) =>
      one.evidence === last[at]?.evidence && one.weight === last[at].weight
    if (found.length === last.length && found.every(isSame)) return
    last = found
    known = new Map()
    context.fill(0)
    const all = found.reduce((sum, { weight }) => sum + weight, 0)
    for (const { evidence, weight } of found) {
      const { sections, total } = evidence
      for (let at = 0; at < sections.length; at++) {
        const section = sections[at] ?? 0
        context[section] = (context[section] ?? 0) + (weight * (total[at] ?? 0)) / all
      }
    }
  }

  function reckon(term: string): number {
    const number = vocabulary.numberOf(term) ?? 0
    let likely = 0
    for (const { starts, places } of fields.values()) {
      for (let at = starts[number] ?? 0, end = starts[number + 1] ?? 0; at < end; at++) {
        likely += outOfContext + (context[sectionOf(places[at] ?? 0)] ?? 0) ** 2
      }
    }
    return likely
  }

  return (found) => {
    lookAt(found)
    return (term) => {
      const likely = known.get(term) ?? reckon(term)
      known.set(term, likely)
      return likely
    }
  }
}
