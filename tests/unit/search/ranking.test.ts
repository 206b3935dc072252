import { describe, expect, it } from 'vitest'
import { articlesFirst } from '../../../src/search/engine/articles-first'
import { foldCounterparts, scoreOf } from '../../../src/search/engine/group'
import { pagesOf } from '../../../src/search/engine/pages'
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
      { number: 0, path: pushPage('v2', 'ios'), score: old },
      { number: 1, path: pushPage('v3', 'flutter'), score: current },
    ]
    const lead = (rows: ReturnType<typeof ranked>) => {
      const pages = pagesOf(
        rows.map(({ path }) => path),
        policy,
      )
      return foldCounterparts(rows, pages, { currency: ({ path }) => policy.currencyOf([])(path) })[0]!.page
        .path
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
    it('is what it is for the word that was meant, also while that is misspelt', () => {
      const calls = [
        ...page(
          '/en/api/tags/',
          'Tags',
          ['', '', 'All calls.'],
          ['endpoint', 'Endpoint', 'The endpoint of tags.'],
        ),
        ...page('/en/guides/links/', 'Links', [
          '',
          '',
          'Where links lead: to a page, a screen or an endpoint.',
        ]),
      ]
      const paths = (text: string) => askAbout(calls, text).groups.map(({ path }) => path)
      expect(paths('endpoint ')).toEqual(['/en/api/tags/', '/en/guides/links/'])
      expect(paths('endpiont ')).toEqual(paths('endpoint '))
    })
    it('comes after each article that has the words in a heading, but for what hardly matches', () => {
      const rows = (scores: number[], ...paths: string[]) =>
        paths.map((path, number) => ({ page: { number, path, score: scores[number]! }, ofTopic: [] }))
      const order = (isAbout: (number: number) => boolean, isMeant = () => false, last = 1, most = 10) =>
        articlesFirst(
          rows([4, 3, 2, last], '/en/guides/glossary/', '/en/guides/a/', '/en/faqs/', '/en/guides/b/'),
          { isAbout, isMeant },
          policy.isBehindFor('/en/', ['glossary', 'beacon']),
          most,
        ).map(({ page: { number } }) => number)
      expect(order((number) => number === 1)).toEqual([1, 0, 2, 3])
      expect(order((number) => number % 2 === 1)).toEqual([1, 3, 0, 2])
      expect(order(() => false)).toEqual([0, 1, 2, 3])
      // As good as nothing beside the best: nobody looked for it.
      const isLast = (number: number) => number === 3
      expect(order(isLast)).toEqual([1, 3, 0, 2])
      expect(order(isLast, undefined, 0.1)).toEqual([0, 1, 2, 3])
      // Nobody sees the article, and the list would be seen no more.
      expect(order(isLast, undefined, 1, 3)).toEqual([0, 1, 2, 3])
      expect(
        order(
          (number) => number === 1,
          () => true,
        ),
      ).toEqual([0, 1, 2, 3])
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
    expect(scoreOf([1])).toBeGreaterThan(scoreOf([0.7, 0.7, 0.7, 0.7]))
    expect(scoreOf([0.7, 0.1])).toBeGreaterThan(scoreOf([0.7]))
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
