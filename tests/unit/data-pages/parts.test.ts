import { describe, expect, it } from 'vitest'
import { compileFile } from '../content/compile'
import { reference } from './reference'

const many = (topic: string, count: number, kind = 'function') =>
  Array.from({ length: count }, (_, at) => `${topic}${at}: { kind: ${kind}, topic: implementation/${topic} }`)

/** What readers have of a page: its description, and its text. */
const shown = (text = '') => ({
  description: /^description: "(.*)"$/m.exec(text)?.[1] ?? '',
  body: text.replace(/^---[^]*?\n---\n/, ''),
})

describe('a type that is cut into several pages', () => {
  const lists = {
    'v3/ios': `types:
  Beckon: { kind: class, package: BeckonKit, members: { ${[...many('push', 20), ...many('tags', 15), 'launch: function'].join(', ')} } }
`,
  }
  const pages = { '/en/sdk/v3/ios/implementation/push/': 'Text.' }

  it('names its parts with their members, and leads to them', async () => {
    const { text } = await reference(lists, pages)
    const page = text('v3/ios', 'beckon') ?? ''
    expect(page).toContain('`Beckon` has 36 members: 1 on this page, and the others by topic.')
    expect(page).toContain('- [Page title](/en/sdk/v3/ios/symbols/beckon-push/): 20 members\n')
    expect(page).toContain('- [implementation/tags](/en/sdk/v3/ios/symbols/beckon-tags/): 15 members\n')
    expect((await compileFile(page)).headings.map(({ text: heading }) => heading)).toContain(
      'Members by topic',
    )
  })

  it('says on each part that it is one, of what and by what it is imported, and leads to the others and the guide', async () => {
    const { body } = shown((await reference(lists, pages)).text('v3/ios', 'beckon-push'))
    expect(body.trim().split('\n')[0]).toBe(
      'This page has 20 of the 36 members of [`Beckon`](/en/sdk/v3/ios/symbols/beckon/), ' +
        'those for [Page title](/en/sdk/v3/ios/implementation/push/). ' +
        'Other topics: [implementation/tags](/en/sdk/v3/ios/symbols/beckon-tags/).',
    )
    expect(body).toContain('- **Import** `import BeckonKit`')
  })

  it('says nothing of parts where it is on one page', async () => {
    const { text } = await reference({
      'v3/ios': `types: { Beckon: { kind: class, members: { ${many('push', 9).join(', ')} } } }\n`,
    })
    expect(text('v3/ios', 'beckon')).not.toMatch(/by topic|This page/)
  })
})

describe('small types of a large list', () => {
  const types = (topic: string, count: number) =>
    Array.from(
      { length: count },
      (_, at) =>
        `  ${topic}${at}: { kind: class, about: Has \`a\`., topic: ${topic}, members: { a: property, b: property } }\n`,
    ).join('')
  const lists = {
    'v3/ios': `types:\n${types('push', 20)}${types('tags', 12)}  Lone: { kind: enum, members: { one: value } }\n`,
  }

  it('begin with what stands there, and lead to the further ones', async () => {
    const { text } = await reference(lists)
    expect(shown(text('v3/ios', 'other-types-push')).body.trim()).toMatch(
      /^20 types for push that are too small for pages of their own, each with its members if it has any\. Further small types: \[Other types\]\(\/en\/sdk\/v3\/ios\/symbols\/other-types\/\), \[tags\]/,
    )
    expect(shown(text('v3/ios', 'other-types')).body.trim()).toMatch(
      /^What `Lone` is and what it holds\. Further small types: \[push\]\(\/en\/sdk\/v3\/ios\/symbols\/other-types-push\/\)/,
    )
  })

  it('have what went elsewhere below a heading of its own', async () => {
    const { blocks, problems } = await compileFile(
      (await reference(lists)).text('v3/ios', 'other-types') ?? '',
    )
    expect(problems).toEqual([])
    expect(JSON.stringify(blocks)).toMatch(/On other pages.*id=\\"push0\\".*Has <code>a<\/code>\.</)
  })
})

