import { describe, expect, it } from 'vitest'
import { frontPages, nearestPages } from '../../../src/navigation/nearest-pages'
import { buildTree, expandTree } from '../../../src/shared/page-tree'
import { treeOf } from '../../helpers/small-tree'

/** A small site; every path brings its parents along. */
const leaves = [
  '/en/guides/apps/app-keys/',
  '/en/guides/apps/create-app/',
  '/en/guides/messages/create/',
  '/en/faqs/',
  '/en/sdk/v3/android/implementation/push/',
  '/en/sdk/v3/ios/implementation/push/',
  '/en/sdk/v3/cordova/implementation/push/',
  '/en/sdk/v2/android/implementation/push/',
  '/en/sdk/v2/cordova/android/implementation/push/',
  '/en/sdk/v2/cordova/ios/implementation/push/',
]
const pages = treeOf(leaves)

describe('the pages an unknown address may have meant', () => {
  const first = (path: string) => nearestPages(path, pages)[0]?.path

  it.each([
    ['a mistyped last part', '/en/guides/apps/app-kays/', '/en/guides/apps/app-keys/'],
    ['a page that moved', '/en/guides/settings/app-keys/', '/en/guides/apps/app-keys/'],
    ['no language', '/guides/apps/create-app/', '/en/guides/apps/create-app/'],
    ['capitals', '/en/Guides/Apps/App-Keys/', '/en/guides/apps/app-keys/'],
    ['a page below one that exists', '/en/guides/messages/create/now/', '/en/guides/messages/create/'],
    [
      'the same topic in another place',
      '/en/sdk/v3/android/push/',
      '/en/sdk/v3/android/implementation/push/',
    ],
  ])('%s', (_, path, meant) => {
    expect(first(path)).toBe(meant)
  })

  it('says where each stands, and gives no more than asked for', () => {
    expect(nearestPages('/en/guides/create/', pages)).toHaveLength(3)
    expect(nearestPages('/en/guides/create/', pages, { count: 2 })).toHaveLength(2)
    expect(nearestPages('/en/guides/apps/app-kays/', pages)[0]).toEqual({
      path: '/en/guides/apps/app-keys/',
      label: 'app-keys',
      trail: 'guides › apps',
      lang: 'en',
    })
  })

  it('says which language a label is in that is not the one of its page', () => {
    const entry = (path: string, lang?: string) => ({
      path,
      label: path,
      order: 0,
      ...(lang ? { lang } : {}),
    })
    const tree = expandTree(buildTree([entry('/en/'), entry('/en/boodschap/', 'nl')]))
    expect(nearestPages('/en/boodschop/', tree)[0]?.lang).toBe('nl')
  })

  const near = (path: string, reader?: string) =>
    nearestPages(path, pages, reader ? { reader } : {}).map((page) => page.path)

  it('offers a topic once, on the platform of the address, and then the page above it', () => {
    expect(near('/en/sdk/v3/android/implementation/pushh/', '/en/sdk/v3/ios/')).toEqual([
      '/en/sdk/v3/android/implementation/push/',
      '/en/sdk/v3/android/implementation/',
    ])
    expect(near('/en/sdk/v2/cordova/ios/implementation/pusch/')[0]).toBe(
      '/en/sdk/v2/cordova/ios/implementation/push/',
    )
  })

  it('offers it on the platform of the reader where the address names none, else in the newest version', () => {
    expect(near('/en/push/', '/en/sdk/v3/ios/')).toEqual(['/en/sdk/v3/ios/implementation/push/'])
    expect(near('/en/push/', '/en/sdk/v2/android/')).toEqual(['/en/sdk/v2/android/implementation/push/'])
    expect(near('/en/push/')).toEqual(['/en/sdk/v3/android/implementation/push/'])
  })

  it('keeps to the platform that an address means, however it is spelled', () => {
    expect(near('/en/sdk/v3/andriod/implementation/push/', '/en/sdk/v3/ios/')[0]).toBe(
      '/en/sdk/v3/android/implementation/push/',
    )
  })

  it('offers the page above alone, not what else stands below it', () => {
    expect(near('/en/guides/apps/zzz/')).toEqual(['/en/guides/apps/'])
  })

  it('offers nothing for an address like no other: the parts of the site are there', () => {
    expect(nearestPages('/en/wp-login.php', pages)).toEqual([])
    expect(frontPages('en', pages).map(({ path }) => path)).toEqual(['/en/guides/', '/en/sdk/', '/en/faqs/'])
  })
})
