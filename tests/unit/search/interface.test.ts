import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstOption, moveActive } from '../../../src/search/interface/active-option'
import {
  forgetSearches,
  mostRecent,
  readRecent,
  rememberSearch,
} from '../../../src/search/interface/recent-searches'
import { openSearch, setSearchOpener } from '../../../src/runtime/open-search'
import { mostCounterparts, toResultGroups } from '../../../src/search/interface/result-rows'
import { setSingleKeys, singleKeysOn } from '../../../src/runtime/single-keys'
import { opensSearch } from '../../../src/search/interface/shortcut'
import { ask } from './sample-site'

/** What the browser's storage would do; `window` is all that the code under test sees of a browser. */
const memory = (items = new Map<string, string>()) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
})
const withStorage = (localStorage: object) => vi.stubGlobal('window', { localStorage })
const withForbiddenStorage = () =>
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new DOMException('denied', 'SecurityError')
    },
  })
beforeEach(() => withStorage(memory()))
afterEach(() => vi.unstubAllGlobals())

describe('opening', () => {
  it('goes to the host that is there, with the text', () => {
    const seen: string[] = []
    const remove = setSearchOpener((text) => void seen.push(text))
    openSearch('push')
    openSearch()
    remove()
    openSearch('late')
    expect(seen).toEqual(['push', ''])
  })
})

describe('recent searches', () => {
  it('name one search once, whatever its case', () => {
    rememberSearch('push')
    expect(rememberSearch('Push')).toEqual(['Push'])
  })
  it('keep the newest first, each once, and not too many', () => {
    for (const text of ['a', 'b', 'c', ' B ', '  ', 'd', 'e', 'f']) rememberSearch(text)
    expect(readRecent()).toEqual(['f', 'e', 'd', 'B', 'c'])
    expect(readRecent()).toHaveLength(mostRecent)
    forgetSearches()
    expect(readRecent()).toEqual([])
  })
  it('do without storage', () => {
    withForbiddenStorage()
    expect(readRecent()).toEqual([])
    expect(rememberSearch('push')).toEqual(['push'])
    expect(() => forgetSearches()).not.toThrow()
  })
  it.each(['not json', '{"a":1}', '[1,"push",null]'])('survive what someone else stored: %s', (stored) => {
    withStorage({ ...memory(), getItem: () => stored })
    expect(readRecent().every((text) => text === 'push')).toBe(true)
  })
})

describe('shortcuts', () => {
  const press = (key: string, rest = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    inField: false,
    ...rest,
  })

  it.each([
    [press('/'), true],
    [press('/', { inField: true }), false],
    [press('/', { ctrlKey: true }), false],
    [press('k', { ctrlKey: true }), true],
    [press('K', { metaKey: true, inField: true }), true],
    [press('k'), false],
    [press('k', { ctrlKey: true, altKey: true }), false],
  ])('%o opens: %s', (pressed, opens) => expect(opensSearch(pressed, true)).toBe(opens))

  it('lets the single key be switched off, and the other not', () => {
    expect(singleKeysOn()).toBe(true)
    expect(setSingleKeys(false)).toBe(true)
    expect(singleKeysOn()).toBe(false)
    expect(opensSearch(press('/'), false)).toBe(false)
    expect(opensSearch(press('k', { metaKey: true }), false)).toBe(true)
    setSingleKeys(true)
    withForbiddenStorage()
    expect(singleKeysOn()).toBe(true)
    expect(setSingleKeys(false)).toBe(false)
    expect(singleKeysOn()).toBe(false)
    setSingleKeys(true)
  })
})

describe('arrow keys', () => {
  const counterparts = [2, 0, 0]
  const go = (row: number, counterpart: number, key: string, caretAtEnd = true) =>
    moveActive({ row, counterpart }, { key, caretAtEnd }, counterparts)

  it.each([
    [0, -1, 'ArrowDown', { row: 1, counterpart: -1 }],
    [2, -1, 'ArrowDown', firstOption],
    [0, -1, 'ArrowUp', { row: 2, counterpart: -1 }],
    [0, 1, 'ArrowDown', { row: 1, counterpart: -1 }],
    [1, -1, 'End', { row: 2, counterpart: -1 }],
    [2, -1, 'Home', firstOption],
    [0, -1, 'ArrowRight', { row: 0, counterpart: 0 }],
    [0, 0, 'ArrowRight', { row: 0, counterpart: 1 }],
    [0, 1, 'ArrowRight', undefined],
    [1, -1, 'ArrowRight', undefined],
    [0, 0, 'ArrowLeft', firstOption],
    [0, -1, 'ArrowLeft', undefined],
    [0, -1, 'a', undefined],
  ])('row %i, counterpart %i, %s', (row, counterpart, key, next) =>
    expect(go(row, counterpart, key)).toEqual(next),
  )

  it('leave the caret alone inside the text, and do nothing without results', () => {
    expect(go(0, -1, 'ArrowRight', false)).toBeUndefined()
    expect(moveActive(firstOption, { key: 'ArrowDown', caretAtEnd: true }, [])).toBeUndefined()
  })
})

describe('result rows', () => {
  it('begin with the page, then its sections, under ids that differ', () => {
    const groups = toResultGroups(ask('remote notifications').groups, 'x')
    expect(groups[0]!.rows[0]).toMatchObject({
      kind: 'page',
      address: '/en/sdk/v3/android/implementation/push/',
    })
    expect(groups[0]!.rows[1]).toMatchObject({ kind: 'section', counterparts: [] })
    const ids = groups.flatMap(({ rows }) =>
      rows.flatMap((row) => [row.id, ...row.counterparts.map((counterpart) => counterpart.id)]),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })
  it('show some counterparts and count the rest', () => {
    const [group] = ask('push notifications').groups
    const alsoOn = Array.from({ length: mostCounterparts + 3 }, (_, at) => ({
      path: `/${at}/`,
      label: `${at}`,
    }))
    const [row] = toResultGroups([{ ...group!, alsoOn }], 'x')
    expect(row).toMatchObject({ moreCounterparts: 3 })
    expect(row!.rows[0]!.counterparts).toHaveLength(mostCounterparts)
  })
})