describe('types that are nested in another one', () => {
  const events = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${name}${at}: event`).join(', ')
  const application = `  Application: { kind: class, topic: setup, members: { a: property, b: property } }
  Beckon.Listener: { kind: interface, members: { ${events('on', 3)} } }
  Application.Keys: { kind: object, topic: push, members: { ${events('key', 20)} } }
  Application.Config: { kind: object, topic: setup, members: { ${events('config', 15)} } }
  Zone: { kind: class, members: { a: function, b: function, c: function } }
  Application.Keys.Kind: { kind: enum, topic: push, members: { one: value } }
`
  const list = (inBeckon: string) => ({
    'v3/android': `types:\n  Beckon: { kind: class, topic: setup, members: { ${inBeckon}, application: { kind: property, type: Application } } }\n${application}`,
  })
  const headings = async (text = '') =>
    (await compileFile(text)).headings.filter(({ depth }) => depth === 2).map(({ text: heading }) => heading)

  it('leave a page that is too full together with it, and follow it', async () => {
    const { text, files } = await reference(list(events('launch', 28)))
    expect(await headings(text('v3/android', 'application'))).toEqual([
      'Properties',
      'Application.Keys',
      'Application.Keys.Kind',
      'Application.Config',
    ])
    expect(files.filter((file) => /keys|config/.test(file))).toEqual([])
    expect(await headings(text('v3/android', 'beckon'))).toEqual([
      'Events',
      'Properties',
      'Beckon.Listener',
      'On other pages',
    ])
  })

  it('stand with it where the topic of theirs has a page, which leads there from the anchors it had', async () => {
    const { text } = await reference(
      list([...many('push', 30), 'launch: function'].join(', ').replaceAll('implementation/', '')),
    )
    const page = text('v3/android', 'beckon-push') ?? ''
    expect(page).not.toContain('## Application.Keys')
    const html = JSON.stringify((await compileFile(page)).blocks)
    expect(html).toMatch(
      /id=\\"applicationkeys\\".*symbols\/beckon\/#applicationkeyskey1\\" id=\\"applicationkeyskey1\\"/,
    )
  })

  it('have a page in the sidebar right behind those of what they were taken out of', async () => {
    const { text } = await reference(list([events('launch', 28), ...many('push', 10)].join(', ')))
    const slugs = ['beckon', 'beckon-push', 'application', 'zone']
    const orders = slugs.map((slug) => /^order: (\d+)$/m.exec(text('v3/android', slug) ?? '')?.[1])
    expect(orders).toEqual(['10', '11', '12', '13'])
  })
})

describe('the description of a page', () => {
  const list = `types:
  Inbox: { kind: class, members: { open: function, close: function, count: property } }
  Outbox: { kind: class, members: { open: function, close: function, clear: function } }
  OutboxListener: { kind: interface, members: { onSent: event } }
  Failure: { kind: exception }
  Lone: { kind: enum, members: { one: value } }
  Beckon: { kind: class, members: { ${[...many('push', 20), ...many('tags', 15, 'event')].join(', ')} } }
`
  const of = async (slug: string) =>
    shown((await reference({ 'v3/ios': list })).text('v3/ios', slug)).description

  it.each([
    [
      'inbox',
      'Inbox in the Beckon iOS SDK v3 has 2 functions and 1 property: what each is for and how it is declared.',
    ],
    [
      'outbox',
      'Outbox in the Beckon iOS SDK v3 has 3 functions, described together with OutboxListener, which belongs to it.',
    ],
    [
      'beckon-tags',
      'Beckon in the Beckon iOS SDK v3 has 15 events for “implementation/tags”: what each is for and how it is declared.',
    ],
    ['errors', 'Calls of the Beckon iOS SDK v3 may end with Failure: what it means and what it carries.'],
    ['other-types', 'Lone of the Beckon iOS SDK v3: what it is and what it holds.'],
  ])('of %s is a sentence that says what is on it', async (slug, sentence) => {
    expect(await of(slug)).toBe(sentence)
  })

  /** The page of a type that is told about. */
  const told = async (about: string) =>
    shown(
      (
        await reference({
          'v3/ios': `types:
  Inbox: { kind: class, about: ${JSON.stringify(about)}, members: { open: function, close: function, count: property } }
`,
        })
      ).text('v3/ios', 'inbox'),
    )

  it('begins with what the type is for, as text, which the page then does not say again', async () => {
    const { description, body } = await told('Where messages of `Push` wait until they are read.')
    expect(description).toBe(
      'Where messages of Push wait until they are read. Part of the Beckon iOS SDK v3, with 2 functions and 1 property.',
    )
    expect(body).not.toContain('wait until')
  })

  it('says less of the rest where the type takes most of the room', async () => {
    const about = `Where messages wait until they are read${', as long as it takes'.repeat(3)}.`
    const { description, body } = await told(about)
    expect(description).toBe(`${about} Part of the Beckon iOS SDK v3.`)
    expect(body).not.toContain('wait until')
  })

  it('leaves a sentence to the page that has no room for more', async () => {
    const about = `Where messages wait until they are read${', as long as it takes'.repeat(6)}.`
    const { description, body } = await told(about)
    expect(description).toMatch(/^Inbox in the Beckon iOS SDK v3 has /)
    expect(body).toContain(about)
  })
})

describe('what has to be imported', () => {
  it('is said of an accessor of Swift whose module is another one than its own', async () => {
    const { text } = await reference({
      'v3/ios': `types:
  Beckon:
    kind: class
    package: BeckonKit
    members: { push: { kind: function, type: Push }, device: { kind: function, type: Device }, events: { kind: function, type: <events> } }
  Push: { kind: class, package: BeckonPushKit, members: { a: function, b: function, c: function } }
  Device: { kind: class, package: BeckonKit, members: { d: function, e: function, f: function } }
  <events>: { kind: class, members: { log: function } }
`,
    })
    const member = (name: string) =>
      new RegExp(`<Member title="Beckon.${name}"[^]*?</Member>`).exec(text('v3/ios', 'beckon') ?? '')?.[0]
    expect(member('push')).toContain('- **Import** `import BeckonPushKit`')
    expect(member('device')).not.toContain('Import')
    expect(member('events')).not.toContain('Import')
  })

  it('is said for each module that brings it', async () => {
    const { text } = await reference({
      'v3/android': `types:
  Push:
    kind: class
    members: { isOurs: { kind: function, import: com.gms.isOurs, alsoImport: [com.hms.isOurs] }, b: function, c: function }
`,
    })
    expect(text('v3/android', 'push')).toContain('- **Import** `com.gms.isOurs` or `com.hms.isOurs`')
    const type = '{ kind: class, package: com.ui, alsoImport: [com.ui.hms.Reader], members: { a: function } }'
    const other = await reference({ 'v3/android': `types:\n  Reader: ${type}\n` })
    expect(other.text('v3/android', 'other-types')).toContain(
      '- **Import** `com.ui.Reader` or `com.ui.hms.Reader`',
    )
  })
})

describe('an error that is a field of a type', () => {
  it('is linked with its own anchor', async () => {
    const { text } = await reference({
      'v3/ios': `types:
  Failure: { kind: enum, members: { offline: value, refused: value, gone: value } }
  Inbox: { kind: class, members: { open: { kind: function, errors: [Failure.offline] }, b: function, c: function } }
`,
    })
    expect(text('v3/ios', 'inbox')).toContain(
      '- **Errors** [`Failure.offline`](/en/sdk/v3/ios/symbols/failure/#failure-offline)',
    )
    expect((await compileFile(text('v3/ios', 'failure') ?? '')).rowAnchors).toContain('failure-offline')
  })
})
