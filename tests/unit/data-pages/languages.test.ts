import { describe, expect, it, vi } from 'vitest'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { indexed } from '../../../src/compiler/site/content-state'
import { navigationTree, pageRecords } from '../../../src/compiler/site/page-records'
import type { Block } from '../../../src/shared/blocks'
import type { DocPage } from '../../../src/shared/doc-page'
import { makeTree } from '../content/compile'

vi.mock('../../../content/languages.json', () => import('../language/two-languages'))

/** A site in two languages of which each page is about the same. */

const page = (title: string, body = 'Text.', keys = '') =>
  `---\ntitle: ${title}\ndescription: ${title} is a page of a test, and says in one sentence what it is about.\n${keys}---\n\n${body}\n`

const written = (language: string) => {
  const at = (file: string) => `content/${language}/${file}.mdx`
  const of = (title: string) => `${title} (${language})`
  return {
    [at('index')]: page(of('Home')),
    [at('guides/index')]: page(of('Guides')),
    [at('guides/send')]: page(of('Send'), 'Text.', 'app:\n  - implementation/push\n'),
    [at('sdk/index')]: page(of('SDKs'), 'Text.', 'template: sdk\n'),
    [at('sdk/v3/index')]: page(of('V3')),
    [at('sdk/v3/android/index')]: page(of('Android')),
    [at('sdk/v3/android/implementation/index')]: page(of('Implementation')),
    [at('sdk/v3/android/implementation/push')]: page(of('Push'), 'Call `Beckon.push()`.'),
  }
}

const dutch = {
  list: { and: ' en ' },
  symbols: {
    title: 'Symbolen',
    types: 'Typen',
    kind: { object: 'Object', class: 'Klasse', function: 'Functie' },
    fact: { used: 'Gebruikt in' },
    functions: 'Functies',
    event: 'Gebeurtenissen',
    // Without a colon, at which a description that is too long would end.
    typeDescription:
      '{{type}} is een van de dingen in de Beckon-SDK {{version}} voor {{platform}} die een app gebruikt.',
    status: { current: 'huidig' },
  },
  glossary: { title: 'Begrippen', see: 'Zie {{page}}.' },
}

const longName = `Notification${'ActionCategory'.repeat(7)}`

async function site() {
  const platforms = ['ios', 'flutter', 'react-native', 'cordova', 'ionic-native']
  const root = makeTree({
    ...written('en'),
    ...written('nl'),
    'content/locales/nl/pages.json': JSON.stringify(dutch),
    'content/glossary.yaml': '- { term: device, is: What a person carries., see: /en/guides/send/ }\n',
    'content/glossary.nl.yaml':
      '- { term: apparaat, is: Wat iemand bij zich draagt., see: /nl/guides/send/ }\n',
    'content/symbols/v3/android.yaml': [
      'types:',
      '  Beckon: { kind: object, members: { push: function } }',
      // Called as a kind of names is, in one of the languages.
      '  Gebeurtenissen: { kind: class, topic: implementation/push, members: { one: function, two: function, three: function, four: function } }',
      `  ${longName}: { kind: class, topic: implementation/push, members: { one: function, two: function, three: function, four: function } }`,
      'names: { open: { kind: event } }',
      '',
    ].join('\n'),
    'content/parity.yaml': [
      'capabilities:',
      '  push: { label: { en: Push messages, nl: Pushberichten }, topic: implementation/push }',
      'platforms:',
      '  v3:',
      '    android: { push: { part: { en: only the plain ones, nl: alleen de gewone } } }',
      ...platforms.map((name) => `    ${name}: {}`),
      '',
    ].join('\n'),
  })
  const content = indexed(await compileContent(root))
  const records = new Map(pageRecords(root, content).map((record) => [record.path, record]))
  const docOf = (path: string) => JSON.parse(records.get(path)?.texts().doc ?? '{}') as DocPage
  return { content, records, docOf }
}

