import { describe, expect, it } from 'vitest'
import { foldCounterparts, groupByPage } from '../../../src/search/engine/group'
import { pagesOf } from '../../../src/search/engine/pages'
import type { RankedSection } from '../../../src/search/engine/rank'
import { policy } from '../../../src/search/policy'
import { ask, askAbout, page, pathsOf } from './sample-site'

const pushPage = (version: string, platform: string) => `/en/sdk/${version}/${platform}/implementation/push/`

describe('ranking', () => {
  it.each([
    ['/en/sdk/v3/android/', pushPage('v3', 'android')],
    ['/en/sdk/v3/ios/setup/', pushPage('v3', 'ios')],
    ['/en/sdk/v3/flutter/', pushPage('v3', 'flutter')],
    ['/en/sdk/v2/android/', pushPage('v2', 'android')],
    ['/en/sdk/v1/android/', pushPage('v1', 'android')],
  ])('a reader on %s gets their own push page first', (path, first) => {
    expect(pathsOf('push', path)[0]).toBe(first)
  })

  it('puts the current version first for a reader outside of the SDK pages', () => {
    expect(pathsOf('push notifications')[0]).toMatch(/^\/en\/sdk\/v3\//)
  })

  it('lets a version or platform in the query decide', () => {
    expect(pathsOf('v1 push', '/en/sdk/v3/android/')[0]).toBe(pushPage('v1', 'android'))
    expect(pathsOf('ios push', '/en/sdk/v3/android/')[0]).toBe(pushPage('v3', 'ios'))
  })

  it('lets a version in the query decide against the reader’s own and the current one', () => {
    const at = policy.preferenceOf('/en/sdk/v3/android/', ['v1', 'push'])
    expect(at(pushPage('v1', 'android'))).toBeGreaterThan(at(pushPage('v3', 'android')))
  })

  it.each([
    [['capacitor', 'push'], pushPage('v3', 'ionic-native')],
    [['version', '2', 'android', 'push'], pushPage('v2', 'android')],
    [['flutter', 'ios', 'push'], pushPage('v3', 'flutter')],
    [['migrate', 'v2', 'android'], '/en/sdk/v3/android/migration/'],
  ])('knows what %j names', (words, wanted) => {
    const at = policy.preferenceOf('/en/', words)
    for (const other of [pushPage('v3', 'ios'), pushPage('v1', 'cordova'), '/en/sdk/v1/ios/'])
      expect(at(wanted)).toBeGreaterThan(at(other))
  })

  it('leads a topic with the current version, unless that is much worse', () => {
    const ranked = (old: number, current: number) => [
      { path: pushPage('v2', 'ios'), score: old, sections: [] },
      { path: pushPage('v3', 'flutter'), score: current, sections: [] },
    ]
    const lead = (rows: ReturnType<typeof ranked>) => {
      const pages = pagesOf(
        rows.map(({ path }) => path),
        policy,
      )
      return foldCounterparts(rows, pages, { currency: policy.currencyOf([]) })[0]!.page.path
    }
    expect(lead(ranked(1, 0.8))).toBe(pushPage('v3', 'flutter'))
    expect(lead(ranked(1, 0.3))).toBe(pushPage('v2', 'ios'))
  })

  describe('what is looked things up in', () => {
    const site = [
      ...page('/en/guides/glossary/', 'Glossary', ['beacon', 'Beacon', 'A beacon is a beacon. Beacon.']),
      ...page('/en/guides/beacons/', 'Plan your site', ['', '', 'Where to put each beacon, and why.']),
      ...page('/en/guides/errors/', 'Errors', ['bad', 'Beacons are missing', 'Rows were skipped: beacon.']),
    ]
    const first = (text: string) => askAbout(site, text).groups[0]!.path

    it('comes after an article about it', () => {
      expect(first('beacon ')).toBe('/en/guides/beacons/')
    })
    it('comes first when its heading is the query itself', () => {
      expect(first('beacons are missing ')).toBe('/en/guides/errors/')
    })
  })

  it('leads to a page by a keyword, though its title does not say it', () => {
    const [about, ...rest] = page('/en/a/', 'Share an application', ['', '', 'Give others access.'])
    const site = [
      { ...about!, keywords: ['invite a colleague'] },
      ...rest,
      ...page('/en/b/', 'Elsewhere', ['', '', 'You may invite a colleague for coffee.']),
    ]
    expect(askAbout(site, 'invite a colleague ').groups[0]!.path).toBe('/en/a/')
  })

  it('leads to what says the same in other words', () => {
    const site = [
      ...page('/en/zones/', 'Create a geo-zone', ['', '', 'Draw it on the map.']),
      ...page('/en/b/', 'Elsewhere', ['', '', 'Nothing of the kind.']),
    ]
    for (const text of ['geofence ', 'geo fence ', 'geofenc', 'make a geofnece '])
      expect(askAbout(site, text).groups[0]?.path).toBe('/en/zones/')
  })

  it('finds headings by stop words when nothing else was typed', () => {
    const site = page('/en/a/', 'Account', ['what', 'What is where', 'A list.'])
    expect(askAbout(site, 'what is ').groups[0]!.hits[0]!.address).toBe('/en/a/#what')
  })

  it('prefers a section that has all words to pages that are named by one of them', () => {
    const site = [
      ...page('/en/alpha/', 'Alpha', ['', '', 'The first letter.']),
      ...page('/en/beta/', 'Beta', ['', '', 'The second letter.']),
      ...page('/en/greek/', 'Letters', ['', '', 'Some are called alpha and beta and so forth.']),
    ]
    expect(askAbout(site, 'alpha beta ').groups[0]!.path).toBe('/en/greek/')
  })

  it('lends the name of a page to its sections', () => {
    const site = [
      ...page('/en/a-permission/', 'Permission', ['', '', 'What people allow.']),
      ...page('/en/z/sparrow/', 'Sparrow', ['', '', 'About it.'], ['ask', 'Ask', 'Ask for permission once.']),
      ...['b', 'c', 'd', 'e'].flatMap((name) => page(`/en/${name}/`, 'Other', ['', '', 'Also for sparrow.'])),
    ]
    const [group] = askAbout(site, 'sparrow permission ').groups
    expect(group).toMatchObject({ path: '/en/z/sparrow/', hits: [{ address: '/en/z/sparrow/#ask' }] })
  })

  it.each([
    ['enableRemoteNotifications', pushPage('v3', 'android')],
    ['enableremotenotifications', pushPage('v3', 'android')],
    ['enable remote notifications', pushPage('v3', 'android')],
    ['com.beckon.auto_configuration_enabled', '/en/sdk/v3/android/setup/application/'],
    ['auto_configuration', '/en/sdk/v3/android/setup/application/'],
    ['autoConfiguration', '/en/sdk/v3/android/setup/application/'],
    ['BeckonPushIntentReceiver', '/en/sdk/v3/android/setup/application/'],
    ['intent receiver', '/en/sdk/v3/android/setup/application/'],
    ['inapp', '/en/sdk/v3/android/implementation/in-app-messages/'],
    ['in app', '/en/sdk/v3/android/implementation/in-app-messages/'],
    ['segmnets', '/en/guides/audience/segments/'],
    ['scheduling', '/en/guides/messages/create/'],
    ['bann', '/en/sdk/v3/android/implementation/in-app-messages/'],
  ])('finds %s', (text, path) => {
    expect(pathsOf(text, '/en/sdk/v3/android/')[0]).toBe(path)
  })
})

describe('grouping', () => {
  it('puts the sections of a page under it, best first', () => {
    const [group] = ask('receiver manifest', '/en/sdk/v3/android/').groups
    expect(group).toMatchObject({
      path: '/en/sdk/v3/android/setup/application/',
      title: { text: 'Application setup' },
    })
    expect(group!.hits.map((hit) => hit.address)).toEqual([
      '/en/sdk/v3/android/setup/application/#receiver',
      '/en/sdk/v3/android/setup/application/#automatic',
    ])
  })

  it('does not list a section that matches only by the name of its page', () => {
    const site = page(
      '/en/a/',
      'Retention',
      ['days', 'In days', 'Thirty of them.'],
      ['why', 'Why', 'Retention costs.'],
    )
    const [group] = askAbout(site, 'retention').groups
    expect(group!.hits.map((hit) => hit.address)).toEqual(['/en/a/#why'])
  })

  it('adds little for further sections: one good hit outweighs many poor ones', () => {
    const section = (address: string, score: number): RankedSection => ({
      section: 0,
      path: address.split('#')[0]!,
      score,
      inContent: true,
    })
    const many = ['1', '2', '3', '4', '5', '6'].map((anchor) => section(`/en/many/#${anchor}`, 0.7))
    expect(groupByPage([section('/en/one/#a', 1), ...many]).map((page) => page.path)).toEqual([
      '/en/one/',
      '/en/many/',
    ])
  })
})

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
    const row = (path: string, score: number) => ({ path, score, sections: [] })
    const folded = (reader: string, words: string[], ...ranked: ReturnType<typeof row>[]) =>
      foldCounterparts(
        ranked,
        pagesOf(
          ranked.map(({ path }) => path),
          policy,
        ),
        { nearness: policy.nearnessOf(reader, words), currency: policy.currencyOf(words) },
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
      expect(folded('/en/sdk/v3/flutter/', ['ios', 'push'], ...ranked)).toEqual([pushPage('v3', 'ios')])
      expect(folded('/en/sdk/v3/flutter/', ['v2', 'push'], ...ranked)).toEqual([pushPage('v3', 'ios')])
    })
  })

  it('leaves guides and other topics apart', () => {
    const ranked = ['/en/guides/a/', '/en/guides/b/', pushPage('v3', 'ios'), '/en/sdk/v3/android/setup/'].map(
      (path) => ({
        path,
        score: 1,
        sections: [],
      }),
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

describe('what was tried', () => {
  it('is listed when nothing is found', () => {
    expect(ask('xyzzyfoo ')).toMatchObject({
      groups: [],
      total: 0,
      tried: [
        { word: 'xyzzyfoo', matchTypes: ['exact', 'stem', 'prefix', 'fuzzy'], found: false, substitutes: [] },
      ],
    })
  })
  it('names the similar word that was taken', () => {
    expect(ask('notifcations ').tried).toEqual([
      {
        word: 'notifcations',
        matchTypes: ['exact', 'stem', 'prefix', 'fuzzy'],
        found: true,
        substitutes: ['notifications'],
      },
    ])
  })
})
