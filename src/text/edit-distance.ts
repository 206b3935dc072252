/**
 * How many letters must be put in, left out, replaced or swapped with their neighbour to turn `typed` into `term`.
 * With `asBeginning`, into the beginning of `term` that fits best. Anything above `limit` comes out as Infinity.
 * Search compares a word with thousands of terms at every keystroke, so it ends early; a swap is one slip, and the word may
 * not be finished: libraries have one or two of these, none has all three.
 */
export function editDistance(typed: string, term: string, limit: number, asBeginning = false): number {
  const width = asBeginning ? Math.min(term.length, typed.length + limit) : term.length
  if (Math.abs(width - typed.length) > limit) return Infinity
  let beforeLast: number[] = []
  let last = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= width; column++) {
      const same = typed[row - 1] === term[column - 1]
      let cost = Math.min(
        (last[column] ?? Infinity) + 1,
        (current[column - 1] ?? Infinity) + 1,
        (last[column - 1] ?? Infinity) + (same ? 0 : 1),
      )
      const swapped = typed[row - 1] === term[column - 2] && typed[row - 2] === term[column - 1]
      if (swapped && row > 1 && column > 1) cost = Math.min(cost, (beforeLast[column - 2] ?? Infinity) + 1)
      current.push(cost)
      if (cost < least) least = cost
    }
    // A swap reaches back two rows, so one row over the limit is not yet the end.
    if (least > limit + 1) return Infinity
    beforeLast = last
    last = current
  }
  const distance = asBeginning ? Math.min(...last) : (last[width] ?? Infinity)
  return distance <= limit ? distance : Infinity
}
