import path from 'node:path'
import { expect, it } from 'vitest'
import { counterparts, typeFinder } from '../../../src/compiler/data-pages/reference/elsewhere'
import { codeName } from '../../../src/compiler/data-pages/reference/group'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { isType, nameKinds, type SdkSymbol, type SymbolList } from '../../../src/compiler/symbols/symbol'

const { lists } = readSymbolLists(path.resolve('.'))

/** What merely sounds alike: a part of the inbox and its module; what an app logs and what the SDK reports. */
const OTHERS = ['<inbox> BeckonInbox', '<event> BeckonEvent']

/** The name of a type without brackets and prefix: `<region>` and `BeckonRegion` have the same. */
const plain = (type: SdkSymbol) =>
  (codeName(type) ?? type.id)
    .replace(/[<>]/g, '')
    .replace(/^Beckon(?=[A-Z])/, '')
    .toLowerCase()

const isNear = (a: SymbolList, b: SymbolList) =>
  a !== b && (a.version === b.version || a.platform === b.platform)

it('types whose names differ by the prefix of the SDK are the same thing, or are known to be two', () => {
  const apart = lists.flatMap((list) =>
    lists
      .filter((other) => isNear(list, other))
      .flatMap((other) => {
        const types = new Map(other.symbols.filter(isType).map((type) => [plain(type), type]))
        return list.symbols.filter(isType).flatMap((type) => {
          const same = types.get(plain(type))
          if (!same || same.concept === type.concept || codeName(same) === codeName(type)) return []
          const [a, b] = [type.id, same.id].sort()
          const names = `${String(a)} ${String(b)}`
          return OTHERS.includes(names)
            ? []
            : [`${list.version} ${list.platform} – ${other.version} ${other.platform}: ${names}`]
        })
      }),
  )
  expect(apart).toEqual([])
})

/** Pairs of symbols of two lists of the newest version, each pair once. */
const pairs = (
  isOne: (a: SdkSymbol, b: SdkSymbol) => boolean,
): { at: string; a: SdkSymbol; b: SdkSymbol }[] =>
  lists.flatMap((list, index) =>
    lists
      .slice(index + 1)
      .filter(({ version }) => version === 'v3' && version === list.version)
      .flatMap((other) =>
        list.symbols.flatMap((a) =>
          other.symbols
            .filter((b) => isOne(a, b))
            .map((b) => ({ at: `${list.version} ${list.platform} – ${other.platform}`, a, b })),
        ),
      ),
  )

const apart = (some: ReturnType<typeof pairs>): string[] =>
  some
    .filter(({ a, b }) => a.concept !== b.concept)
    .map(({ at, a, b }) => `${at}: ${a.id} is ${a.concept}, ${b.id} is ${b.concept}`)

it('what two lists of the newest version call by one id and one kind is the same thing', () => {
  expect(apart(pairs((a, b) => a.id === b.id && a.kind === b.kind))).toEqual([])
})

it('values of one enumeration are the same in each language, `ONCE` and `once`', () => {
  const spelt = (symbol: SdkSymbol) => symbol.name.replaceAll('_', '').toLowerCase()
  const conceptOfType = new Map<SdkSymbol, string>()
  for (const { symbols } of lists) {
    const enums = new Map(symbols.flatMap((type) => (type.kind === 'enum' ? [[type.id, type.concept]] : [])))
    for (const one of symbols) {
      const concept = enums.get(one.owner ?? '')
      if (concept !== undefined && one.kind === 'value') conceptOfType.set(one, concept)
    }
  }
  const isTwin = (a: SdkSymbol, b: SdkSymbol) => {
    const concept = conceptOfType.get(a)
    return concept !== undefined && concept === conceptOfType.get(b) && spelt(a) === spelt(b)
  }
  expect(apart(pairs(isTwin))).toEqual([])
})

