import { beforeAll, describe, expect, it } from 'vitest'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import type { SearchEngine } from '../../../src/search/contract/answer'
import { realSearch } from '../../helpers/real-search'

/**
 * Who types a whole name of an SDK gets a page that has it, wherever they stand: also one that only an old version has, whose
 * readers are the ones that have nowhere else to go.
 */

const root = process.cwd()

/** What somebody takes over from code: with humps or underscores, whole, and no key of an overload. */
const isTyped = (name: string) => /^[A-Za-z]\w*$/.test(name) && /[a-z][A-Z]|_/.test(name)
const names = [
  ...new Set(
    readSymbolLists(root)
      .lists.flatMap(({ symbols }) => symbols)
      .map(({ name }) => name.replace(/\(.*\)$/, ''))
      .filter(isTyped),
  ),
]

const versionOf = (path: string) => Number(/\/sdk\/v(\d)\//.exec(path)?.[1] ?? Infinity)
const isSdk = (path: string) => versionOf(path) !== Infinity

let engine: SearchEngine
/** By name in lower case: the pages that have it as a word, as a reader finds it with the browser's own search. */
const pagesWith = new Map<string, Set<string>>()

beforeAll(async () => {
  const real = await realSearch(root)
  engine = real.engine
  const wanted = new Set(names.map((name) => name.toLowerCase()))
  for (const { path, pageTitle, heading, text, names: documented = [] } of real.sections) {
    for (const [word] of [pageTitle, heading, text, ...documented]
      .join('\n')
      .toLowerCase()
      .matchAll(/\w+/g)) {
      if (!wanted.has(word)) continue
      const known = pagesWith.get(word) ?? new Set()
      pagesWith.set(word, known.add(path))
    }
  }
})

const rowsOf = (name: string, path: string) =>
  engine.search(name, { path, language: 'en' }).groups.map((row) => row.path)

const shareOf = (all: readonly string[], missed: readonly string[]) => 1 - missed.length / all.length

describe('a whole identifier', () => {
  it('is on a page, for as good as all names of the lists', () => {
    expect(names.length).toBeGreaterThan(1000)
    const nowhere = names.filter((name) => !pagesWith.has(name.toLowerCase()))
    expect(shareOf(names, nowhere), nowhere.join('\n')).toBeGreaterThanOrEqual(0.995)
  })

  describe.each([
    '/en/',
    '/en/sdk/v3/android/',
    '/en/sdk/v3/flutter/implementation/push/',
    '/en/sdk/v2/ios/',
  ])('asked for on %s', (from) => {
    const known: string[] = []
    const notFirst: string[] = []
    const notInFive: string[] = []
    const below: string[] = []
    const outdated: string[] = []

    beforeAll(() => {
      for (const name of names) {
        const having = pagesWith.get(name.toLowerCase())
        if (!having) continue
        known.push(name)
        const rows = rowsOf(name, from)
        const has = rows.map((path) => having.has(path))
        if (!has[0]) notFirst.push(`${name}: ${rows[0] ?? 'nothing'}`)
        if (!has.slice(0, 5).includes(true)) notInFive.push(name)
        if (has.slice(0, has.lastIndexOf(true)).includes(false)) below.push(name)
        // Pages on migration have what is gone.
        const newest = Math.max(
          ...[...having].filter((path) => isSdk(path) && !path.includes('/migration/')).map(versionOf),
        )
        if (rows[0] && versionOf(rows[0]) < newest) outdated.push(`${name}: ${rows[0]} of ${newest}`)
      }
    })

    it('is on the page of the first row', () => {
      expect(shareOf(known, notFirst), notFirst.join('\n')).toBeGreaterThanOrEqual(0.97)
      expect(shareOf(known, notInFive), notInFive.join('\n')).toBeGreaterThanOrEqual(0.995)
    })

    it('is on no page that a page without it stands above', () => {
      expect(shareOf(known, below), below.join('\n')).toBeGreaterThanOrEqual(0.97)
    })

    if (!isSdk(from)) {
      it('leads to the newest version that has it', () => {
        expect(shareOf(known, outdated), outdated.join('\n')).toBeGreaterThanOrEqual(0.97)
      })
    }
  })
})
