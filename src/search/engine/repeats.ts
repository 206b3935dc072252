/**
 * Texts that come again and again stand in a list, each once, and where they stand is a number: 0 for the next of the list
 * that was not named yet; for one that was, its place from the one after the last that came again. What follows each
 * other on one page mostly does on the next: then that place is 1, and below it there is no 0.
 */
export interface Repeats<Value> {
  list: Value[]
  write: (value: Value) => number
}

/** @param keyOf what tells values apart */
export function createRepeats<Value>(keyOf: (value: Value) => unknown = (value) => value): Repeats<Value> {
  const list: Value[] = []
  const known = new Map<unknown, number>()
  let next = 0
  return {
    list,
    write(value) {
      const key = keyOf(value)
      const at = known.get(key)
      if (at === undefined) {
        known.set(key, list.push(value) - 1)
        return 0
      }
      const place = at - next
      next = at + 1
      return place < 0 ? place : place + 1
    },
  }
}

/** The inverse: numbers as they were written, in their order → places in the list. */
export function readRepeats(): (written: number) => number {
  let count = 0
  let next = 0
  return (written) => {
    if (written === 0) return count++
    next += written < 0 ? written + 1 : written
    return next - 1
  }
}
