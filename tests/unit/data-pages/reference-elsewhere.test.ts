import { describe, expect, it } from 'vitest'
import { counterparts } from '../../../src/compiler/data-pages/reference/elsewhere'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { compileBody, makeTree } from '../content/compile'
import { reference } from './reference'

const inbox = (members: string) => `types:
  Inbox: { kind: class, about: The inbox., topic: inbox, members: { ${members}, b: function, c: function, d: function } }
`

describe('what a symbol is elsewhere', () => {
  it('is said of the version and of the platform, with the name that it has there', async () => {
    const { text } = await reference({
      'v3/android': inbox('getLanguage: { kind: function, concept: language }'),
      'v3/ios': inbox('language: { kind: property, concept: language }'),
      'v2/android': inbox('language: { kind: function, concept: language }'),
      'v2/ios': inbox('language: { kind: property, concept: language }'),
    })
    expect(
      /<Member title="Inbox.getLanguage"[^]*?<\/Member>/.exec(text('v3/android', 'inbox') ?? '')?.[0],
    ).toContain(
      'links="iOS|language|/en/sdk/v3/ios/symbols/inbox/#inboxlanguage&#10;Android v2|language|/en/sdk/v2/android/symbols/inbox/#inboxlanguage"',
    )
  })
})

describe('what a row is elsewhere', () => {
  const item = (members: string, more = '') => `types:
  Item: { kind: class, members: { ${members} } }
  Kind: { kind: enum, members: { ONE: { kind: value, concept: one }, TWO: value, THREE: value } }
names: { ready: { kind: event, about: It is ready. }, LIMIT: { kind: configuration, holds: boolean }${more} }
`
  const lists = {
    'v3/android': item('title: property, id: property, own: property', ', other: event'),
    'v3/ios': item('title: property, id: property').replace('ONE:', 'one:'),
  }
  const row = async (slug: string, title: string) =>
    new RegExp(`<Field title="${title}"[^>]*>`).exec(
      (await reference(lists)).text('v3/android', slug) ?? '',
    )?.[0]

  it.each([
    ['a field', 'item', 'Item title', 'iOS||/en/sdk/v3/ios/symbols/other-types/#item-title'],
    ['a value', 'kind', 'Kind ONE', 'iOS|one|/en/sdk/v3/ios/symbols/kind/#kind-one'],
    ['an event by its name', 'events', 'events-ready', 'iOS||/en/sdk/v3/ios/symbols/events/#events-ready'],
    [
      'a key',
      'configuration',
      'configuration-limit',
      'iOS||/en/sdk/v3/ios/symbols/configuration/#configuration-limit',
    ],
  ])('is said of %s', async (_, slug, title, links) => {
    expect(await row(slug, title)).toContain(` label="Elsewhere" links="${links}"`)
  })

  it.each([
    ['item', 'Item own'],
    ['events', 'events-other'],
  ])('is not said in %s of %s, which only this platform has', async (slug, title) => {
    expect(await row(slug, title)).not.toContain('links=')
  })

  it('is a line of links at the end of the row', async () => {
    const { blocks, problems } = await compileBody(
      '## Names\n\n<Field title="Item title" name="title" type="string" label="Elsewhere" links="iOS||/en/a/#b&#10;Flutter|name|/en/c/">\n\nWhat it is.\n\n</Field>',
    )
    expect(problems).toEqual([])
    expect(blocks).toContainEqual(
      expect.stringContaining(
        '<p>What it is.</p><p class="elsewhere"><strong>Elsewhere</strong> <a href="/en/a/#b">iOS</a>, <a href="/en/c/">Flutter <code>name</code></a></p></div>',
      ),
    )
  })
})

describe('what a name for one system of a hybrid platform is elsewhere', () => {
  const key = (name: string, only: string) =>
    `${name}: { kind: configuration, holds: boolean, concept: schemes, only: ${only} }`
  const lists = {
    'v3/flutter': `names: { ${key('ios_schemes', 'ios')}, ${key('android_schemes', 'android')} }`,
    'v3/cordova': `names: { ${key('IOS', 'ios')}, ${key('ANDROID', 'android')} }`,
    'v3/ios': 'names: { SCHEMES: { kind: configuration, holds: boolean, concept: schemes } }',
    'v3/android': 'names: { com.schemes: { kind: configuration, holds: boolean, concept: schemes } }',
    'v2/flutter': `names: { ${key('URL_SCHEMES', 'ios')} }`,
  }
  const linksOf = async (title: string) => {
    const text = (await reference(lists)).text('v3/flutter', 'configuration') ?? ''
    const links = new RegExp(`<Field title="${title}"[^>]* links="([^"]*)"`).exec(text)?.[1] ?? ''
    return links.split('&#10;').map((link) => link.split('|').slice(0, 2).join(' '))
  }

  it.each([
    ['configuration-ios_schemes', ['iOS SCHEMES', 'Cordova IOS', 'Flutter v2 URL_SCHEMES']],
    ['configuration-android_schemes', ['Android com.schemes', 'Cordova ANDROID']],
  ])('is what that system has: %s', async (title, links) => {
    expect((await linksOf(title)).sort()).toEqual([...links].sort())
  })
})

it('what events hand over, for which code has no name, is each of the classes that another platform has', () => {
  const event = 'kind: class, topic: push, concept: <event>'
  const { lists } = readSymbolLists(
    makeTree({
      'content/symbols/v3/react-native.yaml': `types: { <event>: { ${event}, title: Event } }`,
      'content/symbols/v3/flutter.yaml': `types: { Received: { ${event} }, Opened: { ${event} } }`,
    }),
  )
  const [there, own] = ['flutter', 'react-native'].map((name) =>
    lists.find(({ platform }) => platform === name),
  )
  const elsewhere = (from: typeof own) =>
    from?.symbols.map((one) => counterparts(one, from, lists).map(({ symbol }) => symbol.id))
  expect(elsewhere(own)).toEqual([['Received', 'Opened']])
  expect(elsewhere(there)).toEqual([['<event>'], ['<event>']])
})

it('a field of what events hand over is also the one that has another name in one of those classes', () => {
  const root = makeTree({
    'content/symbols/v3/cordova.yaml':
      'types:\n  <event>: { kind: interface, members: { url: property, note: property } }\n',
    'content/symbols/v3/flutter.yaml':
      'types:\n  Clicked: { kind: class, concept: <event>, members: { url: { kind: property, concept: <event>.url }, note: { kind: property, concept: <event>.note } } }\n  Chosen: { kind: class, concept: <event>, members: { uri: { kind: property, concept: <event>.url }, note: { kind: property, concept: <event>.note } } }\n',
  })
  const { lists } = readSymbolLists(root)
  const cordova = lists.find(({ platform }) => platform === 'cordova')
  const elsewhere = (id: string) => {
    const symbol = cordova?.symbols.find((one) => one.id === id)
    return cordova && symbol ? counterparts(symbol, cordova, lists).map((one) => one.symbol.id) : []
  }
  expect(elsewhere('<event>.url')).toEqual(['Clicked.url', 'Chosen.uri'])
  expect(elsewhere('<event>.note')).toEqual(['Clicked.note'])
})
