import { describe, expect, it } from 'vitest'
import { ancestors, buildTree, expandTree, labelOf, missingParents } from '../../../src/shared/page-tree'

const entry = (path: string, label: string, order = 500) => ({ path, label, order })

const entries = [
  entry('/en/guides/apps/', 'Apps'),
  entry('/en/guides/', 'Guides', 20),
  entry('/en/sdk/v3/', 'v3', 1),
  entry('/en/', 'Home'),
  entry('/en/sdk/v1/', 'v1', 3),
  entry('/en/sdk/', 'SDK', 10),
  entry('/en/sdk/v2/', 'v2', 2),
  entry('/en/guides/audience/', 'Audience'),
]

describe('the page tree', () => {
  it('orders siblings by their number, then by name, wherever they came in', () => {
    const tree = buildTree(entries)
    expect(tree).toEqual([
      [
        'en',
        'Home',
        [
          [
            'sdk',
            'SDK',
            [
              ['v3', 'v3'],
              ['v2', 'v2'],
              ['v1', 'v1'],
            ],
          ],
          [
            'guides',
            'Guides',
            [
              ['apps', 'Apps'],
              ['audience', 'Audience'],
            ],
          ],
        ],
      ],
    ])
    expect(buildTree([...entries].reverse())).toEqual(tree)
  })

  it('takes the short label of a page where it has one', () => {
    expect(labelOf({ title: 'Push notifications', navTitle: 'Push' })).toBe('Push')
    expect(labelOf({ title: 'Push notifications' })).toBe('Push notifications')
  })

  it('expands to pages that know their path, parent and children', () => {
    const pages = expandTree(buildTree(entries))
    expect([...pages.keys()].sort()).toEqual(entries.map(({ path }) => path).sort())
    const apps = pages.get('/en/guides/apps/')!
    expect(apps.parent).toBe(pages.get('/en/guides/'))
    expect(ancestors(apps).map(({ path }) => path)).toEqual(['/en/', '/en/guides/', '/en/guides/apps/'])
    expect(pages.get('/en/')).not.toHaveProperty('parent')
  })

  it('names each missing parent once, and leaves the pages below it out', () => {
    const paths = ['/en/', '/en/sdk/v3/android/setup/', '/en/sdk/v3/ios/', '/en/guides/']
    expect(missingParents(paths)).toEqual([
      { path: '/en/sdk/v3/android/', child: '/en/sdk/v3/android/setup/' },
      { path: '/en/sdk/v3/', child: '/en/sdk/v3/android/setup/' },
      { path: '/en/sdk/', child: '/en/sdk/v3/android/setup/' },
    ])
    const pages = expandTree(buildTree(paths.map((path) => entry(path, path))))
    expect([...pages.keys()]).toEqual(['/en/', '/en/guides/'])
  })
})
