import { describe, expect, it, vi } from 'vitest'
import { appNeeds, guidesFor, knownTopics, platformLinks } from '../../../src/compiler/related/app-needs'
import { capabilityLinks } from '../../../src/compiler/related/capability-links'
import { wayOn } from '../../../src/compiler/related/way-on'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { readParity } from '../../../src/compiler/parity/parity'
import { pageLists } from '../../../src/compiler/symbols/page-lists'
import { preferenceOf } from '../../../src/search/policy/preference'
import { currentVersion, newestOfEach } from '../../../src/shared/sdk'
import type * as Table from '../../helpers/sdk-table'
import { makeTree } from './compile'

/** A version that has begun with one platform, and few topics: the others still have their last one. */
vi.mock('../../helpers/sdk-table', async (original) => {
  const table = await original<typeof Table>()
  const [v3, v2, v1] = table.sdkVersions
  const v4 = { id: 'v4', label: 'v4', status: 'current', platforms: ['android'], splitByOs: [] }
  return {
    ...table,
    sdkVersions: [v4, { ...v3, status: 'maintenance' }, { ...v2, status: 'unsupported' }, v1],
  }
})

const page = (title: string, keys = '', body = 'Text.') =>
  `---\ntitle: ${title}\ndescription: A sentence of its own that is long enough to say what ${title} is about.\n${keys}---\n\n${body}\n`

const parity = `capabilities:
  push: { label: Push, topic: implementation/push, guide: /guides/send/ }
  inbox: { label: Inbox, topic: implementation/inbox, guide: /guides/items/ }
  tags: { label: Tags, topic: implementation/tags, guide: /guides/labels/ }
platforms:
  v3:
    flutter: { inbox: { no: has none of its own } }
`

const push = (version: string, platform: string, title = 'Push') => ({
  [`content/en/sdk/${version}/${platform}/implementation/push.mdx`]: page(title),
})

async function site() {
  const root = makeTree({
    'content/en/index.mdx': page('Home'),
    'content/parity.yaml': parity,
    'content/en/guides/send.mdx': page('Send', 'app:\n  - implementation/push\n'),
    'content/en/guides/items.mdx': page(
      'Items',
      'app:\n  - implementation/inbox\n',
      'See <Platforms topic="implementation/inbox" />.',
    ),
    'content/en/guides/labels.mdx': page(
      'Labels',
      'app:\n  - implementation/tags\n  - implementation/push\n',
      'See <Platforms topic="implementation/tags" />.',
    ),
    ...push('v4', 'android'),
    ...push('v3', 'android', 'Earlier push'),
    ...push('v3', 'ios'),
    ...push('v2', 'html5', 'Web push'),
    'content/en/sdk/v3/ios/implementation/inbox.mdx': page('Inbox'),
    'content/en/sdk/v3/flutter/implementation/inbox.mdx': page('No inbox'),
    // What the version that begins does not have yet.
    'content/en/sdk/v3/android/implementation/tags.mdx': page('Tags', '', '## Add a tag\n\nText.'),
    'content/en/sdk/v2/android/implementation/tags.mdx': page('Earlier tags'),
    'content/en/sdk/v2/android/implementation/dropped.mdx': page('Dropped'),
    'content/en/sdk/compatibility.mdx': page(
      'Compatibility',
      '',
      '## tvOS, web and WordPress {/* #tvos-web-and-wordpress */}\n\nText.',
    ),
  })
  const { entries, problems } = await compileContent(root)
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  const pages = { entryOfPath: (path: string) => byPath.get(path) }
  return { entries, problems, pages, byPath, parity: readParity(root).parity }
}

