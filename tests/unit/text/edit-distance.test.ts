import { describe, expect, it } from 'vitest'
import { editDistance } from '../../../src/text/edit-distance'

describe('the distance of two words', () => {
  it.each([
    ['push', 'push', 0],
    ['puhs', 'push', 1],
    ['pussh', 'push', 1],
    ['psh', 'push', 1],
    ['pusk', 'push', 1],
    ['pahs', 'push', 2],
    ['', 'ab', 2],
    ['inbox', 'push', Infinity],
  ])('%s → %s: %d', (typed, term, distance) => expect(editDistance(typed, term, 2)).toBe(distance))

  it('can be that to the beginning of a term', () => {
    expect(editDistance('notfi', 'notification', 1, true)).toBe(1)
    expect(editDistance('notfi', 'notification', 1)).toBe(Infinity)
  })

  it('is that of the plain table of all letters, whatever the limit', () => {
    const next = numbers(7)
    const word = () => Array.from({ length: next() % 9 }, () => 'abc'.charAt(next() % 3)).join('')
    for (let round = 0; round < 4000; round++) {
      const [typed, term, limit, asBeginning] = [word(), word(), next() % 6, next() % 2 === 0]
      const plain = plainDistance(typed, term, asBeginning, limit)
      expect([typed, term, limit, asBeginning, editDistance(typed, term, limit, asBeginning)]).toEqual([
        typed,
        term,
        limit,
        asBeginning,
        plain <= limit ? plain : Infinity,
      ])
    }
  })
})

/** Optimal string alignment, as the books have it. */
function plainDistance(typed: string, term: string, asBeginning: boolean, limit: number): number {
  const letters = asBeginning ? term.slice(0, typed.length + limit) : term
  const table = Array.from({ length: typed.length + 1 }, (_, row) =>
    Array.from({ length: letters.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  for (let row = 1; row <= typed.length; row++) {
    for (let column = 1; column <= letters.length; column++) {
      const isSame = typed[row - 1] === letters[column - 1]
      let cost = Math.min(
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
        table[row - 1]![column - 1]! + (isSame ? 0 : 1),
      )
      if (
        row > 1 &&
        column > 1 &&
        typed[row - 1] === letters[column - 2] &&
        typed[row - 2] === letters[column - 1]
      ) {
        cost = Math.min(cost, table[row - 2]![column - 2]! + 1)
      }
      table[row]![column] = cost
    }
  }
  const end = table[typed.length]!
  return asBeginning ? Math.min(...end) : end[letters.length]!
}

/** Numbers that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1103515245 + 12345) % 2147483648) >> 8
}
