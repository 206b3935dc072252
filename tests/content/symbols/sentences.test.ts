import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { namedParameters } from '../../../src/compiler/symbols/described'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'

const { lists } = readSymbolLists(path.resolve('.'))
const named = lists.map((list) => [`${list.version} ${list.platform}`, list] as const)

describe('sentences of the lists', () => {
  it.each(named)('of %s are there for each type, member and name', (_, { symbols }) => {
    expect(symbols.filter(({ about }) => !about).map(({ id }) => id)).toEqual([])
  })

  it.each(named.filter(([, { version }]) => version !== 'v3'))(
    'of %s are more than a word',
    (_, { symbols }) => {
      expect(symbols.filter(({ about = '' }) => !about.includes(' ')).map(({ id }) => id)).toEqual([])
    },
  )

  it.each(named)('of %s say what each parameter of a member means', (_, { symbols }) => {
    const silent = symbols.flatMap((symbol) =>
      symbol.owner === undefined
        ? []
        : namedParameters(symbol)
            .filter((name) => !symbol.parameters?.[name])
            .map((name) => `${symbol.id}: ${name}`),
    )
    expect(silent).toEqual([])
  })
})
