import { describe, expect, it } from 'vitest'
import { appNeeds, guidesFor, platformLinks } from '../../../src/compiler/related/app-needs'
import { capabilityLinks } from '../../../src/compiler/related/capability-links'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { readParity } from '../../../src/compiler/parity/parity'
import { linesOf, makeTree } from './compile'

const page = (title: string, keys = '') =>
  `---\ntitle: ${title}\ndescription: A sentence of its own that is long enough to say what ${title} is about.\n${keys}---\n\nText.\n`

const parity = `capabilities:
  push: { label: Push, topic: implementation/push }
  loyalty: { label: Loyalty, topic: implementation/loyalty }
everywhere:
  v3: {}
  v2: {}
  v1: {}
platforms:
  v3:
    android: {}
    ios: { loyalty: { no: no wallet in this example } }
    flutter: {}
    react-native: {}
    cordova: {}
    ionic-native: {}
`

const topics = ['', 'implementation/', 'implementation/push/', 'implementation/loyalty/']
const sdkPages = ['android', 'ios'].flatMap((platform) =>
  [...topics, 'implementation/loyalty/setup/'].map((topic) => [
    `content/en/sdk/v3/${platform}/${topic}index.mdx`,
    page(topic.includes('setup') ? 'Setup' : topic.includes('push') ? 'Push' : `Page ${platform} ${topic}`),
  ]),
)

async function site(guides: Record<string, string>) {
  const root = makeTree({
    'content/en/index.mdx': page('Home'),
    'content/en/sdk/index.mdx': page('SDKs'),
    'content/en/sdk/v3/index.mdx': page('Version 3'),
    'content/en/guides/index.mdx': page('Guides'),
    'content/parity.yaml': parity,
    ...(Object.fromEntries(sdkPages) as Record<string, string>),
    ...guides,
  })
  const content = await compileContent(root)
  const byPath = new Map(content.entries.map((entry) => [entry.path, entry]))
  const at = (path: string) => {
    const entry = byPath.get(path)
    if (!entry) throw new Error(`no page at ${path}`)
    return entry
  }
  return { root, content, at, pages: { entryOfPath: (path: string) => byPath.get(path) } }
}

describe('what guides and SDK pages say of each other', () => {
  const guide = {
    'content/en/guides/send.mdx': page('Send', 'app:\n  - implementation/push\n'),
    'content/en/guides/passes.mdx': page('Passes', 'app:\n  - implementation/loyalty/setup\n'),
  }

  it('lists what an app needs, with the platforms that have a page on it', async () => {
    const { root, at, pages } = await site(guide)
    const needs = appNeeds(at('/en/guides/send/'), pages, readParity(root).parity)
    expect(needs).toEqual([
      {
        topic: 'implementation/push',
        label: 'Push',
        platforms: [
          { id: 'android', path: '/en/sdk/v3/android/implementation/push/' },
          { id: 'ios', path: '/en/sdk/v3/ios/implementation/push/' },
        ],
      },
    ])
  })

  it('says where it cannot be done, and names a part by its topic', async () => {
    const { root, at, pages } = await site(guide)
    const [need] = appNeeds(at('/en/guides/passes/'), pages, readParity(root).parity)
    expect(need?.label).toBe('Page android implementation/loyalty/: setup')
    expect(need?.platforms).toEqual([
      { id: 'android', path: '/en/sdk/v3/android/implementation/loyalty/setup/' },
      {
        id: 'ios',
        path: '/en/sdk/v3/ios/implementation/loyalty/setup/',
        absent: 'no wallet in this example',
      },
    ])
  })

  it('names on an SDK page the guides that need it, and on a part those of its topic', async () => {
    const { at, content, root } = await site({
      ...guide,
      'content/en/guides/passes.mdx': page('Passes', 'app:\n  - implementation/loyalty\n'),
    })
    const { parity: table } = readParity(root)
    const named = (path: string) =>
      guidesFor(at(path).path, content.entries, table).map((entry) => entry.path)
    expect(named('/en/sdk/v3/ios/implementation/push/')).toEqual(['/en/guides/send/'])
    expect(named('/en/sdk/v3/android/implementation/loyalty/setup/')).toEqual(['/en/guides/passes/'])
    expect(named('/en/sdk/v3/ios/implementation/loyalty/setup/')).toEqual([])
    expect(named('/en/sdk/v3/ios/')).toEqual([])
    expect(named('/en/guides/send/')).toEqual([])
  })

  it("names the capability's own guide first, and leads to it from the home page", async () => {
    const { at, content, root } = await site({
      ...guide,
      'content/parity.yaml': parity.replace('push }', 'push, guide: /guides/zulu/ }'),
      'content/en/guides/zulu.mdx': page(
        'Zulu',
        'app:\n  - implementation/loyalty\n  - implementation/push\n',
      ),
    })
    const { parity: table } = readParity(root)
    const { path } = at('/en/sdk/v3/ios/implementation/push/')
    const first = guidesFor(path, content.entries, table).map((entry) => entry.path)
    expect(first).toEqual(['/en/guides/zulu/', '/en/guides/send/'])
    const exists = (route: string) => content.entries.some((entry) => entry.path === route)
    expect(capabilityLinks(table, 'en', exists)).toEqual([
      { id: 'push', guide: '/en/guides/zulu/', sdk: '/en/sdk/v3/android/implementation/push/' },
    ])
    expect(capabilityLinks(table, 'en', () => false)).toEqual([{ id: 'push' }])
    // Of one that the home page has no sentence for, a reader would see the key.
    const [push] = table.capabilities
    const unpresented = { ...table, capabilities: [{ ...push!, id: 'links' }] }
    expect(capabilityLinks(unpresented, 'en', exists)).toEqual([])
  })

  it('refuses a topic that no platform has a page on', async () => {
    const { content } = await site({
      'content/en/guides/send.mdx': page('Send', 'app:\n  - implementation/psuh\n'),
    })
    expect(linesOf(content)).toEqual([
      'content/en/guides/send.mdx:5:5  link  "app" names a topic that no platform has a page on in a supported version: implementation/psuh  → did you mean implementation/push?',
    ])
  })
})

