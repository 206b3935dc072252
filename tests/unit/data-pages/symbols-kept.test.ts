import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { memoryStore } from '../../../src/compiler/site/compile-store'
import { referencePages } from '../../../src/compiler/data-pages/reference/pages'
import { makeTree } from '../content/compile'
import { page } from '../check/page'

vi.mock(import('../../../src/compiler/data-pages/reference/pages'), async (original) => {
  const actual = await original()
  return { ...actual, referencePages: vi.fn(actual.referencePages) }
})

const setup = 'content/en/sdk/v3/ios/setup.mdx'
const list = (member: string) => `types:\n  Beckon: { kind: class, members: { ${member}: function } }\n`

it('a page of symbols is kept from one save to the next, and follows what it shows', async () => {
  const root = makeTree({
    'content/symbols/v3/ios.yaml': list('launch'),
    'content/en/index.mdx': page('Home'),
    'content/en/sdk/index.mdx': page('SDK'),
    'content/en/sdk/v3/index.mdx': page('V3'),
    'content/en/sdk/v3/ios/index.mdx': page('iOS'),
    [setup]: page('Setup', '## Start it\n\nCall `Beckon.launch()`.'),
  })
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
  const store = memoryStore()
  const symbols = async () => {
    const { entries } = await compileContent(root, store, { wordsOnly: true })
    const entry = entries.find((one) => one.path === '/en/sdk/v3/ios/symbols/other-types/')
    return {
      page: entry?.page,
      links: new Set(entry?.page.links.map(({ url }) => url)),
      text: JSON.stringify(entry?.page),
    }
  }
  const first = await symbols()
  expect(first.links).toEqual(new Set(['/en/sdk/v3/ios/setup/#start-it']))

  write('content/en/sdk/v3/index.mdx', page('V3', 'Another sentence.'))
  await symbols()
  expect(referencePages).toHaveBeenCalledTimes(1)

  write(setup, page('Getting ready', '## Start it\n\nCall `Beckon.launch()`.'))
  expect((await symbols()).text).toContain('Getting ready')
  write(setup, page('Getting ready', '## Begin\n\nCall `Beckon.launch()`.'))
  expect((await symbols()).links).toEqual(new Set(['/en/sdk/v3/ios/setup/#begin']))
  write('content/symbols/v3/ios.yaml', list('begin'))
  const renamed = await symbols()
  expect(renamed.text).toContain('begin')
  expect(renamed.text).not.toContain('launch')
  rmSync(path.join(root, 'content/en/sdk/v3/ios/index.mdx'))
  expect((await symbols()).page).toBeUndefined()
})

it('a page of names follows the title of the guide that it groups them by, though the guide names none of them', async () => {
  const root = makeTree({
    'content/symbols/v3/ios.yaml': 'names:\n  autoLaunch: { kind: configuration, topic: setup }\n',
    'content/en/index.mdx': page('Home'),
    'content/en/sdk/index.mdx': page('SDK'),
    'content/en/sdk/v3/index.mdx': page('V3'),
    'content/en/sdk/v3/ios/index.mdx': page('iOS'),
    [setup]: page('Setup'),
  })
  const store = memoryStore()
  const headings = async () => {
    const { entries } = await compileContent(root, store, { wordsOnly: true })
    const entry = entries.find(({ path }) => path === '/en/sdk/v3/ios/symbols/configuration/')
    return entry?.page.headings.map(({ text }) => text)
  }
  expect(await headings()).toEqual(['Setup'])
  writeFileSync(path.join(root, setup), page('Getting ready'))
  expect(await headings()).toEqual(['Getting ready'])
})
