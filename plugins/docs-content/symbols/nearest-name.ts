/**
 * The name that was most likely meant.
 * @param strict only a slip of a letter or two in a long name counts: for names that may well be somebody else's
 */
export function nearestName(
  written: string,
  candidates: Iterable<string>,
  strict = false,
): string | undefined {
  if (strict && written.length < 9) return undefined
  const limit = strict ? (written.length >= 14 ? 2 : 1) : Math.max(2, Math.floor(written.length / 3))
  let best: string | undefined
  let bestDistance = limit + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - written.length) >= bestDistance) continue
    // `Application` is somebody's type, where `application` is a property of ours.
    if (strict && candidate.toLowerCase() === written.toLowerCase()) return undefined
    const found = editDistance(written, candidate, bestDistance)
    if (found < bestDistance) {
      best = candidate
      bestDistance = found
    }
  }
  return best
}

/** Letters to insert, take out or change; stops counting at `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const value = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost)
      next.push(value)
      least = Math.min(least, value)
    }
    if (least >= limit) return limit
    row = next
  }
  return row[b.length] ?? limit
}
