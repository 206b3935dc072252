import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { symbolPath } from '../../../src/compiler/data-pages/reference/addresses'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { isType, type SdkSymbol, type SymbolList } from '../../../src/compiler/symbols/symbol'
import type { SearchEngine } from '../../../src/search/contract/answer'
import { defaultLanguage } from '../../../src/shared/site'
import { sdkPath } from '../../../src/shared/sdk'
import { realSearch } from '../../helpers/real-search'

/**
 * Who works on a platform and types the name of a member, the words that it is made of, or what it does, finds the member's
 * own address among the first five rows. Members are drawn by chance, as many from each list; the draw is always the same.
 */

const root = process.cwd()
const ofEachList = 12
const firstRows = 5
/** Shares of the members that are found. A name such as `type` is that of more members than an answer has rows. */
const floors = { name: 0.92, parts: 0.89, does: 0.9, inOtherWords: 0.96, byTask: 0.5 }
/** Of those that are asked for by their use: what leads to the address, and what leads there or to the page that documents it. */
const ofUses = { address: 0.55, page: 0.72 }

interface Member {
  list: SymbolList
  symbol: SdkSymbol
  address: string
}

/** Numbers from 0 to 1 that look like chance, the same each time (mulberry32). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

const { lists } = readSymbolLists(root)
const next = chance(20)
const drawn = lists.flatMap((list): Member[] =>
  list.symbols
    .filter((symbol) => symbol.owner && !isType(symbol))
    .flatMap((symbol) => {
      const address = symbolPath(symbol.id, list, defaultLanguage)
      return address ? [{ list, symbol, address, at: next() }] : []
    })
    .sort((a, b) => a.at - b.at)
    .slice(0, ofEachList),
)

const schema = z.record(
  z.enum(['known', 'setAside']),
  z.array(
    z.strictObject({
      list: z.string(),
      member: z.string(),
      query: z.string(),
      /** Members that answer as well. */
      or: z.array(z.string()).optional(),
    }),
  ),
)

/** A member by its list and id. Throws where there is none. */
function memberOf(of: string, id: string): Member {
  const list = lists.find(({ version, platform }) => of === `${version}/${platform}`)
  const symbol = list?.symbols.find((one) => one.id === id)
  const address = list && symbolPath(id, list, defaultLanguage)
  if (!list || !symbol || !address) throw new Error(`${of} has no ${id}`)
  return { list, symbol, address }
}

/** Members with what somebody types for them, by set. */
const readQueries = (file: string) =>
  Object.entries(schema.parse(parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')))).map(
    ([set, all]) =>
      [
        set,
        all.map(({ list, member, query, or = [] }) => ({
          member: memberOf(list, member),
          others: or.map((id) => memberOf(list, id)),
          query,
        })),
      ] as const,
  )
const deeds = readQueries('member-deeds.yaml')
const tasks = readQueries('member-tasks.yaml')
const uses = readQueries('member-uses.yaml')

/** `enableRemoteNotifications(_:)` → "enable remote notifications". */
const partsOf = ({ symbol: { name } }: Member): string =>
  name
    .replace(/\(.*\)$/, '')
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase()

let engine: SearchEngine
beforeAll(async () => {
  engine = (await realSearch(root)).engine
})

function addressesFor(query: string, { version, platform }: SymbolList): string[] {
  const from = sdkPath({ language: defaultLanguage, version, platform, topic: '' })
  return engine
    .search(query, { path: from, language: defaultLanguage })
    .groups.slice(0, firstRows)
    .flatMap((row) => [row.path, ...row.hits.map(({ address }) => address)])
}

/** The page that documents a member. */
const guideOf = ({ list: { version, platform }, symbol: { topic } }: Member): string[] =>
  topic ? [sdkPath({ language: defaultLanguage, version, platform, topic })] : []

/** Which members a query does not lead to, and the share that it does. */
function asked(members: readonly Member[], queryOf: (member: Member) => string | undefined) {
  const able = members.filter((member) => queryOf(member))
  const missed = able
    .filter((member) => !addressesFor(queryOf(member) ?? '', member.list).includes(member.address))
    .map(({ list, symbol }) => `${list.version}/${list.platform} ${symbol.id}`)
  return { share: 1 - missed.length / able.length, missed: missed.join('\n') }
}

describe('a member of the SDK', () => {
  it('is drawn from every list', () => {
    expect(lists.length).toBeGreaterThanOrEqual(21)
    expect(drawn.length).toBe(lists.length * ofEachList)
  })

  it('is found by its name, at its own address', () => {
    const { share, missed } = asked(drawn, ({ symbol }) => symbol.name)
    expect(share, missed).toBeGreaterThanOrEqual(floors.name)
  })

  it('is found by the words of its name', () => {
    const { share, missed } = asked(drawn, partsOf)
    expect(share, missed).toBeGreaterThanOrEqual(floors.parts)
  })

  it('is found by the sentence that says what it does', () => {
    const { share, missed } = asked(drawn, ({ symbol }) => symbol.about)
    expect(share, missed).toBeGreaterThanOrEqual(floors.does)
  })

  describe.each(deeds)('with what it does in words of the reader, %s', (_, all) => {
    it('is found by them', () => {
      const queries = new Map(all.map(({ member, query }) => [member, query]))
      const { share, missed } = asked(
        all.map(({ member }) => member),
        (member) => queries.get(member),
      )
      expect(all.length).toBe(60)
      expect(share, missed).toBeGreaterThanOrEqual(floors.inOtherWords)
    })
  })

  it.each(tasks)('is found by a task in words of the reader, %s', (_, all) => {
    expect(all.length).toBeGreaterThanOrEqual(20)
    const missed = all.filter(({ member, others, query }) => {
      const addresses = addressesFor(query, member.list)
      return ![member, ...others].some(({ address }) => addresses.includes(address))
    })
    const names = missed.map(({ member: { symbol }, query }) => `${symbol.id}: ${query}`).join('\n')
    expect(1 - missed.length / all.length, names).toBeGreaterThanOrEqual(floors.byTask)
  })

  it.each(uses)('is found by its use in words of the reader, %s', (_, all) => {
    expect(all.length).toBe(30)
    const share = (targetsOf: (member: Member) => string[]) => {
      const missed = all.filter(({ member, others, query }) => {
        const found = addressesFor(query, member.list)
        return ![member, ...others].flatMap(targetsOf).some((target) => found.includes(target))
      })
      return 1 - missed.length / all.length
    }
    expect(share(({ address }) => [address])).toBeGreaterThanOrEqual(ofUses.address)
    expect(share((member) => [member.address, ...guideOf(member)])).toBeGreaterThanOrEqual(ofUses.page)
  })

  it('has a query of its use on each list', () => {
    const asked = new Set(uses.flatMap(([, all]) => all.map(({ member: { list } }) => list)))
    expect(lists.filter((list) => !asked.has(list))).toEqual([])
  })
})
