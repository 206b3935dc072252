import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { diskStore } from '../../../src/compiler/site/compile-store'
import type { TreeEntry } from '../../../src/compiler/page/tree-entry'
import { guidesOf, isHub } from '../../../src/compiler/symbols/guide-of'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { occurrencesOf, type Occurrence } from '../../../src/compiler/symbols/shown-on'
import type { SdkSymbol, SymbolList } from '../../../src/compiler/symbols/symbol'

const root = path.resolve('.')
const { lists } = readSymbolLists(root)
const nameOf = ({ version, platform }: SymbolList) => `${version}/${platform}`

/** What is called; fields and values stand in rows, and say what they are beside their names. */
const isCalled = ({ owner, kind }: SdkSymbol) =>
  owner !== undefined && /^(?:function|event|constructor)$/.test(kind)

/** At least so many hundredths of what can be called have the section that names it. */
const FLOORS: Record<string, number> = {
  'v3/android': 79,
  'v3/ios': 81,
  'v3/flutter': 86,
  'v3/react-native': 87,
  'v3/cordova': 88,
  'v3/ionic-native': 88,
  'v2/android': 58,
  'v2/ios': 96,
  'v2/tvos': 94,
  'v2/html5': 83,
  'v2/wordpress': 81,
  'v2/flutter': 94,
  'v2/react-native': 96,
  'v2/cordova': 98,
  'v1/android': 77,
  'v1/ios': 93,
  'v1/tvos': 96,
  'v1/html5': 100,
  'v1/wordpress': 97,
  'v1/react-native': 100,
  'v1/cordova': 100,
}

interface Linked {
  list: SymbolList
  symbol: SdkSymbol
  guide: Occurrence | undefined
}

describe('guides of the members of all lists', () => {
  let linked: Linked[]
  let pages: Map<string, TreeEntry>
  beforeAll(async () => {
    const { entries } = await compileContent(root, diskStore(root, 'words'), { wordsOnly: true })
    const written = entries.filter(({ generatedFrom }) => !generatedFrom)
    pages = new Map(written.map((entry) => [entry.path, entry]))
    linked = lists.flatMap((list) => {
      const occurrences = occurrencesOf(list, lists, written, 'en')
      const guides = guidesOf(list, { occurrences, language: 'en', written: pages })
      return list.symbols
        .filter(({ owner }) => owner)
        .flatMap((symbol) => (guides.get(symbol.id) ?? [undefined]).map((guide) => ({ list, symbol, guide })))
    })
  })
  const of = (list: string, id: string) =>
    linked.find((one) => nameOf(one.list) === list && one.symbol.id === id)?.guide

  it.each(Object.entries(FLOORS))(
    'of %s are sections for enough of what is called: %i in a hundred',
    (list, floor) => {
      const called = linked.filter((one) => nameOf(one.list) === list && isCalled(one.symbol))
      const without = called.filter(({ guide }) => !guide?.section)
      const names = without.map(({ symbol }) => symbol.id).join(' ')
      expect(Math.floor((1 - without.length / called.length) * 100), names).toBeGreaterThanOrEqual(floor)
    },
  )
  it('are held for every list', () => {
    expect(Object.keys(FLOORS)).toEqual(lists.map(nameOf))
  })

  it('lead to sections and pages that exist, of their platform and version unless the list names another one', () => {
    const dead = linked.flatMap(({ list, symbol, guide }) => {
      if (!guide) return []
      const page = pages.get(guide.path)?.page
      const isThere = guide.section === '' || page?.headings.some(({ id }) => id === guide.section)
      const named = symbol.guide?.replace('#', '/#')
      const isOwn =
        guide.path.startsWith(`/en/sdk/${nameOf(list)}/`) ||
        `${guide.path}#${guide.section}` === `/en/sdk/${list.version}/${named ?? ''}`
      return page && isThere && isOwn ? [] : [`${nameOf(list)} ${symbol.id} → ${guide.path}#${guide.section}`]
    })
    expect(dead).toEqual([])
  })

  it('are sections that say the name, or pages that do', () => {
    const silent = linked.flatMap(({ list, symbol, guide }) => {
      if (!guide) return []
      const { samples = [], codes = [] } = pages.get(guide.path)?.page ?? {}
      const said = [...samples, ...codes]
        .filter(({ section }) => guide.section === '' || section === guide.section)
        .map(({ text }) => text)
      const words = wordsOf(symbol).map((word) => new RegExp(`(?<![\\w$])(?:get|set)?${word}(?![\\w$])`, 'i'))
      return said.some((text) => words.every((word) => word.test(text)))
        ? []
        : [`${nameOf(list)} ${symbol.id} → ${guide.path}#${guide.section}`]
    })
    expect(silent).toEqual([])
  })

  it.each([
    ['types of one feature or few', false, 58],
    ['types of many features, for which no page stands', true, 148],
  ])('are missing for few of what is called, of %s', (_, ofHubs, most) => {
    const missing = linked.filter(
      ({ list, symbol, guide }) => isCalled(symbol) && !guide && isHub(symbol.owner ?? '', list) === ofHubs,
    )
    const names = missing.map(({ list, symbol }) => `${nameOf(list)} ${symbol.id}`)
    expect(names.length, names.join(', ')).toBeLessThanOrEqual(most)
  })

  it.each([
    ['v2/react-native', 'BeckonReactNativeIOS.addTag', 'ios/implementation/tags/#offer-topics-as-switches'],
    [
      'v2/react-native',
      'BeckonReactNativeIOS.fetchTags',
      'ios/implementation/tags/#offer-topics-as-switches',
    ],
    ['v2/ios', '<authManager>.changePassword', 'implementation/oauth2/#create-an-account-and-sign-in'],
    ['v3/android', 'BeckonTime.BeckonTime', 'implementation/segmentation/#offer-quiet-hours'],
    ['v3/android', 'BeckonInbox.markAsRead', 'implementation/inbox/#change-the-items'],
  ])('%s %s', (list, id, route) => {
    const { path: page, section } = of(list, id) ?? { path: '', section: '' }
    expect(`${page}#${section}`).toBe(`/en/sdk/${list}/${route}`)
  })
})

/** The words that a text says which names a symbol: `didVisit` of `beckon(_:didVisit:)`, `deviceId` of `getDeviceId`. */
const wordsOf = ({ name, owner = '', kind }: SdkSymbol): string[] => {
  if (kind === 'constructor') return [owner.slice(owner.lastIndexOf('.') + 1).toLowerCase()]
  // Of the forms of a method, `parse(json:)`, a text says the name; of a delegate's method what follows its sender.
  const parts = /^\w+:|\(_:/.test(name) ? name.split(/[(:)_ ]+/) : [name.replace(/\(.*$/, '')]
  return parts
    .filter((word) => word && !/^beckon[A-Z]?\w*$/.test(word))
    .slice(0, 1)
    .map((word) => word.replace(/^(?:get|set)(?=[A-Z])/, '').toLowerCase())
}
