import path from 'node:path'
import { expect, it } from 'vitest'
import { typeFinder } from '../../../src/compiler/data-pages/reference/elsewhere'
import { codeName } from '../../../src/compiler/data-pages/reference/group'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { isType, type SdkSymbol, type SymbolList } from '../../../src/compiler/symbols/symbol'

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

it.each([
  ['v2/cordova', 'application', 'v3/cordova', 'beckon/#beckonapplication'],
  ['v2/cordova', 'region', 'v3/cordova', 'beckonregion/'],
  ['v3/cordova', 'beckonregion', 'v2/cordova', 'region/'],
  ['v2/android', 'beckonregion', 'v2/cordova', 'region/'],
  ['v2/react-native', 'scannable', 'v3/react-native', 'beckonscannables/#beckonscannable'],
  ['v1/react-native', 'product', 'v3/react-native', 'beckonmonetize/#beckonproduct'],
  ['v1/android', 'billingresult', 'v2/android', 'beckonbillingresult/'],
  ['v2/android', 'beckonpurchase', 'v1/android', 'billingmanager/#purchase'],
])('the page of %s on %s has its way to %s', (from, slug, to, place) => {
  const [version, platform] = to.split('/') as [SymbolList['version'], SymbolList['platform']]
  const found = typeFinder(`/en/sdk/${from}/symbols/${slug}/`, lists)({ version, platform })
  expect(found).toBe(`/en/sdk/${to}/symbols/${place}`)
})
