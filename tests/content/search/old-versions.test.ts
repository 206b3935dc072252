import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchEngine } from '../../../src/search/contract/answer'
import { pagesFound, realSearch } from '../../helpers/real-search'

/** What people with an app on an old SDK ask for: the way forward, what stores want now, calls that their version lacks. */

let engine: SearchEngine
beforeAll(async () => {
  engine = (await realSearch(process.cwd())).engine
})

const rowsFor = (query: string, from: string) => pagesFound(engine, query, `/en/${from}`)

describe('who wants to move to another version', () => {
  it.each([
    ['migrate', 'sdk/v1/android/', 'sdk/v2/android/migration'],
    ['migration', 'sdk/v1/react-native/ios/', 'sdk/v2/react-native/ios/migration'],
    ['migrat', 'sdk/v1/cordova/android/implementation/push/', 'sdk/v2/cordova/migration'],
    ['upgrade', 'sdk/v1/html5/', 'sdk/v2/html5/migration'],
    ['migrate', 'sdk/v1/wordpress/', 'sdk/v2/wordpress/resources'],
    ['upgrade sdk', 'sdk/v2/ios/implementation/push/', 'sdk/v3/ios/migration'],
    ['upgrade sdk', 'sdk/v3/android/', 'sdk/v3/android/migration'],
    ['migrate', 'sdk/v2/tvos/', 'sdk/v2/tvos/migration'],
    ['migrate', 'sdk/v2/flutter/android/', 'sdk/v3/flutter/migration'],
  ])('and types "%s" on %s gets the step from there first', (query, from, to) => {
    expect(rowsFor(query, from)[0]).toBe(`/en/${to}/`)
  })

  it.each([
    ['migrate from v1 to v2 android', '', 'sdk/v2/android/migration'],
    ['migrate from v2 to v3 ios', 'sdk/v2/ios/', 'sdk/v3/ios/migration'],
    ['upgrade to v2', 'sdk/v1/html5/', 'sdk/v2/html5/migration'],
    ['upgrade to v3', 'sdk/v1/android/', 'sdk/v3/android/migration'],
    ['migrating from v1', 'sdk/v3/android/', 'sdk/v2/android/migration'],
    ['move to version 3', 'sdk/v2/android/implementation/push/', 'sdk/v3/android/migration'],
    ['update to version 2', 'sdk/v1/ios/', 'sdk/v2/ios/migration'],
  ])('and types "%s" on /%s gets the way that they named', (query, from, to) => {
    expect(rowsFor(query, from)[0]).toBe(`/en/${to}/`)
  })

  it.each([
    ['migrate to version 2', 'sdk/v1/wordpress/', 'sdk/v2/wordpress/resources'],
    ['upgrade to v2', 'sdk/v1/wordpress/implementation/', 'sdk/v2/wordpress/resources'],
    ['migrate to version 3', 'sdk/v2/wordpress/', 'sdk/v2/wordpress/resources'],
    ['migrate to version 3', 'sdk/v2/tvos/', 'sdk/v2/tvos/migration'],
    ['migrate v3', 'sdk/v2/tvos/implementation/push/', 'sdk/v2/tvos/migration'],
    ['upgrade to v3', 'sdk/v2/html5/', 'sdk/v2/html5/migration'],
    ['migrate from v2', 'sdk/v2/html5/', 'sdk/v2/html5/migration'],
    ['upgrade to v3', 'sdk/v2/wordpress/', 'sdk/v2/wordpress/resources'],
    ['upgrade to v3', 'sdk/v1/wordpress/', 'sdk/v2/wordpress/resources'],
    ['upgrade to v3', 'sdk/v1/tvos/', 'sdk/v2/tvos/migration'],
    ['migrate from v1', 'sdk/v2/flutter/ios/', 'sdk/v3/flutter/migration'],
  ])('and types "%s" on /%s gets the step that their platform has', (query, from, to) => {
    expect(rowsFor(query, from)[0]).toBe(`/en/${to}/`)
  })

  it.each(['migrate to version 3', 'upgrade to v3', 'migrate from v2'])(
    'and types "%s" on a platform without any step is not led to those of others first',
    (query) => {
      expect(rowsFor(query, 'sdk/v3/ionic-native/')[0]).toContain('/sdk/v3/ionic-native/')
    },
  )

  it('or names another platform gets to that one', () => {
    expect(rowsFor('migrate to version 3 android', 'sdk/v2/tvos/')[0]).toBe('/en/sdk/v3/android/migration/')
  })

  it.each(['migrate', 'upgrade', 'upgrade sdk', 'breaking changes', 'move to version 3'])(
    'and types "%s" with nothing else known gets the way to the current version',
    (query) => {
      expect(rowsFor(query, '')[0]).toBe('/en/sdk/v3/android/migration/')
    },
  )
})

