import { describe, expect, it } from 'vitest'
import { foldCounterparts } from '../../../src/search/engine/group'
import { pagesOf } from '../../../src/search/engine/pages'
import { policy } from '../../../src/search/policy'
import { ask } from './sample-site'

const pushPage = (version: string, platform: string) => `/en/sdk/${version}/${platform}/implementation/push/`

describe('folding', () => {
  it('makes one row of a topic and names the others by what differs', () => {
    const { groups } = ask('push notifications', '/en/sdk/v3/android/')
    expect(groups.filter((group) => group.path.endsWith('/implementation/push/'))).toHaveLength(1)
    expect(groups[0]!.alsoOn).toEqual([
      { path: pushPage('v3', 'ios'), label: 'iOS' },
      { path: pushPage('v3', 'flutter'), label: 'Flutter' },
      { path: pushPage('v2', 'android'), label: 'Android v2' },
      { path: pushPage('v1', 'android'), label: 'Android v1' },
    ])
  })

  it('names the version of every counterpart beside an old version', () => {
    const [first] = ask('push notifications', '/en/sdk/v2/android/').groups
    expect(first!.alsoOn.map((counterpart) => counterpart.label)).toEqual([
      'Android v3',
      'iOS v3',
      'Flutter v3',
      'Android v1',
    ])
  })

  describe('with a reader', () => {
    const row = (path: string, score: number) => ({ path, score })
    const folded = (reader: string, words: string[], ...ranked: ReturnType<typeof row>[]) =>
      foldCounterparts(
        ranked.map((one, number) => ({ ...one, number })),
        pagesOf(
          ranked.map(({ path }) => path),
          policy,
        ),
        {
          nearness: ({ path }) => policy.nearnessOf(reader, words)(path),
          currency: ({ path }) => policy.currencyOf(words)(path),
        },
      ).map(({ page }) => page.path)
    const setup = (platform: string) => `/en/sdk/v3/${platform}/setup/`
    const half = (os: string) => `/en/sdk/v2/flutter/${os}/implementation/push/`

    it('is led by the page of the reader’s platform, however good the others are', () => {
      const ranked = [row(pushPage('v3', 'ios'), 9), row(pushPage('v3', 'flutter'), 1)]
      expect(folded('/en/sdk/v3/flutter/', ['push'], ...ranked)).toEqual([pushPage('v3', 'flutter')])
      expect(folded('/en/', ['push'], ...ranked)).toEqual([pushPage('v3', 'ios')])
    })

    it('is led by the half for the reader’s system', () => {
      const ranked = [row(half('android'), 9), row(half('ios'), 1)]
      expect(folded('/en/sdk/v2/flutter/ios/', ['push'], ...ranked)).toEqual([half('ios')])
    })

    it('puts rows of the platform before those that only others have, and leaves guides where they are', () => {
      const ranked = [
        row(pushPage('v3', 'ios'), 9),
        row('/en/guides/a/', 8),
        row(setup('ios'), 7),
        row(setup('flutter'), 1),
      ]
      expect(folded('/en/sdk/v3/flutter/', ['push'], ...ranked)).toEqual([
        setup('flutter'),
        '/en/guides/a/',
        pushPage('v3', 'ios'),
      ])
    })

    it('puts no row ahead that hardly matches', () => {
      const ranked = [row(pushPage('v3', 'ios'), 9), row(setup('flutter'), 0.1)]
      expect(folded('/en/sdk/v3/flutter/', ['push'], ...ranked)).toEqual([
        pushPage('v3', 'ios'),
        setup('flutter'),
      ])
    })

    it('does not decide when the words name a platform or a version', () => {
      const ranked = [row(pushPage('v3', 'ios'), 9), row(pushPage('v3', 'flutter'), 1)]
      expect(folded('/en/sdk/v3/android/', ['ios', 'push'], ...ranked)).toEqual([pushPage('v3', 'ios')])
      expect(folded('/en/sdk/v3/flutter/', ['swift', 'push'], ...ranked)).toEqual([pushPage('v3', 'ios')])
      expect(folded('/en/sdk/v3/flutter/', ['v2', 'push'], ...ranked)).toEqual([pushPage('v3', 'ios')])
    })

    it('decides when the words name a system that the platform of the reader runs on', () => {
      const ranked = [row(pushPage('v3', 'ios'), 9), row(pushPage('v3', 'flutter'), 1)]
      expect(folded('/en/sdk/v3/flutter/', ['ios', 'push'], ...ranked)).toEqual([pushPage('v3', 'flutter')])
    })

    it('is led by the version that the words name, on the platform of the reader', () => {
      const ranked = [
        row(pushPage('v2', 'android'), 9),
        row(half('ios'), 1),
        row(pushPage('v3', 'flutter'), 1),
      ]
      expect(folded('/en/sdk/v3/flutter/', ['v2', 'push'], ...ranked)).toEqual([half('ios')])
      expect(folded('/en/', ['v2', 'push'], ...ranked)).toEqual([pushPage('v2', 'android')])
    })
  })

  it('leaves guides and other topics apart', () => {
    const ranked = ['/en/guides/a/', '/en/guides/b/', pushPage('v3', 'ios'), '/en/sdk/v3/android/setup/'].map(
      (path, number) => ({ number, path, score: 1 }),
    )
    expect(
      foldCounterparts(
        ranked,
        pagesOf(
          ranked.map(({ path }) => path),
          policy,
        ),
      ),
    ).toHaveLength(4)
  })

  it('counts rows, not pages', () => {
    const { total, groups } = ask('push notifications')
    expect(total).toBe(groups.length)
  })
})
