import { beforeAll, describe, expect, it } from 'vitest'
import { symbolPath } from '../../../src/compiler/data-pages/reference/addresses'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import type { SymbolList } from '../../../src/compiler/symbols/symbol'
import type { SearchEngine } from '../../../src/search/contract/answer'
import { sdkPath } from '../../../src/shared/sdk'
import { defaultLanguage } from '../../../src/shared/site'
import { realSearch } from '../../helpers/real-search'

/**
 * Who copies a key of a configuration, or the name of an artifact, pod or package, out of a file finds where it is described,
 * by all of it and by its last part: every one of them, of every version and platform.
 */

const root = process.cwd()
const firstRows = 5

interface Key {
  list: SymbolList
  id: string
  /** Its own address in the reference. */
  address: string
  /** `default_channel_id` of `com.beckon.push.default_channel_id`, `beckon-push` of `com.beckon:beckon-push`. */
  last: string
}

/** `beckon-services.json` and `beckon.jquery.min.js` are names of files as they are. */
const FILE = /\.(?:json|plist|properties|xml|js|php|css|sh|bundle|framework|a|h)$/
/** A part of a name that is the reader's own, `test.bk<applicationId>`: who types the rest types all of it. */
const OWN = /[<{]/

const keys = readSymbolLists(root).lists.flatMap((list) =>
  list.symbols.flatMap(({ id, kind, owner }): Key[] => {
    const address = symbolPath(id, list, defaultLanguage)
    if (owner || !address || (kind !== 'configuration' && kind !== 'artifact')) return []
    return [
      { list, id, address, last: FILE.test(id) || OWN.test(id) ? id : (id.split(/[.:/]/).at(-1) ?? id) },
    ]
  }),
)

let engine: SearchEngine
beforeAll(async () => {
  engine = (await realSearch(root)).engine
})

/** Pages and sections of the first rows, as they come to somebody who reads about the platform. */
function rowsFor(query: string, { list: { version, platform } }: Key): string[] {
  const path = sdkPath({ language: defaultLanguage, version, platform, topic: '' })
  const { groups } = engine.search(query, { path, language: defaultLanguage })
  return groups.slice(0, firstRows).flatMap((row) => [row.path, ...row.hits.map(({ address }) => address)])
}

/** Whether the first rows lead to the entry of a key, or of another of its list that ends in the same. */
const leadsToEntry = (query: string, key: Key): boolean => {
  const rows = rowsFor(query, key)
  return keys.some(
    ({ list, last, address }) => list === key.list && last === key.last && rows.includes(address),
  )
}

const nameOf = ({ list: { version, platform }, id }: Key) => `${version}/${platform} ${id}`

describe('a key of a configuration and an artifact', () => {
  it('are in every list', () => {
    expect(new Set(keys.map(({ list }) => list)).size).toBeGreaterThanOrEqual(21)
    expect(keys.length).toBeGreaterThan(700)
  })

  it('leads to its entry by its whole name', () => {
    expect(keys.filter((key) => !leadsToEntry(key.id, key)).map(nameOf)).toEqual([])
  })

  it('leads to its entry by its last part', () => {
    const missed = keys.filter((key) => !leadsToEntry(key.last, key))
    expect(1 - missed.length / keys.length, missed.map(nameOf).join('\n')).toBeGreaterThanOrEqual(0.93)
  })
})
