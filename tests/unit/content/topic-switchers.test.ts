import { describe, expect, it } from 'vitest'
import { typeFinder } from '../../../src/compiler/data-pages/reference/elsewhere'
import { noParity, readParity } from '../../../src/compiler/parity/parity'
import { topicSwitchers } from '../../../src/compiler/related/topic-switchers'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { makeTree } from './compile'

const page = (title: string) =>
  `---\ntitle: ${title}\ndescription: A sentence of its own that is long enough to say what ${title} is about.\n---\n\nText.\n`

const parity = `capabilities:
  wallet: { label: Wallet, topic: implementation/wallet }
platforms:
  v3: { android: {}, ios: {} }
  v2: { tvos: { wallet: { no: a television has no wallet } } }
`

it('names the version of a platform that only another one has, and why a topic is missing there', async () => {
  const root = makeTree({
    'content/parity.yaml': parity,
    'content/en/sdk/v3/android/implementation/wallet.mdx': page('Wallet'),
    'content/en/sdk/v3/ios/index.mdx': page('iOS'),
    'content/en/sdk/v2/tvos/index.mdx': page('tvOS'),
  })
  const { entries } = await compileContent(root)
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  const wallet = byPath.get('/en/sdk/v3/android/implementation/wallet/')
  if (!wallet) throw new Error('the page was not compiled')
  const pages = { entryOfPath: (path: string) => byPath.get(path) }
  expect(topicSwitchers(wallet, pages, readParity(root).parity, () => undefined)?.[0]?.choices).toEqual([
    { id: 'android', path: wallet.path, current: true },
    { id: 'ios', path: '/en/sdk/v3/ios/', missing: { topic: 'Wallet' } },
    {
      id: 'tvos',
      path: '/en/sdk/v2/tvos/',
      version: 'v2',
      missing: { topic: 'Wallet', why: 'a television has no wallet' },
    },
  ])
})

