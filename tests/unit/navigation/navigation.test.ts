import { describe, expect, it } from 'vitest'
import { switcherChoices, counterpartOf } from '../../../src/compiler/related/same-topic'
import { sectionRoot } from '../../../src/navigation/section'
import {
  parseSdkPath,
  sdkPath,
  type SdkLocation,
  type SdkPlatform,
  type SdkVersion,
} from '../../../src/shared/sdk'
import { treeOf, withParents } from '../../helpers/small-tree'

/** A small site; every path brings its parents along. */
const leaves = [
  '/en/guides/apps/app-keys/',
  '/en/guides/apps/create-app/',
  '/en/guides/messages/create/',
  '/en/faqs/',
  '/en/sdk/v3/android/implementation/push/',
  '/en/sdk/v3/android/implementation/loyalty/setup/',
  '/en/sdk/v3/ios/implementation/push/',
  '/en/sdk/v3/cordova/implementation/push/',
  '/en/sdk/v2/android/implementation/push/',
  '/en/sdk/v2/cordova/android/implementation/push/',
  '/en/sdk/v2/cordova/ios/implementation/push/',
  '/en/sdk/v2/cordova/ios/setup/',
  '/en/sdk/v1/ios/setup/',
  '/en/sdk/zones/',
]
const pages = treeOf(leaves)
const exists = (path: string) => pages.has(path)

describe('the same topic elsewhere', () => {
  const PUSH = '/en/sdk/v3/android/implementation/push/'
  it.each([
    ['another version', PUSH, { version: 'v2' }, '/en/sdk/v2/android/implementation/push/', true],
    ['another platform', PUSH, { platform: 'ios' }, '/en/sdk/v3/ios/implementation/push/', true],
    [
      'a platform that is split: its Android half, coming from Android',
      '/en/sdk/v2/android/implementation/push/',
      { platform: 'cordova' },
      '/en/sdk/v2/cordova/android/implementation/push/',
      true,
    ],
    [
      'the other operating system',
      '/en/sdk/v2/cordova/android/implementation/push/',
      { os: 'ios' },
      '/en/sdk/v2/cordova/ios/implementation/push/',
      true,
    ],
    [
      'a version without the split',
      '/en/sdk/v2/cordova/ios/implementation/push/',
      { version: 'v3' },
      '/en/sdk/v3/cordova/implementation/push/',
      true,
    ],
    [
      'a topic that is not there: the nearest page above it',
      '/en/sdk/v3/android/implementation/loyalty/setup/',
      { platform: 'ios' },
      '/en/sdk/v3/ios/implementation/',
      false,
    ],
    [
      'a topic that one half lacks',
      '/en/sdk/v2/cordova/ios/setup/',
      { os: 'android' },
      '/en/sdk/v2/cordova/android/',
      false,
    ],
  ] as const)('%s', (_, from, change, path, exact) => {
    expect(counterpartOf(parseSdkPath(from)!, change, exists)).toEqual({ path, exact })
  })

  it('comes to the iOS half from the native iOS docs', () => {
    const location = { language: 'en', version: 'v2', platform: 'ios', topic: 'setup' } as const
    expect(counterpartOf(location, { platform: 'cordova' }, exists)?.path).toBe(
      '/en/sdk/v2/cordova/ios/setup/',
    )
  })

  it('never leaves the platform that was asked for', () => {
    expect(counterpartOf(parseSdkPath(PUSH)!, { platform: 'flutter' }, exists)).toBeUndefined()
  })

  it('offers the versions, platforms and systems that have a page, the present one marked', () => {
    const choices = switcherChoices('/en/sdk/v2/cordova/ios/setup/', ['v3', 'v2', 'v1'], exists)!
    const ids = (list: { id: string; current: boolean }[]) =>
      list.map(({ id, current }) => (current ? `[${id}]` : id))
    expect(ids(choices.versions)).toEqual(['v3', '[v2]'])
    expect(ids(choices.platforms)).toEqual(['android', '[cordova]'])
    expect(ids(choices.systems)).toEqual(['android', '[ios]'])
  })

  it('offers no systems where nothing is split, and nothing outside the SDK docs', () => {
    expect(switcherChoices(PUSH, ['v3', 'v2'], exists)!.systems).toEqual([])
    expect(switcherChoices('/en/guides/apps/', ['v3'], exists)).toBeUndefined()
  })
})

