import { sectionOf, type Postings } from './postings'

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
  postings: Postings,
  numberOf: (term: string) => number | undefined,
  size: number,
  isStopWord: (term: string) => boolean,
): SharesOf {
  const { starts, places } = postings.fields.get(field) ?? {
    starts: new Uint32Array(),
    places: new Uint32Array(),
  }
  /** Counted at the first question. */
  let counted: Uint8Array | undefined
  function count(): Uint8Array {
    const lengths = new Uint8Array(size)
    postings.terms.forEach((term, number) => {
      const [start = 0, end = 0] = [starts[number], starts[number + 1]]
      if (start < end && !isStopWord(term)) addOne(lengths, places, start, end)
    })
    return lengths
  }
  const shares = new Float32Array(size)
  return (terms) => {
    const lengths = (counted ??= count())
    shares.fill(0)
    for (const term of terms) {
      const number = numberOf(term)
      if (number === undefined || isStopWord(term)) continue
      for (let at = starts[number] ?? 0, end = starts[number + 1] ?? 0; at < end; at++) {
        const section = sectionOf(places[at] ?? 0)
        shares[section] = (shares[section] ?? 0) + 1 / (lengths[section] ?? 1)
      }
    }
    return { shares, lengths }
  }
}

function addOne(lengths: Uint8Array, places: Uint32Array, start: number, end: number): void {
  for (let at = start; at < end; at++) {
    const section = sectionOf(places[at] ?? 0)
    lengths[section] = (lengths[section] ?? 0) + 1
  }
}
