import { describe, expect, it } from 'vitest'
import type { NamedSentence, SearchableSection } from '../../../src/search/contract/index-file'
import { buildIndexFile, openIndex } from '../../../src/search/setup'
import { page } from './sample-site'

/** Pages of a reference know their names by what these do. */

const reference = (
  platform: string,
  own: Partial<Record<string, NamedSentence[]>>,
  path = `/en/sdk/v3/${platform}/symbols/beckoninbox/`,
): SearchableSection[] =>
  page(
    path,
    'BeckonInbox',
    ['', '', 'The inbox of the device.'],
    ['beckoninboxremove', 'BeckonInbox.remove', ''],
    ['beckoninboxitem', 'BeckonInboxItem', ''],
  ).map((section) => {
    const sentences = own[section.anchor]
    return sentences ? { ...section, sentences } : section
  })

const names = {
  '': [{ name: 'size', anchor: 'beckoninbox-size', text: 'How many there are.' }],
  beckoninboxremove: [
    { name: 'remove', anchor: 'beckoninboxremove', text: 'Takes a message out of the list.' },
  ],
  beckoninboxitem: [
    { name: 'opened', anchor: 'beckoninboxitem-opened', text: 'Whether somebody has looked at it.' },
    { name: 'expires', anchor: 'another', text: 'When it goes by itself.' },
  ],
}
const article = page('/en/sdk/v3/android/implementation/inbox/', 'Inbox', [
  '',
  '',
  'Show a list of messages, and take one out of it.',
])
const site = [...article, ...reference('android', names), ...reference('ios', names)]
const file = buildIndexFile(site).en
const engine = openIndex(JSON.parse(JSON.stringify(file)) as typeof file, 'en')
const rows = (text: string, from = '/en/sdk/v3/android/') =>
  engine.search(text, { path: from, language: 'en' }).groups
const addresses = (text: string, from?: string) =>
  rows(text, from).flatMap(({ hits }) => hits.map(({ address }) => address))

describe('a member whose name nobody knows', () => {
  it('is found by what it does, in other forms of the words, on the platform of the reader', () => {
    expect(addresses('taking messages out of a list')).toContain(
      '/en/sdk/v3/android/symbols/beckoninbox/#beckoninboxremove',
    )
    expect(addresses('taking messages out of a list', '/en/sdk/v3/ios/')).toContain(
      '/en/sdk/v3/ios/symbols/beckoninbox/#beckoninboxremove',
    )
  })

  it('is found at its own row below the heading of its type, with what is said of it', () => {
    const hit = rows('somebody looked at an item').flatMap(({ hits }) => hits)[0]
    expect(hit).toMatchObject({
      address: '/en/sdk/v3/android/symbols/beckoninbox/#beckoninboxitem-opened',
      heading: { text: 'BeckonInboxItem › opened' },
      excerpt: { text: 'Whether somebody has looked at it.' },
    })
    expect(addresses('when an item goes by itself')).toEqual([
      '/en/sdk/v3/android/symbols/beckoninbox/#another',
    ])
  })

  it('is found by its type and its name, as code writes it, at its own row', () => {
    for (const [text, row] of [
      ['BeckonInboxItem.opened', 'beckoninboxitem-opened'],
      ['beckonInboxItem.opened', 'beckoninboxitem-opened'],
      ['BeckonInbox.size', 'beckoninbox-size'],
    ] as const)
      expect(addresses(text), text).toContain(`/en/sdk/v3/android/symbols/beckoninbox/#${row}`)
  })

  it('is found by another word for what it does, which pages are not searched by', () => {
    const remove = '/en/sdk/v3/android/symbols/beckoninbox/#beckoninboxremove'
    expect(addresses('dropping letters')).toContain(remove)
    expect(addresses('sorting letters')).toEqual([])
    expect(openIndex(file, 'en').search('drop', { path: '/en/', language: 'en' }).groups).toEqual([])
  })

  it('comes after the article about it', () => {
    expect(rows('take messages out of the list')[0]?.path).toBe('/en/sdk/v3/android/implementation/inbox/')
  })

  it('is not led to by one word of its sentence, nor where nobody says which platform', () => {
    expect(addresses('looked')).toEqual([])
    expect(addresses('somebody looked at an item', '/en/')).not.toContain(
      '/en/sdk/v3/android/symbols/beckoninbox/#beckoninboxitem-opened',
    )
  })
})

describe('a member whose sentence says nothing of what was typed', () => {
  const said = { reloaditems: 'Asks the server anew.', listitems: 'Gives what is kept.' }
  const reloading = page(
    '/en/sdk/v3/android/symbols/beckoninbox/',
    'BeckonInbox',
    ['', '', ''],
    ['reloaditems', 'BeckonInbox.reloadItems', ''],
    ['listitems', 'BeckonInbox.listItems', ''],
  ).map((section): SearchableSection => {
    const { anchor, heading } = section
    const text = said[anchor as keyof typeof said] as string | undefined
    return text ? { ...section, sentences: [{ name: heading.replace(/.*\./, ''), anchor, text }] } : section
  })
  const guide = page(
    '/en/sdk/v3/android/implementation/inbox/',
    'Inbox',
    ['', '', 'Show a list.'],
    ['stale', 'When the list is stale', 'Pulling down refreshes it: call reloadItems.'],
    ['show', 'Show it', 'Draw the rows that listItems gives.'],
  )
  const open = (sections: SearchableSection[]) => openIndex(buildIndexFile(sections).en, 'en')
  const hits = (sections: SearchableSection[]) =>
    open(sections)
      .search('pulling down refreshes', { path: '/en/sdk/v3/android/', language: 'en' })
      .groups.filter(({ path }) => path.includes('/symbols/'))
      .flatMap((group) => group.hits.map(({ address }) => address))

  it('is found by the section of a guide that says it and has its name', () => {
    expect(hits([...guide, ...reloading])).toEqual(['/en/sdk/v3/android/symbols/beckoninbox/#reloaditems'])
    expect(hits([...guide.slice(0, 1), ...reloading])).toEqual([])
  })
})

it('a sentence of several names travels once', () => {
  expect(JSON.stringify(file).match(/looked at it/g)).toHaveLength(1)
})

describe('a name with its groups before it, and a method as Xcode copies it', () => {
  const keys = reference(
    'android',
    {
      '': [
        { name: 'com.beckon.push.default_channel_id', anchor: 'channel', text: 'Where messages go.' },
        { name: 'com.beckon:beckon-geo-beacons', anchor: 'artifact', text: 'For places.' },
      ],
    },
    '/en/sdk/v3/android/symbols/configuration/',
  ).map((section) => ({
    ...section,
    text: [section.text, ...(section.sentences ?? []).map(({ name }) => name)].join(' '),
  }))
  const withKeys = buildIndexFile([...site, ...keys]).en
  const all = openIndex(JSON.parse(JSON.stringify(withKeys)) as typeof withKeys, 'en')
  const found = (text: string) =>
    all
      .search(text, { path: '/en/sdk/v3/android/', language: 'en' })
      .groups.flatMap(({ hits }) => hits.map(({ address }) => address))

  it('are found at their rows by what stands at the end, and at the section of the method', () => {
    const path = '/en/sdk/v3/android/symbols/'
    expect(found('default_channel_id')).toContain(`${path}configuration/#channel`)
    expect(found('beckon-geo-beacons')).toContain(`${path}configuration/#artifact`)
    expect(found('remove:withHandler:')[0]).toBe(`${path}beckoninbox/#beckoninboxremove`)
  })
})