describe('who is on the front of a version', () => {
  it.each([
    ['push', 'v1', 'android/implementation/push'],
    ['push', 'v2', 'android/implementation/push'],
    ['inbox', 'v1', 'android/implementation/inbox'],
    ['inbox', 'v2', 'android/implementation/inbox'],
    ['register', 'v1', 'android/implementation/register'],
    ['register device', 'v2', 'android/implementation/register'],
    ['ios push', 'v1', 'ios/implementation/push'],
    // Either half: the words are the same.
    ['flutter push', 'v2', 'flutter/(?:ios|android)/implementation/push'],
  ])('and types "%s" gets the page of %s', (query, version, to) => {
    expect(rowsFor(query, `sdk/${version}/`)[0]).toMatch(new RegExp(`^/en/sdk/${version}/${to}/$`))
  })

  it('and wants to move gets the step from there, and with a version in the query that one', () => {
    expect(rowsFor('migrate', 'sdk/v1/')[0]).toBe('/en/sdk/v2/android/migration/')
    expect(rowsFor('migrate', 'sdk/v2/')[0]).toBe('/en/sdk/v3/android/migration/')
    expect(rowsFor('push v3', 'sdk/v1/')[0]).toBe('/en/sdk/v3/android/implementation/push/')
  })
})

describe('who names a version and no platform', () => {
  it.each([
    ['inbox sdk 2', 'sdk/v3/flutter/', 'sdk/v2/flutter/'],
    ['inbox sdk 2', 'sdk/v2/wordpress/', 'sdk/v2/wordpress/implementation/inbox/'],
    ['inbox sdk 2', 'sdk/v1/cordova/ios/', 'sdk/v2/cordova/ios/implementation/inbox/'],
    ['changelog v2', 'sdk/v3/flutter/', 'sdk/v2/flutter/'],
    ['install version 1', 'sdk/v3/ios/', 'sdk/v1/ios/setup/application/'],
    ['install version 1', 'sdk/v2/tvos/', 'sdk/v1/tvos/setup/application/'],
  ])('and types "%s" on /%s stays on their platform', (query, from, to) => {
    expect(rowsFor(query, from)[0]).toContain(`/en/${to}`)
  })

  it('and whose platform never had it gets that of another', () => {
    expect(rowsFor('push v2', 'sdk/v3/ionic-native/')[0]).toBe('/en/sdk/v2/android/implementation/push/')
  })
})

it('an article that has the word in a heading stands before the list that has it', () => {
  const rows = rowsFor('vapid', '')
  expect(rows.indexOf('/en/guides/glossary/')).toBeGreaterThan(
    rows.indexOf('/en/sdk/v2/html5/setup/platform/'),
  )
})

describe('who does not want to move', () => {
  it.each(['register device', 'fetch tags', 'unlaunch'])('and types "%s" gets an article first', (query) => {
    for (const from of ['', 'sdk/v1/android/', 'sdk/v2/ios/', 'sdk/v3/flutter/'])
      expect(rowsFor(query, from)[0]).not.toContain('/migration/')
  })

  it('but to upgrade a plan gets to the plan', () => {
    expect(rowsFor('upgrade my plan', 'sdk/v3/android/')[0]).toBe('/en/guides/account/your-plan/')
  })
})

describe('the page size that Google Play asks for', () => {
  it.each(['16 KB', '16kb', '16 kb page size', '16kb pages'])('is found as "%s"', (query) => {
    expect(rowsFor(query, 'sdk/v3/android/')[0]).toBe('/en/sdk/compatibility/')
    expect(rowsFor(query, 'sdk/v2/android/').slice(0, 5)).toContain('/en/sdk/v2/android/setup/platform/')
    expect(rowsFor(query, 'sdk/v2/flutter/android/').slice(0, 5)).toContain('/en/sdk/v2/flutter/android/')
  })
})

it.each([
  ['buy product', 'sdk/v1/wordpress/', 'sdk/v1/wordpress/implementation/monetize/implementation'],
  ['buy product', 'sdk/v2/wordpress/', 'sdk/v2/wordpress/implementation/monetize/implementation'],
])('who types "%s" on /%s gets the page of their own platform first', (query, from, to) => {
  expect(rowsFor(query, from)[0]).toBe(`/en/${to}/`)
})

it('who types a call that their release lacks gets the page of their version that says so', () => {
  expect(rowsFor('unregisterDevice', 'sdk/v2/wordpress/')[0]).toBe(
    '/en/sdk/v2/wordpress/implementation/register/',
  )
})
