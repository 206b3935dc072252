import { editDistance } from '../../text/edit-distance'

interface Options {
  /** So many letters may be inserted, taken out or changed; by default a third of them, at least two and at most eight. */
  limit?: number
  /** Whether a letter in another case is another letter. */
  matchCase?: boolean
}

/** The candidate nearest to what was written, if it is near enough to be what was meant. */
export function nearest(
  written: string,
  candidates: Iterable<string>,
  { limit = Math.min(8, Math.max(2, Math.floor(written.length / 3))), matchCase = false }: Options = {},
): string | undefined {
  const fold = (text: string) => (matchCase ? text : text.toLowerCase())
  const folded = fold(written)
  let best: string | undefined
  let bestDistance = limit + 1
  for (const candidate of candidates) {
    const found = editDistance(folded, fold(candidate), bestDistance - 1)
    if (found < bestDistance) {
      best = candidate
      bestDistance = found
    }
  }
  return best
}

/** "Did you mean `x`?" when something is near, else the fallback sentence. */
export function didYouMean(written: string, candidates: Iterable<string>, otherwise: string): string {
  const found = nearest(written, candidates)
  return found ? `did you mean ${found}?` : otherwise
}
