import { expect, it } from 'vitest'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { occurrencesOf } from '../../../src/compiler/symbols/shown-on'
import { makeTree } from '../content/compile'

const page = (title: string) =>
  `---\ntitle: ${title}\ndescription: What the page is about, and nothing else.\n---\n\nCall \`Shop.buy()\`.\n`

it('the page of the topic of a symbol comes first, then those that are nearest to it', async () => {
  const root = makeTree({
    'content/symbols/v3/android.yaml':
      'types:\n  Shop: { kind: class, members: { buy: { kind: function, topic: implementation/monetize/implementation } } }\n',
    'content/en/sdk/v3/android/index.mdx': page('Android'),
    'content/en/sdk/v3/android/customizations.mdx': page('Customizations'),
    'content/en/sdk/v3/android/implementation/analytics.mdx': page('Analytics'),
    'content/en/sdk/v3/android/implementation/monetize/implementation.mdx': page('Monetize'),
    'content/en/sdk/v3/android/implementation/monetize/setup.mdx': page('Set up'),
  })
  const { lists } = readSymbolLists(root)
  const { entries } = await compileContent(root, undefined, { wordsOnly: true })
  const [list] = lists
  if (!list) throw new Error('The list was not read.')
  const written = entries.filter(({ generatedFrom }) => !generatedFrom)
  const places = occurrencesOf(list, lists, written, 'en').get('Shop.buy') ?? []
  expect(places.map(({ path }) => path.replace('/en/sdk/v3/android/', '')).slice(0, 2)).toEqual([
    'implementation/monetize/implementation/',
    'implementation/monetize/setup/',
  ])
})

it('what several types have in common is spoken of as several', async () => {
  const root = makeTree({
    'content/symbols/v1/react-native.yaml': `types:
  <module>: { kind: module, title: Both modules, members: { launch: function, stop: function, go: function } }
  Ios: { kind: module, extends: <module>, members: { one: function, two: function, three: function } }
`,
    'content/en/sdk/v1/react-native/index.mdx': page('React Native'),
  })
  const { entries } = await compileContent(root, undefined, { wordsOnly: true })
  const described = entries.map(({ page: { frontmatter } }) => frontmatter.description)
  expect(described.filter((text) => text.startsWith('Both modules'))).toEqual([
    expect.stringContaining('have 3 functions'),
  ])
})
