import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchEngine } from '../../../src/search/contract/answer'
import { pagesFound, realSearch } from '../../helpers/real-search'

/**
 * A platform that runs on several systems has both: who reads about it and types "android" or "ios" means that half of their own
 * app, and no native SDK. Elsewhere search has the platform that was chosen last as where they are, so the same holds there.
 */

let engine: SearchEngine
beforeAll(async () => {
  engine = (await realSearch(process.cwd())).engine
})

const rowsFor = (query: string, from: string) => pagesFound(engine, query, `/en/sdk/${from}/`)

describe('who reads about a hybrid platform and names a system', () => {
  it.each([
    ['push not received on android', 'v2/flutter/android', 'v2/flutter/android/troubleshooting'],
    ['troubleshooting android', 'v2/flutter/android', 'v2/flutter/android/troubleshooting'],
    ['inbox android', 'v2/flutter/android', 'v2/flutter/android/implementation/inbox'],
    ['inbox ios', 'v2/cordova/ios', 'v2/cordova/ios/implementation/inbox'],
    ['permission ios', 'v2/cordova/ios', 'v2/cordova/ios/implementation/push'],
    ['inbox android', 'v1/react-native/android', 'v1/react-native/android/implementation/inbox'],
  ])('as in "%s" on %s gets their own page', (query, from, to) => {
    expect(rowsFor(query, from)[0]).toBe(`/en/sdk/${to}/`)
  })

  it.each([
    ['inbox ios', 'v2/flutter/android', 'v2/flutter/ios/implementation/inbox'],
    ['troubleshooting android', 'v2/cordova/ios', 'v2/cordova/android/troubleshooting'],
    ['inbox android sdk 2', 'v3/cordova', 'v2/cordova/android/implementation/inbox'],
    ['inbox ios sdk 2', 'v3/cordova', 'v2/cordova/ios/implementation/inbox'],
  ])('as in "%s" on %s gets their own page for that one', (query, from, to) => {
    expect(rowsFor(query, from)[0]).toBe(`/en/sdk/${to}/`)
  })

  it.each(['react-native', 'flutter', 'cordova', 'ionic-native'])(
    'on %s, whose pages are for both, keeps the pages of their platform',
    (platform) => {
      const own = `/en/sdk/v3/${platform}`
      for (const system of ['android', 'ios']) {
        expect(rowsFor(`troubleshooting ${system}`, `v3/${platform}`)[0]).toBe(`${own}/troubleshooting/`)
        expect(rowsFor(`setup ${system}`, `v3/${platform}`).slice(0, 5)).toContain(`${own}/setup/`)
      }
      expect(rowsFor('push android and ios', `v3/${platform}`)[0]).toBe(`${own}/implementation/push/`)
    },
  )
})

describe('who names another platform', () => {
  it.each([
    ['inbox android', 'v3/ios', 'v3/android/implementation/inbox'],
    ['inbox ios', 'v3/android', 'v3/ios/implementation/inbox'],
    ['inbox android', 'v2/tvos', 'v3/android/implementation/inbox'],
    ['inbox cordova', 'v3/flutter', 'v3/cordova/implementation/inbox'],
    // The languages of native apps are no half of another.
    ['inbox kotlin', 'v3/flutter', 'v3/android/implementation/inbox'],
  ])('as in "%s" on %s still gets that one', (query, from, to) => {
    expect(rowsFor(query, from)[0]).toBe(`/en/sdk/${to}/`)
  })
})
