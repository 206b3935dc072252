/** Edit distance of two short words, counting insertions, deletions, replacements and swaps of neighbours. */
export function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let best = Math.min(at(rows[i - 1], j) + 1, at(row, j - 1) + 1, at(rows[i - 1], j - 1) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, at(rows[i - 2], j - 2) + 1)
      }
      row.push(best)
    }
    rows.push(row)
  }
  return at(rows[a.length], b.length)
}

const at = (row: number[] | undefined, index: number): number => row?.[index] ?? 0

/** The candidate nearest to what was written, if it is near enough to be what was meant. */
export function nearest(written: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.floor(written.length / 3))
  let best: string | undefined
  let bestDistance = limit + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - written.length) >= bestDistance) continue
    const found = distance(written.toLowerCase(), candidate.toLowerCase())
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
