import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { described } from '../api/fixture'
import { page } from '../check/page'
import { makeTree } from '../content/compile'
import { storeIn } from '../files/value-store'

/** What survives from one process to the next, by its names. */
let stored: Map<string, string>
beforeEach(() => void (stored = new Map()))
afterEach(() => vi.resetModules())

/** The content of a project as a process that is new finds it. */
async function compiled(root: string) {
  vi.resetModules()
  const { keepValuesIn } = await import('../../../src/compiler/files/kept-values')
  const { compileContent } = await import('../../../src/compiler/site/compile-content')
  keepValuesIn(storeIn(stored))
  return compileContent(root, undefined, { wordsOnly: true })
}

/** What pages say of headings, links and places, by their addresses. */
const pagesOf = async (root: string) => {
  const { entries, sectionNames, sectionSentences, nameGuides, problems } = await compiled(root)
  const said = entries.map(({ path: address, page: { headings, links, texts } }) => [
    address,
    { headings, links, texts },
  ])
  return { said, sectionNames, sectionSentences, nameGuides, problems }
}

/** Puts another text in the place of what is kept, which shows when it is used. */
function mark(name: RegExp): void {
  for (const [key, text] of stored) {
    if (name.test(key)) stored.set(key, text.replaceAll('MEMBER', 'KEPT'))
  }
}

const push = 'content/en/sdk/v3/android/push.mdx'
const list = (about: string) =>
  `types:\n  Shop: { kind: class, about: ${about}, members: { buy: { kind: function, about: Buys a MEMBER. }, sell: function } }\n`

/** A project with one list, whose reference says that something is a MEMBER. */
const project = () =>
  makeTree({
    'content/symbols/v3/android.yaml': list('A shop.'),
    'content/en/index.mdx': page('Home'),
    'content/en/sdk/index.mdx': page('SDK'),
    'content/en/sdk/v3/index.mdx': page('V3'),
    'content/en/sdk/v3/android/index.mdx': page('Android'),
    'content/en/sdk/v3/ios/index.mdx': page('iOS'),
    'content/locales/en/pages.json': readFileSync('content/locales/en/pages.json', 'utf8'),
    [push]: page('Push', '## Turn it on\n\nCall `Shop.buy()`.'),
  })
const write = (root: string, file: string, text: string) => writeFileSync(path.join(root, file), text)

describe('what was made of data', () => {
  it('is the same when it is kept', async () => {
    const root = project()
    const first = await pagesOf(root)
    expect([...stored.keys()]).toContain('made en v3/android')
    expect(await pagesOf(root)).toEqual(first)
  })

  it('is kept for as long as neither the list nor what it shows changes', async () => {
    const root = project()
    await pagesOf(root)
    mark(/^made en v3\/android/)
    expect(JSON.stringify(await pagesOf(root))).toContain('KEPT')
    write(root, 'content/en/sdk/v3/index.mdx', page('V3', 'One more sentence.'))
    expect(JSON.stringify(await pagesOf(root))).toContain('KEPT')
  })

  it.each([
    ['the list', 'content/symbols/v3/android.yaml', list('Another shop.')],
    ['a page of the platform', push, page('Push', '## Turn it on\n\nCall `Shop.sell()`.')],
    ['the title of a page of another platform', 'content/en/sdk/v3/ios/index.mdx', page('For iPhones')],
  ])('is made anew after a change of %s', async (_, file, text) => {
    const root = project()
    await pagesOf(root)
    mark(/^made en v3\/android/)
    write(root, file, text)
    const now = JSON.stringify(await pagesOf(root))
    expect(now).not.toContain('KEPT')
    expect(now).toContain('MEMBER')
  })

  it('has the places of its data, kept or not', async () => {
    const root = described()
    write(root, 'content/en/index.mdx', page('Home'))
    const first = await pagesOf(root)
    expect([...stored.keys()]).toContain('made en api')
    expect(JSON.stringify(first.said)).toContain('content/api/')
    expect(await pagesOf(root)).toEqual(first)
  })

  it('is not kept while it has mistakes, so that they are told each time', async () => {
    const root = described({ 'resources/user.yaml': () => 'x-page: { title: U }\n' })
    const first = await pagesOf(root)
    expect(first.problems.map(({ file }) => file)).toContain('content/api/resources/user.yaml')
    expect(await pagesOf(root)).toEqual(first)
  })

  it('is not kept while a string is missing, so that this is told each time', async () => {
    const root = project()
    write(root, 'content/locales/en/pages.json', '{}')
    const first = await pagesOf(root)
    expect(first.problems.map(({ rule }) => rule)).toContain('string')
    expect(await pagesOf(root)).toEqual(first)
  })
})