/** All text and all addresses of a page, to look for the ones that should not be there. */
const textOf = (blocks: readonly Block[]) => JSON.stringify(blocks)
const linksOf = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/(?<=")\/(?:en|nl)\/[^"#\\]*/g)].map(([link]) => link)

describe('a site in two languages', () => {
  it('has a tree a language', async () => {
    const { content } = await site()
    const tops = (language: string) =>
      navigationTree(content, language).map(([segment, label]) => [segment, label])
    expect(tops('en')).toEqual([['en', 'Home (en)']])
    expect(tops('nl')).toEqual([['nl', 'Home (nl)']])
  })

  it('makes pages of data in each, with the words of that language', async () => {
    const { docOf, content } = await site()
    const symbols = docOf('/nl/sdk/v3/android/symbols/')
    expect(symbols.title).toBe('Symbolen')
    expect(textOf(symbols.blocks)).toContain('Typen')
    expect(textOf(docOf('/nl/sdk/v3/android/symbols/other-types/').blocks)).toContain('Gebruikt in')
    // What is not translated stands there in English.
    expect(textOf(symbols.blocks)).toContain('The public names of version v3')
    expect(docOf('/en/sdk/v3/android/symbols/').title).toBe('SDK reference')
    const glossary = docOf('/nl/guides/glossary/')
    expect(glossary.headings.map(({ text }) => text)).toEqual(['apparaat'])
    expect(glossary.source).toBe('content/glossary.nl.yaml')
    expect(docOf('/en/guides/glossary/').headings.map(({ text }) => text)).toEqual(['device'])
    expect([
      ...(content.sectionNames.get('/nl/sdk/v3/android/implementation/push/')?.values() ?? []),
    ]).toEqual([['Beckon', 'push']])
  })

  it('says what a kind is in the language of the page, where a type is called as a kind of names', async () => {
    const { docOf } = await site()
    const anchors = (language: string) =>
      [
        ...textOf(docOf(`/${language}/sdk/v3/android/symbols/`).blocks).matchAll(
          /id=\\"(gebeurtenissen[^"\\]*)/g,
        ),
      ].map(([, anchor]) => anchor)
    expect(anchors('nl')).toEqual(['gebeurtenissen-klasse', 'gebeurtenissen'])
    expect(anchors('en')).toEqual(['gebeurtenissen'])
  })

  it('shortens a description that a long name makes too long, with a colon in it or without', async () => {
    const { docOf, records } = await site()
    const path = [...records.keys()].find((one) => /^\/nl\/.*notification/.test(one)) ?? ''
    expect(docOf(path).description).toBe(`${longName} is een van de dingen in de Beckon-SDK v3 voor…`)
    expect(docOf(path.replace('/nl/', '/en/')).description).toBe(
      `${longName} in the Beckon Android SDK v3 has 4 functions.`,
    )
  })

  it('links pages within their language alone', async () => {
    const { docOf, records } = await site()
    for (const [path, { language }] of records) {
      const foreign = linksOf(docOf(path)).filter((link) => !link.startsWith(`/${language}/`))
      expect(foreign, path).toEqual([])
    }
    expect(docOf('/nl/sdk/v3/android/implementation/push/').guides?.map(({ path }) => path)).toEqual([
      '/nl/guides/send/',
    ])
    expect(linksOf(docOf('/nl/sdk/v3/android/symbols/other-types/'))).toContain(
      '/nl/sdk/v3/android/implementation/push/',
    )
  })

  it('says what SDKs can do in the words of each', async () => {
    const { docOf } = await site()
    const row = (path: string) => docOf(path).parity?.[0]?.rows[0]
    expect(row('/nl/sdk/')).toMatchObject({ label: 'Pushberichten', cells: [{ note: 'alleen de gewone' }] })
    expect(row('/en/sdk/')).toMatchObject({
      label: 'Push messages',
      cells: [{ note: 'only the plain ones' }],
    })
  })
})
