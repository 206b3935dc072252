const rowOf = (width: number): number[] => new Array<number>(width + 1).fill(Infinity)

/**
 * How many letters must be put in, left out, replaced or swapped with their neighbour to turn `typed` into `term`.
 * With `asBeginning`, into the beginning of `term` that fits best. Anything above `limit` comes out as Infinity.
 * Search compares a word with thousands of terms at every keystroke, so it ends early; a swap is one slip, and the word may
 * not be finished: libraries have one or two of these, none has all three.
 */
export function editDistance(typed: string, term: string, limit: number, asBeginning = false): number {
  const width = asBeginning ? Math.min(term.length, typed.length + limit) : term.length
  if (Math.abs(width - typed.length) > limit) return Infinity
  let [beforeLast, last, current] = [rowOf(width), rowOf(width), rowOf(width)]
  for (let column = 0; column <= Math.min(width, limit); column++) last[column] = column
  for (let at = 1; at <= typed.length; at++) {
    // Further from the diagonal than the limit, every way is too long.
    const first = Math.max(1, at - limit)
    const end = Math.min(width, at + limit)
    current[first - 1] = first === 1 ? at : Infinity
    if (end < width) current[end + 1] = Infinity
    let least = current[first - 1] ?? Infinity
    for (let column = first; column <= end; column++) {
      const isSame = typed.charCodeAt(at - 1) === term.charCodeAt(column - 1)
      let cost = Math.min(
        (last[column] ?? Infinity) + 1,
        (current[column - 1] ?? Infinity) + 1,
        (last[column - 1] ?? Infinity) + (isSame ? 0 : 1),
      )
      const isSwapped =
        at > 1 &&
        column > 1 &&
        typed.charCodeAt(at - 1) === term.charCodeAt(column - 2) &&
        typed.charCodeAt(at - 2) === term.charCodeAt(column - 1)
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? Infinity) + 1)
      current[column] = cost
      if (cost < least) least = cost
    }
    // A swap reaches back two rows, but costs one as well: from here on all is over the limit.
    if (least > limit) return Infinity
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  const ends = asBeginning ? last.slice(Math.max(0, typed.length - limit)) : last.slice(width)
  const distance = Math.min(...ends)
  return distance <= limit ? distance : Infinity
}
