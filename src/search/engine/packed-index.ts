import { digits, END } from './digits'
import type { PackedTexts } from './texts'

/** A lunr index as lunr itself writes it: `lunr.Index.load` takes it. */
export interface SerialisedIndex {
  version: string
  fields: string[]
  fieldVectors: [fieldRef: string, vector: number[]][]
  invertedIndex: [term: string, posting: Posting][]
  pipeline: string[]
}

export type Posting = { _index: number } & Record<string, Record<string, object> | number>

/** How often terms stand in the fields of sections: all of a lunr index that does not follow from something else. */
export interface CountedIndex {
  /** Of lunr. */
  version: string
  fields: readonly { name: string; boost: number }[]
  /** By section, in the order in which they are stored, and by field: how often each term stands there. */
  sections: readonly Readonly<Record<string, Readonly<Record<string, number>>>>[]
}

/**
 * An index as it travels. lunr writes each occurrence of a term twice, once with the address of its section and once with a
 * score; here it is one or two letters, and how often it stands there where that is more than once. All else is worked out anew when it is opened.
 */
export interface PackedIndex {
  /** Of lunr. */
  version: string
  fields: string[]
  /** How much each field counts. */
  boosts: number[]
  /** All terms, the most frequent first, each as the number of letters it shares with the one before, and the rest. */
  terms: string
  /**
   * By field: which terms each section has, and which of these more than once, each as the steps from the one before; the
   * latter with how often beside the first two times.
   */
  postings: Record<string, { terms: string; more: string }>
}

/** With what sections say in common. */
export interface PackedEntry extends PackedIndex {
  texts?: PackedTexts
  /** Words that pages write as two, and readers as one. */
  twoWords?: readonly string[]
}

export const SPACE = ' '
export const MOST_SHARED = 35

/** An index as it is sent: terms by how often they come, and where they stand as digits, a text a field. */
export function packIndex({ version, fields, sections }: CountedIndex): PackedIndex {
  const names = fields.map(({ name }) => name)
  const terms = byFrequency(sections, names)
  const numberOf = new Map(terms.map((term, number) => [term, number]))

  const postings = names.map((field) => {
    let ofTerms = ''
    let more = ''
    for (const section of sections) {
      let [before, beforeMore] = [-1, -1]
      const pairs = Object.entries(section[field] ?? {}).map(([term, times]) => ({
        at: numberOf.get(term) ?? 0,
        times,
      }))
      for (const [place, { at, times }] of pairs.sort((a, b) => a.at - b.at).entries()) {
        ofTerms += digits(at - before - 1)
        before = at
        if (times === 1) continue
        more += digits(place - beforeMore - 1) + digits(times - 2)
        beforeMore = place
      }
      ofTerms += END
      more += END
    }
    return [field, { terms: ofTerms, more }] as const
  })
  return {
    version,
    fields: names,
    boosts: fields.map(({ boost }) => boost),
    terms: frontCoded(terms),
    postings: Object.fromEntries(postings),
  }
}

/** All terms: frequent ones have the small numbers, and equally frequent ones stand sorted. */
function byFrequency(sections: CountedIndex['sections'], fields: readonly string[]): string[] {
  const times = new Map<string, number>()
  for (const section of sections)
    for (const field of fields)
      for (const term of Object.keys(section[field] ?? {})) times.set(term, (times.get(term) ?? 0) + 1)
  return [...times]
    .sort(([a, timesA], [b, timesB]) => timesB - timesA || (a < b ? -1 : 1))
    .map(([term]) => term)
}

function frontCoded(terms: readonly string[]): string {
  let before = ''
  return terms
    .map((term) => {
      let shared = 0
      while (shared < MOST_SHARED && shared < term.length && term[shared] === before[shared]) shared++
      before = term
      return shared.toString(MOST_SHARED + 1) + term.slice(shared)
    })
    .join(SPACE)
}
