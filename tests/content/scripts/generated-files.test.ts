import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { withTables } from '../../../scripts/generate/documents'
import { filledIn, openingTag } from '../../../scripts/generate/example'
import { generatedFiles } from '../../../scripts/generate/files'
import { sdkSnippets } from '../../../scripts/generate/sdk-snippets'
import { snippets } from '../../../scripts/generate/snippets'
import { codeName } from '../../../src/compiler/data-pages/reference/group'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { isType } from '../../../src/compiler/symbols/symbol'
import { componentDefinition } from '../../../src/shared/components'
import { compileBody, compileFile, linesOf, makeTree } from '../../unit/content/compile'

const root = path.resolve(import.meta.dirname, '../../..')
const files = await generatedFiles(root)

describe('what is made of data in code', () => {
  it.each(Object.keys(files))('%s is as the data is (else: npm run generate)', (file) => {
    expect(readFileSync(path.join(root, file), 'utf8')).toBe(files[file])
  })

  const mark = '<!-- generated: one (npm run generate) -->'
  const end = '<!-- generated: end -->'

  it('is written between its marks, and nothing else is touched', () => {
    const before = `# Head\n\n${mark}\n\nold\n\n${end}\n\nTail.\n`
    const after = `# Head\n\n${mark}\n\n| a |\n\n${end}\n\nTail.\n`
    expect(withTables(before, { one: '| a |' })).toBe(after)
    expect(withTables(after, { one: '| a |' })).toBe(after)
  })

  it('is not lost when its marks are, nor left to grow old', () => {
    expect(() => withTables('# Head\n', { one: '' })).toThrow(`Put ${mark}${end} into the document.`)
    expect(() => withTables(`${mark}\n\nold\n\n${end}`, {})).toThrow('marks for "one", which nothing makes')
  })
})

describe('snippets', () => {
  it.each(Object.entries(snippets()))('"%s" makes something the compiler takes', async (name, { body }) => {
    const text = filledIn(body)
    const { parent, place, only } = componentDefinition(name) ?? {}
    const around = parent && componentDefinition(parent)
    const whole = around ? `${openingTag(around)}\n\n${text}\n\n</${parent}>` : text
    const page =
      name === 'Frontmatter'
        ? await compileFile(text)
        : await compileBody(place === 'inline' ? `Text ${whole}.` : `## Heading\n\nText.\n\n${whole}`, {
            partials: { 'sdk/v3/name': 'Text.' },
            kind: only,
          })
    expect(linesOf(page)).toEqual([])
  })
})

describe('names of the SDK in an editor', () => {
  const types = (members: string) => `types:\n  BeckonPush: { kind: class, members: { ${members} } }\n`
  const made = () =>
    sdkSnippets(
      makeTree({
        'content/symbols/v3/android.yaml': types('enable: function, isEnabled: property'),
        'content/symbols/v3/ios.yaml': `${types('enable: function')}names:\n  com.beckon.push.Opened: event\n`,
      }),
    )

  it('are completed with the types and platforms that have them', () => {
    expect(made().enable).toEqual({
      prefix: 'sdk-enable',
      body: ['enable'],
      description: 'BeckonPush: v3 Android, v3 iOS',
    })
    expect(made().isEnabled?.description).toBe('BeckonPush: v3 Android')
  })

  it('come up inside samples, whose language is not that of the page', () => {
    expect(Object.values(made()).filter(({ scope }) => scope !== undefined)).toEqual([])
  })

  it('begin with what nobody else types: the product, or sdk-', () => {
    const prefixes = Object.values(sdkSnippets(root)).map(({ prefix }) => prefix)
    expect(prefixes).toContain('BeckonPush')
    expect(prefixes).toContain('com.beckon.push.default_channel_id')
    expect(prefixes).toContain('sdk-addTag')
    expect(prefixes.filter((prefix) => !/^(?:(?:com\.)?[kK]?beckon.|sdk-.)/i.test(prefix))).toEqual([])
  })

  it('are all that code writes: no name of a list is left out but those that stand for many, or for none', () => {
    const made = new Set(Object.keys(sdkSnippets(root)))
    const lacking = readSymbolLists(root).lists.flatMap(({ symbols }) =>
      symbols.flatMap((symbol) => {
        // A further form of a method, `parse(json:)`, is written by the name of all of them.
        const name = isType(symbol) ? (codeName(symbol) ?? '*') : symbol.name
        return /[*<>]/.test(name) || made.has(name) || made.has(name.replace(/\(.*$/, '')) ? [] : [name]
      }),
    )
    expect(lacking).toEqual([])
    expect(made).toContain('beckon:onReady')
    expect(made).toContain('BeckonNotification.Action')
  })

  const delegates = `types:
  PushDelegate: { kind: protocol, members: { 'beckon(_:onOpen:)': { kind: event, signature: 'func beckon(_ beckon: Beckon, onOpen item: Item)' } } }
  InboxDelegate: { kind: protocol, members: { 'beckon(_:onOpen:)': { kind: event, signature: 'func beckon(_ beckon: Inbox, onOpen item: Item)' } } }
  Push: { kind: class, members: { 'application(_:didReceive:)': { kind: function, signature: 'func application(_ application: UIApplication, didReceive info: [String: Any])' }, 'parse(json:)': { kind: function, signature: 'func parse(json: String)' } } }
  <inbox>: { kind: class, named: Inbox.Box, members: { 'tag_*': property } }
`
  const ofDelegates = () => sdkSnippets(makeTree({ 'content/symbols/v3/ios.yaml': delegates }))

  it('declare what a delegate hears, once for each that hears it with types of its own', () => {
    expect(ofDelegates()['beckon(_:onOpen:)']?.body).toEqual([
      'func beckon(_ beckon: Beckon, onOpen item: Item) {',
      '\t$0',
      '}',
    ])
    expect(ofDelegates()['beckon(_:onOpen:) of InboxDelegate: v3 iOS']?.body[0]).toContain('beckon: Inbox')
  })

  it('call a method whose name says what it takes', () => {
    expect(ofDelegates()['application(_:didReceive:)']).toMatchObject({
      prefix: 'sdk-application(_:didReceive:)',
      body: ['application(${1:application}, didReceive: ${2:info})'],
    })
  })

  it('are of a further form its name, and of a nested type its own and the whole', () => {
    expect(Object.keys(ofDelegates())).toEqual([
      'Box',
      'Inbox.Box',
      'InboxDelegate',
      'Push',
      'PushDelegate',
      'application(_:didReceive:)',
      'beckon(_:onOpen:)',
      'beckon(_:onOpen:) of InboxDelegate: v3 iOS',
      'parse',
    ])
  })

  it('mean nothing else in a snippet than they are', () => {
    const names = sdkSnippets(
      makeTree({ 'content/symbols/v3/ios.yaml': "names: { '${id}.files': resource }\n" }),
    )
    expect(names['${id}.files']?.body).toEqual(['\\${id\\}.files'])
  })

  it('are those of what has no name of its own in code as well', () => {
    const list = `types:\n  <device>:\n    { kind: class, signature: interface BeckonDeviceModule, members: { register: function } }\n`
    const names = sdkSnippets(makeTree({ 'content/symbols/v3/android.yaml': list }))
    expect(names.register?.description).toMatch(/: v3 Android$/)
  })

  it('are names of code, each once', () => {
    expect(Object.keys(made())).toEqual(['BeckonPush', 'com.beckon.push.Opened', 'enable', 'isEnabled'])
  })
})