describe('an SDK version that begins with one platform', () => {
  it('is that of the platform; the others have their last one, while somebody looks after it', () => {
    expect(currentVersion).toBe('v4')
    expect(newestOfEach().map(({ platform, version }) => `${version}/${platform}`)).toEqual([
      'v4/android',
      'v3/ios',
      'v3/flutter',
      'v3/react-native',
      'v3/cordova',
      'v3/ionic-native',
    ])
  })

  it('takes no platform from what an app needs', async () => {
    const { byPath, pages, parity: table } = await site()
    const needs = (path: string) => appNeeds(byPath.get(path)!, pages, table)
    expect(needs('/en/guides/send/')).toEqual([
      {
        topic: 'implementation/push',
        label: 'Push',
        platforms: [
          { id: 'android', path: '/en/sdk/v4/android/implementation/push/' },
          { id: 'ios', path: '/en/sdk/v3/ios/implementation/push/' },
        ],
      },
    ])
    expect(needs('/en/guides/items/')[0]?.platforms).toEqual([
      { id: 'ios', path: '/en/sdk/v3/ios/implementation/inbox/' },
      { id: 'flutter', path: '/en/sdk/v3/flutter/implementation/inbox/', absent: 'has none of its own' },
    ])
  })

  it('leaves the guides on the pages of the others', async () => {
    const { entries, parity: table } = await site()
    const guides = guidesFor('/en/sdk/v3/ios/implementation/push/', entries, table)
    expect(guides.map(({ path }) => path)).toEqual(['/en/guides/send/', '/en/guides/labels/'])
  })

  it('takes no page from a sentence that names them', async () => {
    const { pages, parity: table } = await site()
    const links = (topic: string, heading?: string) =>
      platformLinks({ topic, ...(heading ? { heading } : {}) }, 'en', pages, table).map(({ path }) => path)
    expect(links('implementation/push')).toEqual([
      '/en/sdk/v4/android/implementation/push/',
      '/en/sdk/v3/ios/implementation/push/',
    ])
    expect(links('implementation/push', 'turn-it-on')).toEqual(links('implementation/push'))
    expect(links('implementation/inbox')).toEqual([
      '/en/sdk/v3/ios/implementation/inbox/',
      '/en/sdk/v3/flutter/implementation/inbox/',
    ])
  })

  it('takes no link from the home page', async () => {
    const { byPath, parity: table } = await site()
    const links = capabilityLinks(table, 'en', (path) => byPath.has(path))
    expect(links.map(({ sdk }) => sdk)).toEqual([
      '/en/sdk/v4/android/implementation/push/',
      '/en/sdk/v3/ios/implementation/inbox/',
      '/en/sdk/v3/android/implementation/tags/',
    ])
  })

  it('is no reason to refuse a topic that only the others have, or its own version before', async () => {
    const { problems } = await site()
    expect(problems.filter(({ message }) => message.includes('names a topic'))).toEqual([])
  })

  it('takes no topic that it does not have yet from its platform, whose version before is named', async () => {
    const { byPath, pages, parity: table } = await site()
    const tags = { id: 'android', path: '/en/sdk/v3/android/implementation/tags/', name: 'Android v3' }
    const links = (heading?: string) =>
      platformLinks({ topic: 'implementation/tags', ...(heading ? { heading } : {}) }, 'en', pages, table)
    expect(links()).toEqual([tags])
    expect(links('add-a-tag')).toEqual([{ ...tags, path: `${tags.path}#add-a-tag` }])
    const needs = appNeeds(byPath.get('/en/guides/labels/')!, pages, table)
    expect(needs.map(({ platforms }) => platforms.find(({ id }) => id === 'android'))).toEqual([
      tags,
      { id: 'android', path: '/en/sdk/v4/android/implementation/push/' },
    ])
  })

  it('leads nobody to what only unsupported versions had', async () => {
    const { pages, parity: table } = await site()
    expect(platformLinks({ topic: 'implementation/dropped' }, 'en', pages, table)).toEqual([])
    expect(knownTopics(['/en/sdk/v2/android/implementation/dropped/'])).toEqual(new Set())
    expect(knownTopics(['/en/sdk/v2/tvos/implementation/tags/'])).toEqual(new Set(['implementation/tags']))
  })

  it('says of no other platform that it has come to its end', async () => {
    const { pages } = await site()
    expect(wayOn('/en/sdk/v3/flutter/implementation/inbox/', pages).releases).toBeUndefined()
    expect(wayOn('/en/sdk/v2/html5/implementation/push/', pages).releases).toBe(
      '/en/sdk/compatibility/#tvos-web-and-wordpress',
    )
  })

  it('leaves guides to be held against the names of the others', () => {
    const lists = [
      { version: 'v4', platform: 'android', symbols: [], bases: {}, variables: {} },
      { version: 'v3', platform: 'ios', symbols: [], bases: {}, variables: { beckon: 'Beckon' } },
    ] as unknown as Parameters<typeof pageLists>[0]
    const held = pageLists(lists.slice(1))('/en/guides/send/')
    expect(held?.name).toBe('newest SDK of any platform')
    expect(held?.indexFor('swift').variable('beckon')).toBe('Beckon')
    expect(held?.indexFor('shell').variable('beckon')).toBeUndefined()
    expect(pageLists(lists)('/en/sdk/v4/')?.name).toBe('SDK v4')
  })

  it('makes the last version of another platform no stranger in search', () => {
    const preference = preferenceOf('/en/', ['push'])
    const ofIos = preference('/en/sdk/v3/ios/implementation/push/')
    expect(ofIos).toBeGreaterThan(preference('/en/sdk/v3/android/implementation/push/'))
  })
})
