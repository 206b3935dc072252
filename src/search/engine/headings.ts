import type { Postings } from './postings'

const field = 'title'

/**
 * Of each section, which share of the terms of its heading a query has; of the page's title for the first of a page. The next
 * query writes over what the last one has.
 */
export type SharesOf = (terms: ReadonlySet<string>) => {
  shares: Float32Array
  /** How many terms, without stop words, the heading of each section has. */
  lengths: Uint8Array
}

/** Read from the index, which has the terms of all headings: cutting thousands of them into words takes a phone a second. */
export function createHeadings(
  { fields, terms: all }: Postings,
  numberOf: (term: string) => number | undefined,
  size: number,
  isStopWord: (term: string) => boolean,
): SharesOf {
  const lengths = new Uint8Array(size)
  const { starts, sections } = fields.get(field) ?? { starts: new Uint32Array(), sections: new Uint32Array() }
  const forEach = (term: number, visit: (section: number) => void) => {
    for (let at = starts[term] ?? 0, end = starts[term + 1] ?? 0; at < end; at++) visit(sections[at] ?? 0)
  }
  all.forEach((term, number) => {
    if (starts[number] === starts[number + 1] || isStopWord(term)) return
    forEach(number, (section) => (lengths[section] = (lengths[section] ?? 0) + 1))
  })
  const shares = new Float32Array(size)
  return (terms) => {
    shares.fill(0)
    for (const term of terms) {
      const number = numberOf(term)
      if (number === undefined || isStopWord(term)) continue
      forEach(number, (section) => (shares[section] = (shares[section] ?? 0) + 1 / (lengths[section] ?? 1)))
    }
    return { shares, lengths }
  }
}
