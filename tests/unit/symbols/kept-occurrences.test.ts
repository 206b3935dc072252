import { afterEach, describe, expect, it } from 'vitest'
import { keepValuesIn } from '../../../src/compiler/files/kept-values'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { keptOccurrencesOf } from '../../../src/compiler/symbols/kept-occurrences'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { makeTree } from '../content/compile'

const folder = 'content/en/sdk/v3/android'
const page = (text: string) =>
  `---\ntitle: Android\ndescription: What the page is about, and nothing else.\n---\n\n${text}\n`

/** What pages show of a list with two members; `stored` is what survives from one process to the next. */
async function found(text: string, stored: Map<string, string>, digestOfLists = 'lists') {
  keepValuesIn(undefined)
  const root = makeTree({
    'content/symbols/v3/android.yaml':
      'types:\n  Shop: { kind: class, members: { buy: function, sell: function } }\n',
    [`${folder}/index.mdx`]: page('Text.'),
    [`${folder}/push.mdx`]: page(text),
  })
  const { lists } = readSymbolLists(root)
  const { entries } = await compileContent(root, undefined, { wordsOnly: true })
  const [list] = lists
  if (!list) throw new Error('The list was not read.')
  const written = entries.filter(({ generatedFrom }) => !generatedFrom)
  // Only now: the compiler keeps them as well.
  keepValuesIn({
    read: (name) => JSON.parse(stored.get(name) ?? 'null') as unknown,
    write: (name, value) => stored.set(name, JSON.stringify(value)),
  })
  return [...keptOccurrencesOf(list, lists, written, { language: 'en', digestOfLists })]
}

/** Takes the kept value as it lies there and puts another one in its place, which shows when it is used. */
function spoil(stored: Map<string, string>): void {
  for (const [name, text] of stored) {
    if (!name.startsWith('occurrences')) continue
    stored.set(name, JSON.stringify({ ...(JSON.parse(text) as object), value: [['kept', []]] }))
  }
}

describe('what pages show of a list', () => {
  afterEach(() => keepValuesIn(undefined))

  it('is kept for as long as neither the list nor a page of the platform changes', async () => {
    const stored = new Map<string, string>()
    const first = await found('Call `Shop.buy()`.', stored)
    expect(first.map(([id]) => id)).toContain('Shop.buy')
    spoil(stored)
    expect(await found('Call `Shop.buy()`.', stored)).toEqual([['kept', []]])
  })

  it('is found anew when a page changes', async () => {
    const stored = new Map<string, string>()
    await found('Call `Shop.buy()`.', stored)
    spoil(stored)
    const ids = (await found('Call `Shop.sell()`.', stored)).map(([id]) => id)
    expect(ids).toContain('Shop.sell')
    expect(ids).not.toContain('Shop.buy')
  })

  it('is found anew when a list changes', async () => {
    const stored = new Map<string, string>()
    await found('Call `Shop.buy()`.', stored)
    spoil(stored)
    const ids = (await found('Call `Shop.buy()`.', stored, 'others')).map(([id]) => id)
    expect(ids).toContain('Shop.buy')
  })
})
