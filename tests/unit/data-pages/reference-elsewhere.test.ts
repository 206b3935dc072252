import { describe, expect, it } from 'vitest'
import { compileBody } from '../content/compile'
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
