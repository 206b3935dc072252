import { describe, expect, it } from 'vitest'
import { firstOption, moveActive } from '../../../src/search/active-option'
import { forgetSearches, mostRecent, readRecent, rememberSearch } from '../../../src/search/recent-searches'
import { openSearch, setSearchOpener } from '../../../src/search/open-search'
import { mostTwins, toResultGroups } from '../../../src/search/result-rows'
import { opensSearch, setSlash, slashIsOn } from '../../../src/search/shortcut'
import { ask } from './sample-site'

const memory = () => {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  return () => storage
}
const forbidden = (): never => {
  throw new DOMException('denied', 'SecurityError')
}

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
    const storage = memory()
    rememberSearch('push', storage)
    expect(rememberSearch('Push', storage)).toEqual(['Push'])
  })
  it('keep the newest first, each once, and not too many', () => {
    const storage = memory()
    for (const text of ['a', 'b', 'c', ' B ', '  ', 'd', 'e', 'f']) rememberSearch(text, storage)
    expect(readRecent(storage)).toEqual(['f', 'e', 'd', 'B', 'c'])
    expect(readRecent(storage)).toHaveLength(mostRecent)
    forgetSearches(storage)
    expect(readRecent(storage)).toEqual([])
  })
  it('do without storage', () => {
    expect(readRecent(forbidden)).toEqual([])
    expect(rememberSearch('push', forbidden)).toEqual(['push'])
    expect(() => forgetSearches(forbidden)).not.toThrow()
  })
  it.each(['not json', '{"a":1}', '[1,"push",null]'])('survive what someone else stored: %s', (stored) => {
    const strange = () => ({ ...memory()(), getItem: () => stored })
    expect(readRecent(strange).every((text) => text === 'push')).toBe(true)
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
    const storage = memory()
    expect(slashIsOn(storage)).toBe(true)
    setSlash(false, storage)
    expect(slashIsOn(storage)).toBe(false)
    expect(opensSearch(press('/'), false)).toBe(false)
    expect(opensSearch(press('k', { metaKey: true }), false)).toBe(true)
    expect(slashIsOn(forbidden)).toBe(true)
    expect(() => setSlash(false, forbidden)).not.toThrow()
  })
})

describe('arrow keys', () => {
  const twins = [2, 0, 0]
  const go = (row: number, twin: number, key: string, caretAtEnd = true) =>
    moveActive({ row, twin }, { key, caretAtEnd }, twins)

  it.each([
    [0, -1, 'ArrowDown', { row: 1, twin: -1 }],
    [2, -1, 'ArrowDown', firstOption],
    [0, -1, 'ArrowUp', { row: 2, twin: -1 }],
    [0, 1, 'ArrowDown', { row: 1, twin: -1 }],
    [1, -1, 'End', { row: 2, twin: -1 }],
    [2, -1, 'Home', firstOption],
    [0, -1, 'ArrowRight', { row: 0, twin: 0 }],
    [0, 0, 'ArrowRight', { row: 0, twin: 1 }],
    [0, 1, 'ArrowRight', undefined],
    [1, -1, 'ArrowRight', undefined],
    [0, 0, 'ArrowLeft', firstOption],
    [0, -1, 'ArrowLeft', undefined],
    [0, -1, 'a', undefined],
  ])('row %i, twin %i, %s', (row, twin, key, next) => expect(go(row, twin, key)).toEqual(next))

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
    expect(groups[0]!.rows[1]).toMatchObject({ kind: 'section', twins: [] })
    const ids = groups.flatMap(({ rows }) =>
      rows.flatMap((row) => [row.id, ...row.twins.map((twin) => twin.id)]),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })
  it('show some twins and count the rest', () => {
    const [group] = ask('push notifications').groups
    const alsoOn = Array.from({ length: mostTwins + 3 }, (_, at) => ({ path: `/${at}/`, label: `${at}` }))
    const [row] = toResultGroups([{ ...group!, alsoOn }], 'x')
    expect(row).toMatchObject({ moreTwins: 3 })
    expect(row!.rows[0]!.twins).toHaveLength(mostTwins)
  })
})
