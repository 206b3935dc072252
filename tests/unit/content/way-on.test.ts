import { describe, expect, it } from 'vitest'
import { wayOn } from '../../../src/compiler/related/way-on'

/** The pages of a small site, with the anchors of those that have any. */
const pagesOf = (addresses: Record<string, string[]>) => ({
  entryOfPath: (path: string) => {
    const anchors = addresses[path]
    return anchors && { page: { headings: anchors.map((id) => ({ depth: 2 as const, id, text: id })) } }
  },
})
const moves = (path: string, ...there: string[]) =>
  wayOn(path, pagesOf(Object.fromEntries(there.map((one) => [one, []])))).moves

describe('how to move on from an old version', () => {
  it('is said by the migration page of the next version that has one', () => {
    const all = ['/en/sdk/v2/ios/migration/', '/en/sdk/v3/ios/migration/'] as const
    expect(moves('/en/sdk/v1/ios/implementation/push/', ...all)).toEqual([{ path: all[0], version: 'v2' }])
    expect(moves('/en/sdk/v2/ios/', ...all)).toEqual([{ path: all[1], version: 'v3' }])
    expect(moves('/en/sdk/v1/ios/', all[1])).toEqual([{ path: all[1], version: 'v3' }])
    expect(moves('/en/sdk/v3/ios/', ...all)).toBeUndefined()
  })

  it('is said for the system of the page, or for both above them', () => {
    const both = [
      '/en/sdk/v2/react-native/android/migration/',
      '/en/sdk/v2/react-native/ios/migration/',
    ] as const
    expect(moves('/en/sdk/v1/react-native/ios/setup/', ...both)).toEqual([
      { path: both[1], version: 'v2', os: 'ios' },
    ])
    expect(moves('/en/sdk/v1/react-native/', ...both)).toEqual([
      { path: both[0], version: 'v2', os: 'android' },
      { path: both[1], version: 'v2', os: 'ios' },
    ])
    const one = '/en/sdk/v2/cordova/migration/'
    expect(moves('/en/sdk/v1/cordova/android/', one)).toEqual([{ path: one, version: 'v2' }])
    expect(moves('/en/sdk/v1/cordova/', one)).toEqual([{ path: one, version: 'v2' }])
  })

  it('is said in the section of another page where the table of platforms says so', () => {
    const resources = '/en/sdk/v2/wordpress/resources/'
    const anchor = 'update-a-site-from-version-1'
    const from = '/en/sdk/v1/wordpress/implementation/tags/'
    expect(wayOn(from, pagesOf({ [resources]: [anchor] })).moves).toEqual([
      { path: `${resources}#${anchor}`, version: 'v2' },
    ])
    expect(moves(from, resources)).toBeUndefined()
  })

  it('is said nowhere without such a page, nor outside the pages of a platform', () => {
    expect(moves('/en/sdk/v1/tvos/', '/en/sdk/v2/ios/migration/')).toBeUndefined()
    expect(moves('/en/sdk/v1/', '/en/sdk/v2/ios/migration/')).toBeUndefined()
    expect(moves('/nl/sdk/v1/ios/', '/en/sdk/v2/ios/migration/')).toBeUndefined()
  })
})

describe('the releases of a platform that ends before the current version', () => {
  const compatibility = '/en/sdk/compatibility/'
  const anchor = 'tvos-web-and-wordpress'
  const releases = (path: string, anchors: string[] = [anchor]) =>
    wayOn(path, pagesOf({ [compatibility]: anchors })).releases

  it('are named from the pages of its newest version', () => {
    expect(releases('/en/sdk/v2/html5/implementation/push/')).toBe(`${compatibility}#${anchor}`)
    expect(releases('/en/sdk/v2/tvos/')).toBe(`${compatibility}#${anchor}`)
    expect(releases('/en/sdk/v1/tvos/')).toBeUndefined()
    expect(releases('/en/sdk/v2/ios/')).toBeUndefined()
    expect(releases('/en/sdk/v3/ios/')).toBeUndefined()
  })

  it('are named where the section is', () => {
    expect(releases('/en/sdk/v2/html5/', [])).toBeUndefined()
    expect(wayOn('/en/sdk/v2/html5/', pagesOf({})).releases).toBeUndefined()
  })
})