describe('a hybrid platform whose pages stand above its systems and below them', () => {
  const tree = withParents([
    '/en/sdk/v3/cordova/migration/',
    '/en/sdk/v3/cordova/symbols/beckon/',
    '/en/sdk/v2/android/symbols/beckon/',
    '/en/sdk/v2/ios/setup/',
    '/en/sdk/v2/react-native/android/migration/',
    '/en/sdk/v2/react-native/ios/setup/',
    '/en/sdk/v2/cordova/migration/',
    '/en/sdk/v2/cordova/symbols/beckon/',
    '/en/sdk/v2/cordova/android/setup/',
    '/en/sdk/v2/cordova/ios/setup/',
    '/en/sdk/v2/cordova/ios/resources/',
    '/en/sdk/v3/cordova/resources/',
    '/en/sdk/v1/cordova/symbols/device/',
    '/en/sdk/v1/cordova/android/setup/',
  ])
  const has = (path: string) => tree.has(path)
  const all = [...tree].flatMap((path) => {
    const found = switcherChoices(path, ['v3', 'v2', 'v1'], has)
    return found ? [{ path, ...found }] : []
  })
  const from = (path: string, change: Parameters<typeof counterpartOf>[1]) =>
    counterpartOf(parseSdkPath(path)!, change, has)

  it('leaves a reader whose choice is the present one where they are', () => {
    const away = all.flatMap(({ path, versions, platforms, systems }) =>
      [...versions, ...platforms, ...systems].flatMap(({ id, current, counterpart }) =>
        current && !(counterpart.exact && counterpart.path === path) ? [`${path} ${id}`] : [],
      ),
    )
    expect(all.length).toBeGreaterThan(20)
    expect(away).toEqual([])
  })

  it('misses no page that is there, above the systems or below one', () => {
    const untrue = all.flatMap(({ path, location: { language, version, platform, os, topic }, ...found }) => {
      // A reader of one system's pages is not led to those of the other one.
      const systems = os ? [undefined, os] : [undefined, 'android' as const, 'ios' as const]
      const places = (place: Pick<SdkLocation, 'version' | 'platform'>) =>
        systems.map((one) => sdkPath({ language, ...place, topic, ...(one ? { os: one } : {}) }))
      const missed = (id: string, places: string[], exact: boolean) =>
        !exact && places.some(has) ? [`${path} ${id}`] : []
      return [
        ...found.versions.flatMap(({ id, counterpart }) =>
          missed(id, places({ version: id as SdkVersion, platform }), counterpart.exact),
        ),
        ...found.platforms.flatMap(({ id, counterpart }) =>
          missed(id, places({ version, platform: id as SdkPlatform }), counterpart.exact),
        ),
      ]
    })
    expect(untrue).toEqual([])
  })

  it.each([
    [
      'from a version without the split',
      '/en/sdk/v3/cordova/migration/',
      { version: 'v2' },
      '/en/sdk/v2/cordova/migration/',
      true,
    ],
    [
      'from the half of another platform',
      '/en/sdk/v2/react-native/android/migration/',
      { platform: 'cordova' },
      '/en/sdk/v2/cordova/migration/',
      true,
    ],
    [
      'to the only half that has it',
      '/en/sdk/v3/cordova/resources/',
      { version: 'v2' },
      '/en/sdk/v2/cordova/ios/resources/',
      true,
    ],
    [
      'to the nearest page above, of which those above the systems are some',
      '/en/sdk/v2/cordova/symbols/beckon/',
      { version: 'v1' },
      '/en/sdk/v1/cordova/symbols/',
      false,
    ],
    ['from overview to overview', '/en/sdk/v2/cordova/', { version: 'v1' }, '/en/sdk/v1/cordova/', true],
  ] as const)('leads %s', (_, path, change, to, exact) => {
    expect(from(path, change)).toEqual({ path: to, exact })
  })
})

describe('the section beside a page', () => {
  it.each([
    ['/en/sdk/v3/android/implementation/push/', '/en/sdk/v3/android/'],
    ['/en/sdk/v3/android/', '/en/sdk/v3/android/'],
    ['/en/sdk/v2/cordova/ios/setup/', '/en/sdk/v2/cordova/ios/'],
    ['/en/sdk/v3/', '/en/sdk/'],
    ['/en/guides/apps/app-keys/', '/en/guides/'],
    ['/en/guides/', '/en/guides/'],
    ['/en/faqs/', undefined],
    ['/en/', undefined],
  ])('of %s is %s', (path, root) => {
    expect(sectionRoot(pages.get(path)!, pages)?.path).toBe(root)
  })
})