describe('a type of the reference', () => {
  const some = (word: string, count: number, topic?: string) =>
    Array.from({ length: count }, (_, at) => {
      const of = topic === undefined ? '' : `, topic: ${topic}`
      return `      ${word}${String(at)}: { kind: function${of} }`
    }).join('\n')
  const lists = {
    'v3/ios': `types:
  Scannables: { kind: class, members: { scan: { kind: function, type: Scannable }, stop: function } }
  Scannable: { kind: struct, members: { id: property, name: property, type: property } }
  InboxManager: { kind: class, members: { open: function, read: function, clear: function } }
  Beckon: { kind: class, members: { launch: function, stop: function, tag0: function, tag1: function } }
  <device>:
    kind: class
    named: Device
    members:
      add: { kind: function, concept: <lib>.tag0 }
      remove: { kind: function, concept: <lib>.tag1 }
      clear: { kind: function, concept: <lib>.tag2 }
  BeckonRegion: { kind: struct, members: { id: property, name: property, timeZone: property } }
names:
  inbox_opened: event
  inbox_closed: event
`,
    'v2/ios': `types:
  Scannable: { kind: class, members: { id: property, name: property, type: property } }
  <inbox>: { kind: class, named: InboxManager, members: { open: function, read: function, clear: function } }
  <region>:
    kind: type
    concept: BeckonRegion
    members: { regionId: property, regionName: property, regionTimezone: property }
  Gone: { kind: class, members: { a: function, b: function, c: function } }
  Keeper:
    kind: class
    members:
      show: { kind: function, concept: InboxManager.open }
      look: { kind: function, concept: InboxManager.read }
      begin: { kind: function, concept: Beckon.launch }
      own: function
  Spread:
    kind: class
    members:
      show: { kind: function, concept: InboxManager.open }
      begin: { kind: function, concept: Beckon.launch }
      own: function
  Listener:
    kind: class
    members:
      opened: { kind: event, concept: inbox_opened }
      closed: { kind: event, concept: inbox_closed }
      own: function
  <lib>:
    kind: class
    named: Beckon
    members:
${some('other', 30)}
${some('tag', 4, 'implementation/tags')}
`,
    'v1/ios': `types:
  Beckon:
    kind: class
    members:
${some('other', 30)}
${some('tag', 4, 'implementation/tags')}
`,
  }

  /** Where the menu of versions leads on a page, of the second version unless said, and what it says is missing there. */
  async function ledFrom(slug: string, version = 'v2') {
    const root = makeTree(
      Object.fromEntries(
        Object.entries(lists).flatMap(([name, text]) => [
          [`content/symbols/${name}.yaml`, text],
          [`content/en/sdk/${name}/index.mdx`, page('Overview')],
        ]),
      ),
    )
    const { entries } = await compileContent(root)
    const byPath = new Map(entries.map((entry) => [entry.path, entry]))
    const entry = byPath.get(`/en/sdk/${version}/ios/symbols/${slug}/`)
    if (!entry) throw new Error(`there is no page ${slug}: ${[...byPath.keys()].join(' ')}`)
    const pages = { entryOfPath: (path: string) => byPath.get(path) }
    const finder = typeFinder(entry.path, readSymbolLists(root).lists)
    const choices = topicSwitchers(entry, pages, noParity, finder)?.find(({ kind }) => kind === 'version')
    return choices?.choices.map(({ path, missing }) => `${path}${missing ? ` without ${missing.topic}` : ''}`)
  }

  it('is found on the page of another one, at its heading', async () => {
    expect((await ledFrom('scannable'))?.[0]).toBe('/en/sdk/v3/ios/symbols/scannables/#scannable')
  })

  it('is found by its name in code below another address', async () => {
    expect((await ledFrom('inbox'))?.[0]).toBe('/en/sdk/v3/ios/symbols/inboxmanager/')
  })

  it('is found both ways where it is called something else, below the address of its own name', async () => {
    const pages = ['/en/sdk/v3/ios/symbols/beckonregion/', '/en/sdk/v2/ios/symbols/region/']
    expect((await ledFrom('region'))?.slice(0, 2)).toEqual(pages)
    expect((await ledFrom('beckonregion', 'v3'))?.slice(0, 2)).toEqual(pages)
  })

  it('leads from a part of it to the same part', async () => {
    expect((await ledFrom('lib-tags'))?.slice(1)).toEqual([
      '/en/sdk/v2/ios/symbols/lib-tags/',
      '/en/sdk/v1/ios/symbols/beckon-tags/',
    ])
  })

  it('leads from a part of it to all of it, where it is not cut and has what stands there', async () => {
    expect((await ledFrom('beckon-tags', 'v1'))?.[0]).toBe('/en/sdk/v3/ios/symbols/beckon/')
  })

  it('leads from a part of it to the page that has most of that, and says that it is another one', async () => {
    const nearest = '/en/sdk/v3/ios/symbols/device/ without Beckon: implementation/tags'
    expect((await ledFrom('lib-tags'))?.[0]).toBe(nearest)
  })

  it('that is gone leads to the page that has most of its members, and says that it is another one', async () => {
    expect((await ledFrom('keeper'))?.[0]).toBe('/en/sdk/v3/ios/symbols/inboxmanager/ without Keeper')
  })

  it('whose members are all names elsewhere leads to their page', async () => {
    expect((await ledFrom('listener'))?.[0]).toBe('/en/sdk/v3/ios/symbols/events/ without Listener')
  })

  it('whose members no page has most of leads to the front', async () => {
    expect((await ledFrom('spread'))?.[0]).toBe('/en/sdk/v3/ios/symbols/ without Spread')
  })

  it('is said to be missing where no page has it', async () => {
    expect((await ledFrom('gone'))?.[0]).toBe('/en/sdk/v3/ios/symbols/ without Gone')
  })
})
