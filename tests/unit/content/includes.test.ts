import { describe, expect, it } from 'vitest'
import { compileBody, linesOf } from './compile'

describe('includes', () => {
  it('draw in a partial, and partials inside it', async () => {
    const page = await compileBody('Before.\n\n<Include file="outer" />\n\nAfter.', {
      partials: { outer: '## Outer\n\n<Include file="inner" />', inner: 'Inner text.' },
    })
    expect(page.problems).toEqual([])
    expect(page.blocks).toEqual([
      '<p>Before.</p>\n<h2 id="outer"><a href="#outer">Outer</a></h2>\n<p>Inner text.</p>\n<p>After.</p>',
    ])
    expect(page.partials).toEqual(['outer', 'inner'])
    expect(page.headings).toEqual([{ depth: 2, id: 'outer', text: 'Outer' }])
  })

  it('may be drawn in twice, as long as it is not by themselves', async () => {
    const page = await compileBody('<Include file="a" />\n\n<Include file="a" />', {
      partials: { a: 'Text.' },
    })
    expect(page.problems).toEqual([])
    expect(page.blocks).toEqual(['<p>Text.</p>\n<p>Text.</p>'])
  })

  it('stand inside components', async () => {
    const page = await compileBody('<Note>\n\n<Include file="a" />\n\n</Note>', { partials: { a: 'Text.' } })
    expect(page.problems).toEqual([])
    expect(page.blocks).toEqual([{ c: 'Note', k: ['<p>Text.</p>'] }])
  })

  it('fill variables in prose, props and samples; facts reach partials too', async () => {
    const page = await compileBody('<Include file="a" name="Push" n="3" />', {
      facts: { 'sdk.version': '1.2', name: 'hidden by the prop' },
      partials: {
        a: '<Note title="%{name}">\n\n%{name} %{sdk.version}\n\n</Note>\n\n```kotlin\nval %{name} = %{n}\n```',
      },
    })
    expect(page.problems).toEqual([])
    expect(page.blocks[0]).toEqual({ c: 'Note', p: { title: 'Push' }, k: ['<p>Push 1.2</p>'] })
    expect(JSON.stringify(page.blocks.at(-1))).toContain('Push')
  })

  it('hand their variables on to partials inside', async () => {
    const page = await compileBody('<Include file="outer" os="iOS" />', {
      partials: { outer: '<Include file="inner" text="for %{os}" />', inner: 'Made %{text}, %{os}.' },
    })
    expect(page.blocks).toEqual(['<p>Made for iOS, iOS.</p>'])
  })

  it('keep a variable inside its partial', async () => {
    const page = await compileBody('<Include file="a" os="iOS" />\n\nOn %{os}.', { partials: { a: 'Text.' } })
    expect(linesOf(page)).toEqual([
      'content/en/page.mdx:8:4  fact  There is no fact named "os".  → add it to content/facts.json, or pass it as a prop of the <Include>',
    ])
  })
})

describe('includes with a mistake', () => {
  it.each<[what: string, body: string, partials: Record<string, string>, lines: string[]]>([
    [
      'a partial that is mistyped',
      '<Include file="sdk/lanch" />',
      { 'sdk/launch': 'Text.' },
      ['content/en/page.mdx:6:1  include  There is no partial "sdk/lanch".  → did you mean sdk/launch?'],
    ],
    [
      'a partial that is not there',
      '<Include file="other" />',
      {},
      [
        'content/en/page.mdx:6:1  include  There is no partial "other".  → create content/en/_partials/other.mdx',
      ],
    ],
    [
      'no name',
      '<Include />',
      {},
      [
        'content/en/page.mdx:6:1  include  <Include> does not say which partial it draws in.  → write <Include file="folder/name" />',
      ],
    ],
    [
      'a name without a value',
      '<Include file />',
      { a: 'Text.' },
      [
        'content/en/page.mdx:6:1  include  <Include> does not say which partial it draws in.  → write <Include file="folder/name" />',
      ],
    ],
    [
      'a name that is an expression',
      '<Include file={name} />',
      {},
      [
        'content/en/page.mdx:6:1  component  The prop "file" of <Include> is an expression.  → write file="name"',
      ],
    ],
    [
      'a partial that includes itself',
      'Text.\n\n<Include file="a" />',
      { a: 'A.\n\n<Include file="a" />' },
      [
        'content/en/_partials/a.mdx:3:1  include  Partials include each other in a cycle: a → a.  → take one of these includes out',
      ],
    ],
    [
      'a cycle of three, entered from outside',
      '<Include file="start" />',
      {
        start: '<Include file="a" />',
        a: '<Include file="b" />',
        b: '<Include file="c" />',
        c: '<Include file="a" />',
      },
      [
        'content/en/_partials/c.mdx:1:1  include  Partials include each other in a cycle: a → b → c → a.  → take one of these includes out',
      ],
    ],
    [
      'an include inside a line',
      'See <Include file="a" /> here.',
      { a: 'Text.' },
      [
        'content/en/page.mdx:6:5  include  <Include> stands inside a line of text.  → put it on a line of its own',
      ],
    ],
    [
      'frontmatter in a partial',
      '<Include file="a" />',
      { a: '---\ntitle: No\n---\n\nText.' },
      ['content/en/_partials/a.mdx:1:1  include  A partial has no frontmatter.  → remove the --- block'],
    ],
  ])('%s', async (_, body, partials, lines) => {
    expect(linesOf(await compileBody(body, { partials }))).toEqual(lines)
  })

  it.each<[what: string, partial: string, place: string]>([
    ['syntax', 'Text.\n\n<Note>', '3:1  syntax'],
    ['a heading', '## One\n\n#### Three', '3:1  heading'],
    ['a component', 'Text.\n\n  <Noet />', '3:3  component'],
    ['a component in a line', 'Text <Since />.', '1:6  component'],
    ['a fact', 'Text.\n\nOn %{nothing}.', '3:4  fact'],
    ['a fence', 'Text.\n\n```cobol\n```', '3:1  fence'],
    ['an image', 'Text.\n\n![](a.png)', '3:1  alt'],
    ['a link', 'Text.\n\nSee [a](b).', '3:5  link'],
    ['an expression', 'Text {a}.', '1:6  code'],
    ['a partial that is not there', 'Text.\n\n<Include file="other-one" />', '3:1  include'],
  ])('%s in a partial is reported at its place in the partial', async (_, partial, place) => {
    const page = await compileBody('Text of the page.\n\n<Include file="a" />', { partials: { a: partial } })
    expect(linesOf(page)).toHaveLength(1)
    expect(linesOf(page)[0]).toContain(`content/en/_partials/a.mdx:${place}  `)
  })
})
