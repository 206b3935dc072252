import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { referenceOf } from '../../../src/compiler/data-pages/reference/addresses'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'

const { lists } = readSymbolLists(path.resolve('.'))

describe('pages of the reference', () => {
  it.each(lists.map((list) => [`${list.version} ${list.platform}`, list] as const))(
    'of %s have at most 60 members each, and hold every type and member once',
    (_, list) => {
      const { groups } = referenceOf(list)
      const sizes = groups.map(
        ({ slug, parts }) => [slug, parts.reduce((sum, { members }) => sum + members.length, 0)] as const,
      )
      expect(sizes.filter(([, count]) => count > 60)).toEqual([])
      const members = groups.flatMap(({ parts }) => parts.flatMap((part) => part.members.map(({ id }) => id)))
      expect(members.length).toBe(new Set(members).size)
      expect(members.length).toBe(list.symbols.filter(({ owner }) => owner !== undefined).length)
    },
  )
})
