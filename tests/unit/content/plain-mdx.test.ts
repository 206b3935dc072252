import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { plainMdx } from '../../../src/compiler/page/plain-mdx'

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx)

/** What the parser of all MDX makes of a text, or that it refuses it, without what nobody asks a tree for. */
function whole(text: string): unknown {
  try {
    const { children } = parser.parse(text)
    return bare({ type: 'root', children })
  } catch {
    return 'refused'
  }
}
const bare = (tree: Root): unknown =>
  JSON.parse(JSON.stringify(tree), (key, value: unknown) =>
    key === 'offset' || key === 'data' ? undefined : value,
  )

const page = (...lines: string[]) => `---\ntitle: "A"\n---\n\n${lines.join('\n')}\n`

describe('MDX that is made of data', () => {
  it.each([
    ['headings', ['## `Beckon` and more', '', '### List tags {/* #list-tags */}']],
    ['a paragraph', ['Set **`a`**, _or_ [`b` of c](/en/#b-c), a\\_b, snake_case & 3 more: a_b `c``d`.']],
    ['components', ['<A b="x &quot;y&quot;&#10;z" c />', '', '<B>', '', 'Text', '', '</B>']],
    ['lists', ['- **a** b', '- c', '', '  d', '', '  - e', '  - f', '', 'g']],
    ['lists with room', ['- a', '', '- b', '', '  <C d="e">', '', '  - f', '', '  </C>', '', '- 0 to 23']],
    ['samples', ['```ts title="a"', 'a {', '', '  </b>', '```', '', '- c', '', '  ```', '    d', '  ```']],
  ])('is read without its parser: %s', (_, lines) => {
    const tree = plainMdx(page(...lines))
    expect(tree && bare(tree)).toEqual(whole(page(...lines)))
  })

  it.each([
    ['a table', '| a | b |'],
    ['an expression', 'a {b} c'],
    ['a component in a line', 'a <B /> c'],
    ['an address', 'see https://beckon.example'],
    ['a paragraph of two lines', 'a\nb'],
    ['a numbered list', '1. a'],
    ['a quote', '> a'],
    ['a title below', 'a\n==='],
    ['an entity', 'a &copy; b'],
    ['a tag that is not closed', '<A>\n\nb'],
    ['a picture', '![a](b.png)'],
    ['what only looks like code', 'see \\`a {b}\\`'],
    ['a statement', 'import a from "b"'],
    ['an address that is emphasised', '_www.a.example_'],
  ])('is left to the parser where it has %s', (_, text) => {
    expect(plainMdx(page(text))).toBeUndefined()
  })

  it('is never read otherwise than by the parser', () => {
    // The same texts each time: a generator of Park and Miller.
    let state = 20_261_126
    const below = (limit: number) => (state = (state * 48_271) % 2_147_483_647) % limit
    const pick = <T>(all: readonly T[]): T => all[below(all.length)] as T
    const words = [
      'a',
      'b_c',
      'Ab',
      '0',
      '1.',
      '-',
      '+',
      '#',
      '|',
      '>',
      '==',
      '`',
      '``',
      '`x`',
      '*',
      '**',
      '_',
    ]
    const more = [
      '**b**',
      '_e_',
      '[',
      ']',
      '[l](/u)',
      '(',
      '&',
      '&amp;',
      '\\',
      '\\_',
      '!',
      '~',
      '“',
      ':',
      '{',
      '<',
    ]
    const openings = [
      '',
      '',
      '',
      '- ',
      '  ',
      '  - ',
      '    ',
      '## ',
      '# ',
      '<A>',
      '</A>',
      '<B c="d" />',
      '```',
      '   ',
    ]
    const line = () => {
      const parts = Array.from({ length: below(5) }, () => pick([...words, ...words, ...more]))
      return pick(openings) + parts.join(pick(['', ' ', ' ']))
    }
    let read = 0
    for (let round = 0; round < 10_000; round++) {
      const lines = Array.from({ length: 1 + below(5) }, () => (below(3) ? line() : ''))
      const text = page(...lines)
      const tree = plainMdx(text)
      if (!tree) continue
      read++
      expect(bare(tree), text).toEqual(whole(text))
    }
    expect(read).toBeGreaterThan(1000)
  })
})
