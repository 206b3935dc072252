import { expect, it } from 'vitest'
import { readParity } from '../../../src/compiler/parity/parity'
import { topicSwitchers } from '../../../src/compiler/related/topic-switchers'
import { compileContent } from '../../../src/compiler/site/compile-content'
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
  expect(topicSwitchers(wallet, pages, readParity(root).parity)?.[0]?.choices).toEqual([
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