describe('what an SDK version can do', () => {
  const table = `capabilities:
  push: { label: Push, topic: implementation/push }
  hms: { label: Huawei, topic: implementation/push, guides: [/guides/huawei/] }
  scannables: { label: Scannables, topic: implementation/scannables, guide: /guides/codes/ }
  links: { label: Links, topic: setup/application, guides: [/guides/links/] }
everywhere:
  v1:
    hms: { no: begins with version 2 }
    scannables: { no: begins with version 2 }
    links: { no: begin with version 2 }
platforms: {}
`
  const app = (...topics: string[]) => `app:\n${topics.map((topic) => `  - ${topic}\n`).join('')}`
  const guides = {
    'content/parity.yaml': table,
    'content/en/sdk/v3/android/implementation/scannables.mdx': page('Scan'),
    'content/en/guides/send.mdx': page('Send', app('implementation/push')),
    'content/en/guides/huawei/index.mdx': page('Huawei', app('implementation/push')),
    'content/en/guides/huawei/keys.mdx': page('Keys', app('implementation/push')),
    'content/en/guides/codes/index.mdx': page(
      'Codes',
      app('implementation/scannables', 'implementation/push'),
    ),
    'content/en/sdk/v3/android/setup/application.mdx': page('Application'),
    'content/en/guides/keys.mdx': page('App keys', app('setup/application')),
    'content/en/guides/links.mdx': page('Links', app('setup/application')),
    'content/en/guides/both.mdx': page('Both', app('implementation/push', 'implementation/scannables')),
    'content/en/guides/web.mdx': page('Web', `${app('implementation/push')}platforms:\n  - html5\n`),
  }
  const named = async (path: string) => {
    const { content, root } = await site(guides)
    return guidesFor(path, content.entries, readParity(root).parity).map((entry) => entry.path)
  }

  it('leaves out guides of what it never had', async () => {
    expect(await named('/en/sdk/v1/android/implementation/push/')).toEqual([
      '/en/guides/send/',
      '/en/guides/both/',
    ])
  })

  it('keeps them where it has it', async () => {
    expect(await named('/en/sdk/v3/android/implementation/push/')).toEqual([
      '/en/guides/huawei/',
      '/en/guides/huawei/keys/',
      '/en/guides/send/',
      '/en/guides/both/',
      '/en/guides/codes/',
    ])
  })

  it('names none on the page that says so', async () => {
    expect(await named('/en/sdk/v1/android/implementation/scannables/')).toEqual([])
    expect(await named('/en/sdk/v3/android/implementation/scannables/')).toContain('/en/guides/codes/')
  })

  it('keeps the pages of a set-up, which are about more than one thing', async () => {
    const guidesOf = (version: string) => named(`/en/sdk/${version}/android/setup/application/`)
    expect(await guidesOf('v1')).toEqual(['/en/guides/keys/'])
    expect(await guidesOf('v3')).toEqual(['/en/guides/keys/', '/en/guides/links/'])
  })

  it('names a guide on its platforms alone', async () => {
    expect(await named('/en/sdk/v2/html5/implementation/push/')).toContain('/en/guides/web/')
    expect(await named('/en/sdk/v2/cordova/android/implementation/push/')).not.toContain('/en/guides/web/')
  })

  it('leads a guide of other platforms to the last version that they have', async () => {
    const { at, pages, root } = await site({
      ...guides,
      'content/en/sdk/v2/html5/implementation/push.mdx': page('Web push'),
      'content/en/sdk/v1/html5/implementation/push.mdx': page('Older web push'),
    })
    expect(appNeeds(at('/en/guides/web/'), pages, readParity(root).parity)).toEqual([
      {
        topic: 'implementation/push',
        label: 'Web push',
        platforms: [{ id: 'html5', path: '/en/sdk/v2/html5/implementation/push/' }],
      },
    ])
  })
})