it('a constant is the same as the name that it holds', () => {
  const alone = lists.flatMap(({ version, platform, symbols }) => {
    const names = new Map(symbols.flatMap((one) => (one.owner || isType(one) ? [] : [[one.id, one.concept]])))
    return symbols.flatMap(({ id, kind, owner, about, concept }) => {
      const [, held = ''] = /^The (?:value|key|name) `([^`]+)`\.?$/.exec(about ?? '') ?? []
      const name = names.get(held)
      return version !== 'v3' || !owner || kind !== 'value' || name === undefined || name === concept
        ? []
        : [`${platform} ${id} holds ${held}`]
    })
  })
  expect(alone).toEqual([])
})

/** What a plain word is a value of, as its note or its sentence says: `badge` is an option, and a key of a payload. */
const MEANING =
  /payload|\boption\b|status|web push|\bservice\b|query parameter|\btype\b|transport|accuracy|context|\berror\b|code|channel/i

it('plain words that are the same are values of the same', () => {
  const meanings = new Map<string, Map<string, string>>()
  for (const { version, platform, symbols } of lists) {
    for (const { id, kind, owner, note, about = '', concept } of symbols) {
      if (owner !== undefined || kind !== 'value' || !/^[a-z]\w*$/i.test(id)) continue
      // A note may say more of the value than what it is one of.
      const found = MEANING.exec(note ?? '') ?? MEANING.exec(about)
      const meaning = (found?.[0] ?? (note ?? about).replace(/[,;].*$/, '')).toLowerCase()
      const known = meanings.get(concept) ?? new Map<string, string>()
      meanings.set(concept, known.set(meaning, `${version} ${platform} ${id}`))
    }
  }
  const apart = [...meanings].filter(([, known]) => known.size > 1)
  expect(apart.map(([concept, known]) => `${concept}: ${[...known].join(', ')}`)).toEqual([])
})

it('names in files and strings that are the same are of one kind', () => {
  const kinds = new Map<string, Map<string, string>>()
  for (const { version, platform, symbols } of lists) {
    for (const { id, kind, owner, concept } of symbols) {
      // What a version tells by a string, another tells by a method.
      if (owner || !nameKinds.some((one) => one === kind)) continue
      const known = kinds.get(concept) ?? new Map<string, string>()
      kinds.set(concept, known.set(kind, `${version} ${platform} ${id}`))
    }
  }
  const newest = new Set(
    lists.flatMap(({ version, symbols }) => (version === 'v3' ? symbols.map(({ concept }) => concept) : [])),
  )
  const mixed = [...kinds].filter(([concept, known]) => known.size > 1 && newest.has(concept))
  expect(mixed.map(([concept, known]) => `${concept}: ${JSON.stringify([...known])}`)).toEqual([])
})

it.each([
  ['v2/cordova', 'application', 'v3/cordova', 'beckon/#beckonapplication'],
  ['v2/cordova', 'region', 'v3/cordova', 'beckonregion/'],
  ['v3/cordova', 'beckonregion', 'v2/cordova', 'region/'],
  ['v2/android', 'beckonregion', 'v2/cordova', 'region/'],
  ['v2/react-native', 'scannable', 'v3/react-native', 'beckonscannables/#beckonscannable'],
  ['v1/react-native', 'product', 'v3/react-native', 'beckonmonetize/#beckonproduct'],
  ['v1/android', 'billingresult', 'v2/android', 'beckonbillingresult/'],
  ['v2/android', 'beckonpurchase', 'v1/android', 'billingmanager/#purchase'],
  ['v2/ios', 'beckonpushlib', 'v3/ios', 'beckon/'],
  ['v3/ios', 'beckon', 'v2/ios', 'beckonpushlib/'],
  ['v2/ios', 'beckonpushlib-push', 'v3/ios', 'beckon-push/'],
  ['v2/flutter', 'beckonpushlib', 'v3/flutter', 'beckon/'],
  ['v1/react-native', 'module', 'v3/react-native', 'beckon/'],
  ['v2/android', 'beckon', 'v2/react-native', 'beckonreactnativeandroid/'],
  ['v2/android', 'beckon-tags', 'v2/react-native', 'beckonreactnativeandroid-tags/'],
  ['v2/ios', 'beckonpushlib', 'v2/react-native', 'beckonreactnativeios/'],
  ['v1/ios', 'beckonpushlibdelegate', 'v3/ios', 'beckon/#beckondelegate'],
  ['v2/android', 'baseintentreceiver', 'v3/android', 'beckon/#beckonintentreceiver'],
  ['v2/ios', 'beckonsegment', 'v3/ios', 'authentication/#beckonuserpreferenceoption'],
])('the page of %s on %s has its way to %s', (from, slug, to, place) => {
  const [version, platform] = to.split('/') as [SymbolList['version'], SymbolList['platform']]
  const found = typeFinder(`/en/sdk/${from}/symbols/${slug}/`, lists)({ version, platform })
  expect(found).toEqual({ path: `/en/sdk/${to}/symbols/${place}`, exact: true })
})

it.each([
  ['v2/ios', 'inboxmanager', 'v3/ios', 'beckoninbox/'],
  ['v3/ios', 'beckoninbox', 'v2/ios', 'inboxmanager/'],
  ['v1/ios', 'beckonpushlib-inbox', 'v2/ios', 'inboxmanager/'],
  ['v2/android', 'passbookmanager', 'v3/android', 'beckonloyalty/'],
  ['v2/android', 'billingmanager', 'v3/android', 'beckonmonetize/'],
  ['v2/android', 'beckon-tags', 'v3/android', 'device/'],
  ['v2/ios', 'beckonpushlib-tags', 'v3/ios', 'device/'],
  ['v3/ios', 'beckongeo', 'v2/ios', 'beckonpushlib-location-services/'],
  ['v2/cordova', 'beckon-push', 'v3/cordova', 'beckonpush/'],
  ['v2/flutter', 'beckonheadingupdatedevent', 'v3/flutter', 'beckongeo/'],
  ['v2/ios', 'beckonpushlibdelegate-push', 'v2/flutter', 'events/'],
  // The module for Android has no accounts in version 1; that of iOS has.
  ['v2/react-native', 'beckonreactnativeandroid-oauth2', 'v1/react-native', 'beckonreactnativeandroid/'],
])('the nearest page to %s %s is %s %s', (from, slug, to, place) => {
  const [version, platform] = to.split('/') as [SymbolList['version'], SymbolList['platform']]
  const found = typeFinder(`/en/sdk/${from}/symbols/${slug}/`, lists)({ version, platform })
  expect(found).toEqual({ path: `/en/sdk/${to}/symbols/${place}`, exact: false })
})

it('a page whose thing another version lacks has no way there', () => {
  const finder = typeFinder('/en/sdk/v2/ios/symbols/kbeckonerrorcode/', lists)
  expect(finder({ version: 'v3', platform: 'ios' })).toBeUndefined()
})

it.each([
  ['android', 'Beckon', 'BeckonReactNativeAndroid'],
  ['ios', 'BeckonPushLib', 'BeckonReactNativeIOS'],
])(
  'the page of the library for %s names the module of React Native for its own system',
  (platform, id, same) => {
    const list = lists.find((one) => one.version === 'v2' && one.platform === platform)
    const type = list?.symbols.find((one) => one.id === id)
    if (!list || !type) throw new Error(`the list lacks ${id}`)
    const found = counterparts(type, list, lists).find(({ list: other }) => other.platform === 'react-native')
    expect(found?.symbol.id).toBe(same)
  },
)

/** What some lists put before the names of fields: `assetTitle` for `title`. */
const PREFIX =
  /^(?:preference|notification|segment|asset|beacon|region|product|scannable|attachment)(?=[A-Z])/
/** Two things of one type for all that: a purchase has an id and that of its product; on Android a product is always active. */
const TWO_THINGS = ['<purchase> id', 'BeckonProduct active']

it('fields of the same type whose names differ by what it is called are the same thing', () => {
  const concepts = new Map<string, Set<string>>()
  for (const { symbols } of lists) {
    const types = new Map(symbols.filter(isType).map((type) => [type.id, type.concept]))
    for (const { owner, kind, name, concept } of symbols) {
      const type = kind === 'property' ? types.get(owner ?? '') : undefined
      if (type === undefined) continue
      const key = `${type} ${name.replace(PREFIX, '').toLowerCase()}`
      concepts.set(key, (concepts.get(key) ?? new Set<string>()).add(concept))
    }
  }
  const apart = [...concepts].filter(([key, all]) => all.size > 1 && !TWO_THINGS.includes(key))
  expect(apart.map(([key, all]) => `${key}: ${[...all].join(', ')}`)).toEqual([])
})

it.each(['addTag', 'removeTag', 'fetchTags', 'currentDevice', 'fetchUserData'])(
  'what the device has is one thing in all lists, also where data is called so: %s',
  (name) => {
    const all = lists.flatMap(({ symbols }) =>
      symbols.filter(
        ({ concept }) => /^(?:<device>|BeckonDevice)\.\w+$/.test(concept) && concept.endsWith(`.${name}`),
      ),
    )
    expect([...new Set(all.map(({ concept }) => concept))]).toEqual([`<device>.${name}`])
  },
)

it('an event of the foreground or the background leads to that of the same state', () => {
  const stateOf = ({ name }: SdkSymbol) => /In(?:Fore|Back)ground(?=\W*$)/.exec(name)?.[0]
  const otherwise = lists.flatMap((list) =>
    list.symbols
      .filter((symbol) => stateOf(symbol) !== undefined)
      .flatMap((symbol) => {
        const isNamesake = (one: SdkSymbol) =>
          one.concept === symbol.concept && stateOf(one) === stateOf(symbol)
        return counterparts(symbol, list, lists)
          .filter(({ list: other, symbol: same }) => !isNamesake(same) && other.symbols.some(isNamesake))
          .map(
            ({ list: other, symbol: same }) => `${list.platform} ${symbol.id}: ${other.platform} ${same.id}`,
          )
      }),
  )
  expect(otherwise).toEqual([])
})
