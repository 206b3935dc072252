import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../../src/compiler/files/words'
import { bodyOf } from '../../../src/compiler/markdown/blocks'
import { compileBody } from '../content/compile'

const words = wordsOf('.', 'en', 'translation')

/** What a writer's text is on the page, as Markdown. */
async function markdownOf(text: string, path = '/en/page/'): Promise<string> {
  const { blocks } = await compileBody(text)
  return bodyOf(blocks, { path, words }).join('\n\n')
}

const kindsOf = (markdown: string) =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(markdown)
    .children.map(({ type }) => type)

describe('what a page holds, as Markdown', () => {
  it('text means what it meant, whatever letters are in it', async () => {
    const text = 'Set \\*all\\* of snake_case, \\_own\\_, 1 \\< 2, \\[x] and `a|b`.'
    expect(await markdownOf(text)).toBe('Set \\*all\\* of snake_case, \\_own\\_, 1 < 2, \\[x\\] and `a|b`.')
    expect(await markdownOf('1\\. is no list, nor is this \\# a heading')).toBe(
      '1\\. is no list, nor is this # a heading',
    )
  })

  it('a tab has its label, a sample its file and its language', async () => {
    expect(
      await markdownOf(
        '<Tabs group="language">\n<Tab label="Kotlin">\n\n```kotlin title="App.kt"\nval a = "`1`"\n```\n\n</Tab>\n</Tabs>',
      ),
    ).toBe('**Kotlin**\n\n`App.kt`:\n\n```kotlin\nval a = "`1`"\n```')
  })

  it('a sample that changes is one difference, with the signs that its page shows', async () => {
    const text =
      '```swift title="App.swift" removed="2,6" added="3"\nfunc go() {\n  old(1)\n  new(1)\n\n}\nlast()\n```'
    expect(await markdownOf(text)).toBe(
      '`App.swift`:\n\n```diff swift\n func go() {\n-  old(1)\n+  new(1)\n\n }\n-last()\n```',
    )
    expect(await markdownOf('```js added="1"\none()\ntwo()\n```')).toBe('```diff js\n+one()\n two()\n```')
    expect(await markdownOf('```js mark="1"\none()\ntwo()\n```')).toBe('```js\none()\ntwo()\n```')
  })

  it('a row has its name with what stands behind it, and what is known', async () => {
    const of = (type: string) =>
      markdownOf(
        `<Field title="State a" name="a" type="${type}">\n\nIt failed.\n\n<Facts>\n\n- **\`service\`** Key of it\n\n</Facts>\n\n</Field>`,
      )
    expect(await of('(service: String)')).toBe(
      '- [`a`](https://docs.beckon.example/en/page/#state-a)*(service: String)*\n\n  It failed.\n\n  - **`service`** Key of it',
    )
    expect(await of("= 'late'")).toContain("#state-a) *= 'late'*")
  })

  it('a declaration has its language: that of the platform, unless it says another one', async () => {
    const page = '/en/sdk/v3/flutter/symbols/inbox/'
    expect(await markdownOf('<Signature language="dart" code="class Inbox" />', page)).toBe(
      '```dart\nclass Inbox\n```',
    )
    expect(await markdownOf('<Signature language="java" code="class Inbox" several="true" />', page)).toBe(
      '```java\nclass Inbox\n```',
    )
    expect(
      await markdownOf('<Signature language="kotlin,java" code="interface Inbox" several="true" />', page),
    ).toBe('```kotlin\ninterface Inbox\n```')
  })

  it('a sample with fences in it keeps them', async () => {
    expect(await markdownOf('````text\n```\ninside\n```\n````')).toBe('````text\n```\ninside\n```\n````')
  })

  it('steps are a list with all that is in them', async () => {
    const steps =
      '<Steps>\n<Step title="Open">\n\nFirst.\n\n- a\n- b\n\n</Step>\n<Step title="Save">\n\nThen.\n\n</Step>\n</Steps>'
    expect(await markdownOf(steps)).toBe(
      '1. **Open**\n\n   First.\n\n   - a\n   - b\n\n2. **Save**\n\n   Then.',
    )
  })

  it('lists that follow each other stay two', async () => {
    const made = await markdownOf('<Steps>\n<Step title="One">\n\nText.\n\n</Step>\n</Steps>\n\n1. a\n2. b')
    expect(kindsOf(made)).toEqual(['list', 'list'])
  })

  it('callouts, details and badges say what they are', async () => {
    expect(await markdownOf('<Caution title="Once">\n\nTwo\n\nparagraphs.\n\n</Caution>')).toBe(
      '> **Caution: Once**\n>\n> Two\n>\n> paragraphs.',
    )
    expect(await markdownOf('<Details summary="More">\n\nText.\n\n</Details>')).toBe('**More**\n\nText.')
    expect(await markdownOf('New <Since version="3.6.0" /> here.')).toBe('New (since 3.6.0) here.')
  })

  it('links lead to the site from anywhere', async () => {
    expect(await markdownOf('[a](/en/guides/), [b](#here), [c](https://a.example/x)\n\n## Here')).toBe(
      '[a](https://docs.beckon.example/en/guides/), [b](https://docs.beckon.example/en/page/#here), [c](https://a.example/x)\n\n## Here',
    )
  })

  it('tables keep their columns, whatever stands in a cell', async () => {
    expect(await markdownOf('| a | b |\n| --- | ---: |\n| `x\\|y` | 1 \\| 2 |')).toBe(
      '| a | b |\n| --- | --: |\n| `x\\|y` | 1 \\| 2 |',
    )
  })

  it('footnotes stand at the end', async () => {
    expect(await markdownOf('Text[^a].\n\n[^a]: The *note*.')).toBe('Text[^1].\n\n[^1]: The *note*.')
  })

  it('a component without a form is an error of the build, by its name', () => {
    expect(() => bodyOf([{ c: 'Unheard' }], { path: '/en/', words })).toThrow(
      '<Unheard> has no form in Markdown',
    )
  })
})