describe('the pages of all platforms on a topic', () => {
  it('lead to the heading where a page has it', async () => {
    const { pages, root } = await site({
      'content/en/sdk/v3/android/implementation/push/index.mdx': `${page('Push')}\n## Turn it on\n\nText.\n`,
    })
    const { parity: table } = readParity(root)
    expect(
      platformLinks({ topic: 'implementation/push', heading: 'turn-it-on' }, 'en', pages, table),
    ).toEqual([
      { id: 'android', path: '/en/sdk/v3/android/implementation/push/#turn-it-on' },
      { id: 'ios', path: '/en/sdk/v3/ios/implementation/push/' },
    ])
  })

  it('lead to those of a platform that has ended where it can do it, and has what the sentence is about', async () => {
    const { pages, root } = await site({
      'content/parity.yaml': `${parity}  v2:\n    html5: { loyalty: { no: never was there } }\n`,
      'content/en/sdk/v2/html5/implementation/push.mdx': `${page('Web push')}\n## Turn it on\n\nText.\n`,
      'content/en/sdk/v2/html5/implementation/loyalty.mdx': page('No passes'),
    })
    const { parity: table } = readParity(root)
    const web = (topic: string, heading?: string) =>
      platformLinks({ topic, ...(heading ? { heading } : {}) }, 'en', pages, table).filter(
        ({ id }) => id === 'html5',
      )
    const push = '/en/sdk/v2/html5/implementation/push/'
    expect(web('implementation/push')).toEqual([{ id: 'html5', path: push }])
    expect(web('implementation/push', 'turn-it-on')).toEqual([{ id: 'html5', path: `${push}#turn-it-on` }])
    expect(web('implementation/push', 'ask-first')).toEqual([])
    expect(web('implementation/loyalty')).toEqual([])
  })

  it('leave out who lacks the part that the sentence is about', async () => {
    const { pages, root } = await site({
      'content/parity.yaml': parity
        .replace('\neverywhere', '\n  beacons: { label: Beacons, topic: implementation/push }\neverywhere')
        .replace('ios: { ', 'ios: { beacons: { no: none in this example }, '),
    })
    const { parity: table, problems } = readParity(root)
    expect(problems.filter(({ message }) => message.includes('capability'))).toEqual([])
    const asked = (more: object) =>
      platformLinks({ topic: 'implementation/push', ...more }, 'en', pages, table).map(({ id }) => id)
    expect(asked({})).toEqual(['android', 'ios'])
    expect(asked({ capability: 'beacons' })).toEqual(['android'])
    expect(asked({ without: ['android'] })).toEqual(['ios'])
  })

  it('are refused for a topic that nobody has', async () => {
    const { content } = await site({
      'content/en/guides/send.mdx': `${page('Send')}\nSee <Platforms topic="implementation/psuh" />.\n`,
    })
    expect(linesOf(content)).toEqual([
      'content/en/guides/send.mdx:8:5  link  <Platforms> names a topic that no platform has a page on in a supported version: implementation/psuh  → did you mean implementation/push?',
    ])
  })
})
