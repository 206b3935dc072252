import { describe, expect, it } from 'vitest'
import type { TemplateName } from '../../../src/shared/frontmatter'
import { compileBody } from './compile'

async function blocksOf(body: string, kind?: TemplateName) {
  const { blocks, problems } = await compileBody(body, { kind })
  expect(problems).toEqual([])
  // Line breaks between blocks mean nothing to a reader.
  return blocks.filter((block) => typeof block !== 'string' || block.trim())
}

describe('blocks', () => {
  it('make one run of HTML of whatever holds no component', async () => {
    const body = '## Set up\n\nA **bold** [link](/en/).\n\n- One\n- Two\n\nA<br />b, <kbd>Esc</kbd>.'
    expect(await blocksOf(body)).toEqual([
      [
        '<h2 id="set-up"><a href="#set-up">Set up</a></h2>',
        '<p>A <strong>bold</strong> <a href="/en/">link</a>.</p>',
        '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>',
        '<p>A<br>b, <kbd>Esc</kbd>.</p>',
      ].join('\n'),
    ])
  })

  it('keep short words of headings whole, and change no character that is linked, listed or searched', async () => {
    const { blocks, headings, sections } = await compileBody(
      '## In-app and *e-mail* messages\n\nAn in-app one.\n\n### `in-app` of it\n\nText.',
    )
    expect(blocks).toEqual([
      [
        '<h2 id="in-app-and-e-mail-messages"><a href="#in-app-and-e-mail-messages"><span class="nobr">In-app</span> and <em><span class="nobr">e-mail</span></em> messages</a></h2>',
        '<p>An <span class="nobr">in-app</span> one.</p>',
        '<h3 id="in-app-of-it"><a href="#in-app-of-it"><code>in-app</code> of it</a></h3>',
        '<p>Text.</p>',
      ].join('\n'),
    ])
    expect(headings.map(({ text }) => text)).toEqual(['In-app and e-mail messages', 'in-app of it'])
    expect(sections.map(({ title }) => title)).toEqual(['In-app and e-mail messages', 'in-app of it'])
  })

  it('keep a component between two runs, with its props and children', async () => {
    expect(await blocksOf('Before.\n\n<Note title="Mind">\n\nInside.\n\n</Note>\n\nAfter.')).toEqual([
      '<p>Before.</p>',
      { c: 'Note', p: { title: 'Mind' }, k: ['<p>Inside.</p>'] },
      '<p>After.</p>',
    ])
  })

  it('have none between components that stand on lines of their own', async () => {
    const { blocks } = await compileBody('<Note>\n\nOne.\n\n</Note>\n\n<Note>\n\nTwo.\n\n</Note>')
    expect(blocks).toEqual([
      { c: 'Note', k: ['<p>One.</p>'] },
      { c: 'Note', k: ['<p>Two.</p>'] },
    ])
  })

  it('leave room between inline components and the words around them', async () => {
    expect(await blocksOf('Use it <Since version="3" /> <Requires os="iOS 13" /> today.')).toEqual([
      {
        t: 'p',
        i: 1,
        k: [
          'Use it ',
          { c: 'Since', p: { version: '3' } },
          ' ',
          { c: 'Requires', p: { os: 'iOS 13' } },
          ' today.',
        ],
      },
    ])
  })

  it('turn only the list items that hold a component into elements', async () => {
    expect(await blocksOf('- Plain *item*\n- New <Since version="3" />')).toEqual([
      {
        t: 'ul',
        k: [
          { t: 'li', h: 'Plain <em>item</em>' },
          { t: 'li', i: 1, k: ['New ', { c: 'Since', p: { version: '3' } }] },
        ],
      },
    ])
  })

  it('mark which elements hold a line of text, so that no block is put into it', async () => {
    const [list] = await blocksOf('- New <Since version="3" />\n\n  - Inner')
    expect(list).not.toHaveProperty('i')
    expect(list).toMatchObject({ t: 'ul', k: [{ t: 'li' }] })
    expect((list as { k: object[] }).k[0]).not.toHaveProperty('i')
  })

  it('make a table a component of its own, in one run when its cells are plain', async () => {
    expect(await blocksOf('| Field | Meaning |\n| --- | --- |\n| `a` | First |')).toEqual([
      {
        c: 'Table',
        k: [
          '<table><thead><tr><th scope="col">Field</th><th scope="col">Meaning</th></tr></thead><tbody><tr><td><code>a</code></td><td>First</td></tr></tbody></table>',
        ],
      },
    ])
  })

  it('keep the alignment of columns, and leave an empty corner without a heading', async () => {
    expect(await blocksOf('| | Price | In |\n| --- | ---: | :---: |\n| A | 1 | EUR |')).toEqual([
      {
        c: 'Table',
        k: [
          '<table><thead><tr><td></td><th align="right" scope="col">Price</th><th align="center" scope="col">In</th></tr></thead><tbody><tr><td>A</td><td align="right">1</td><td align="center">EUR</td></tr></tbody></table>',
        ],
      },
    ])
  })

  it('keep components in table cells', async () => {
    const [table] = await blocksOf('| Field | Since |\n| --- | --- |\n| a | <Since version="3" /> |')
    expect(table).toEqual({
      c: 'Table',
      k: [
        {
          t: 'table',
          k: [
            { t: 'thead', h: '<tr><th scope="col">Field</th><th scope="col">Since</th></tr>' },
            {
              t: 'tbody',
              k: [
                {
                  t: 'tr',
                  k: [
                    { t: 'td', h: 'a' },
                    { t: 'td', i: 1, k: [{ c: 'Since', p: { version: '3' } }] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    })
  })

  it('nest: tabs in steps in a note', async () => {
    const tab = (label: string, text: string) => `<Tab label="${label}">\n${text}\n</Tab>`
    const tabs = `<Tabs group="gradle-dsl">\n${tab('Kotlin DSL', 'One.')}\n${tab('Groovy DSL', 'Two.')}\n</Tabs>`
    const [note] = await blocksOf(
      `<Note>\n<Steps>\n<Step title="First">\n${tabs}\n</Step>\n</Steps>\n</Note>`,
    )
    const strip = (value: unknown): unknown =>
      JSON.parse(
        JSON.stringify(value, (_, item: unknown) =>
          Array.isArray(item) ? item.filter((one) => typeof one !== 'string' || one.trim()) : item,
        ),
      )
    expect(strip(note)).toEqual({
      c: 'Note',
      k: [
        {
          c: 'Steps',
          k: [
            {
              c: 'Step',
              p: { title: 'First' },
              k: [
                {
                  c: 'Tabs',
                  p: { group: 'gradle-dsl' },
                  k: [
                    { c: 'Tab', p: { label: 'Kotlin DSL' }, k: ['<p>One.</p>'] },
                    { c: 'Tab', p: { label: 'Groovy DSL' }, k: ['<p>Two.</p>'] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    })
  })

  it('make an image of a line of its own a figure', async () => {
    expect(await blocksOf('![A drawing](guides/a.png)')).toEqual([
      { c: 'Figure', p: { src: 'guides/a.png', alt: 'A drawing' } },
    ])
  })

  it.each([
    ['a step', '<Steps>\n<Step title="One">\n\n![A](a.png)\n\n</Step>\n</Steps>'],
    ['a note', '<Note>\n\nLook:\n\n![A](a.png)\n\n</Note>'],
    ['a list item', '- ![A](a.png)\n- Text.'],
    ['a list item after its text', '1. Text.\n\n   ![A](a.png)'],
  ])('make an image of a line of its own a figure in %s', async (_, body) => {
    const blocks = JSON.stringify(await blocksOf(body))
    expect(blocks).toContain('{"c":"Figure","p":{"src":"a.png","alt":"A"}}')
    // A figure ends a paragraph, and React would find another page than the one in the HTML.
    expect(blocks).not.toContain('"t":"p"')
  })

  it('make a figure of each image of a paragraph that holds nothing else', async () => {
    expect(await blocksOf('![A](a.png)\n![B](b.png)')).toEqual([
      { c: 'Figure', p: { src: 'a.png', alt: 'A' } },
      { c: 'Figure', p: { src: 'b.png', alt: 'B' } },
    ])
  })

  it('hand on props in their types', async () => {
    expect(await blocksOf('<Figure src="a.png" alt="A" wide width="300" />')).toEqual([
      { c: 'Figure', p: { src: 'a.png', alt: 'A', wide: true, width: 300 } },
    ])
    const useCase =
      '<UseCase title="Win back" about="Why." goal="win-back" capabilities="push, inbox">\n\nText.\n\n</UseCase>'
    const [, block] = await blocksOf(`## One\n\n${useCase}`, 'quick-wins')
    expect([block]).toEqual([
      {
        c: 'UseCase',
        p: {
          title: 'Win back',
          about: 'Why.',
          goal: 'win-back',
          capabilities: ['push', 'inbox'],
          id: 'win-back',
        },
        k: ['<p>Text.</p>'],
      },
    ])
  })

  it('hold text as text, never as tags', async () => {
    const [html, sample] = await blocksOf('A \\<script> & `<b>`.\n\n```text title="a & b"\n<i>"x"</i>\n```')
    expect(html).toBe('<p>A &#x3C;script> &#x26; <code>&#x3C;b></code>.</p>')
    expect(sample).toEqual({
      c: 'Sample',
      p: { lang: 'Text', file: 'a & b', html: '&lt;i&gt;&quot;x&quot;&lt;/i&gt;' },
    })
  })

  it('mark only long code words as breakable', async () => {
    expect(await blocksOf('`short` `com.beckon.a.very.long.name.indeed`')).toEqual([
      '<p><code>short</code> <code class="w">com.<wbr>beckon.<wbr>a.<wbr>very.<wbr>long.<wbr>name.<wbr>indeed</code></p>',
    ])
  })
})

describe('headings and sections', () => {
  const body = [
    'Opening with <Since version="3" /> words.',
    '## Set up *push*',
    'First part.\n\n```text\nnever searched\n```',
    '### On Android',
    '| Field | Meaning |\n| --- | --- |\n| token | the address |',
    '#### Deep',
    'Still Android. {/* nor this */}',
    '<Note title="Mind the gap">\n\nNoted.\n\n</Note>',
    '<Question title="Why twice?">\n\nBecause.\n\n</Question>',
  ].join('\n\n')

  it('list the headings of the second and third level, and components that act as one', async () => {
    expect((await compileBody(body)).headings).toEqual([
      { depth: 2, id: 'set-up-push', text: 'Set up push' },
      { depth: 3, id: 'on-android', text: 'On Android' },
      { depth: 3, id: 'why-twice', text: 'Why twice?' },
    ])
  })

  it('cut the page into stretches that search can lead to, without samples and comments', async () => {
    expect((await compileBody(body)).sections).toEqual([
      { id: '', title: '', text: 'Opening with words.' },
      { id: 'set-up-push', title: 'Set up push', text: 'First part.' },
      {
        id: 'on-android',
        title: 'On Android',
        text: 'Field · Meaning. token · the address. Deep. Still Android. Mind the gap. Noted.',
      },
      { id: 'why-twice', title: 'Why twice?', text: 'Because.' },
    ])
  })

  it('have no opening when a page starts with a heading', async () => {
    expect((await compileBody('## One\n\nText.')).sections.map(({ id }) => id)).toEqual(['one'])
  })

  it('tells the cells of a table apart, and its rows', async () => {
    const table = '| Symptom | Cause | |\n|---|---|---|\n| No sound. | It is **off** | |\n| | Broken | Why? |'
    expect((await compileBody(`## One\n\n${table}`)).sections[0]?.text).toBe(
      'Symptom · Cause. No sound. It is off. Broken · Why?',
    )
  })

  it('give a component the level that it shows, be it the first of the page or not', async () => {
    const { headings } = await compileBody('<Question title="Why?">\n\nBecause.\n\n</Question>')
    expect(headings).toEqual([{ depth: 3, id: 'why', text: 'Why?' }])
  })
})
