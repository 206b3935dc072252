import { describe, expect, it } from 'vitest'
import { compileBody, linesOf } from './compile'
import { at, mistakes } from './mistakes'

describe('text that is not MDX', () => {
  const fix = '→ close every tag, and write a literal < or { as `<` or `{` in backticks'
  mistakes('syntax', [
    [
      'a tag that is never closed, reported where it was opened',
      'Text.\n\n<Note>\n\nMore.',
      at('8:1', `syntax  Expected a closing tag for \`<Note>\`  ${fix}`),
    ],
    [
      'a closing tag of another name',
      '<Note>\n\nText.\n\n</Tip>',
      at(
        '10:1',
        `syntax  Unexpected closing tag \`</Tip>\`, expected corresponding closing tag for \`<Note>\` (6:1-6:7)  ${fix}`,
      ),
    ],
    [
      'a less-than sign in a sentence',
      'If a <5 then',
      at(
        '6:7',
        `syntax  Unexpected character \`5\` (U+0035) before name, expected a character that can start a name, such as a letter, \`$\`, or \`_\`  ${fix}`,
      ),
    ],
    [
      'a brace that is never closed',
      'Send { to',
      at(
        '6:10',
        `syntax  Unexpected end of file in expression, expected a corresponding closing brace for \`{\`  ${fix}`,
      ),
    ],
  ])
})

describe('code in content', () => {
  const noCode = 'code  Content cannot import or export.  → use a component by its name; it needs no import'
  const noExpression = (expression: string) =>
    `code  Content cannot hold the expression {${expression}}.  → write the text itself, a fact as %{name}, or literal braces in backticks`
  mistakes('code', [
    ['an import', "import X from './x'\n\nText.", at('6:1', noCode)],
    ['an export', 'Text.\n\nexport const a = 1', at('8:1', noCode)],
    ['an expression in a line', 'You have {1 + 1} apps.', at('6:10', noExpression('1 + 1'))],
    ['an expression of its own', 'Text.\n\n{process.env.HOME}', at('8:1', noExpression('process.env.HOME'))],
  ])

  it('lets comments be', async () => {
    const { problems, blocks } = await compileBody('{/* for writers */}\n\nText {/* here too */} goes on.')
    expect(problems).toEqual([])
    expect(JSON.stringify(blocks)).not.toMatch(/writers|here too/)
  })
})

describe('samples', () => {
  mistakes('fence', [
    [
      'no language',
      'Text.\n\n```\ncode\n```',
      at('8:1', 'fence  The sample does not name its language.  → write ```kotlin, ```json, ```text, …'),
    ],
    [
      'a mistyped language',
      '```kotlni\ncode\n```',
      at('6:1', 'fence  "kotlni" is not a known sample language.  → did you mean kotlin?'),
    ],
    [
      'a language that is not there',
      '```cobol\ncode\n```',
      at(
        '6:1',
        'fence  "cobol" is not a known sample language.  → use one of: kotlin, kts, java, groovy, gradle, swift, objc, objective-c, dart, ts, typescript, tsx, js, javascript, jsx, php, python, ruby, xml, plist, html, css, json, yaml, properties, shell, bash, http, diff, text',
      ),
    ],
  ])
})

describe('headings', () => {
  mistakes('heading', [
    [
      'a title in the text',
      '# Title\n\nText.',
      at('6:1', 'heading  A page has one title, the one in its frontmatter.  → start headings at ##'),
    ],
    [
      'a skipped level',
      '## One\n\n#### Three\n\nText.',
      at('8:1', 'heading  The heading "Three" skips a level.  → use ### here'),
    ],
    [
      'a page that starts too deep',
      '### Deep\n\nText.',
      at('6:1', 'heading  The heading "Deep" skips a level.  → use ## here'),
    ],
    [
      'an entry that nothing stands above',
      '<ErrorEntry title="Gone" meaning="It went.">\n\nText.\n\n</ErrorEntry>',
      at('6:1', 'heading  The heading "Gone" skips a level.  → write a heading with ## before it'),
    ],
    [
      'the same heading twice',
      '## Set up\n\nText.\n\n## Set Up\n\nText.',
      at(
        '10:1',
        'heading  The heading "Set Up" stands twice on the page.  → word it differently from the one in line 6',
      ),
    ],
    [
      'an entry worded as a heading already is',
      '## Why?\n\nText.\n\n<ErrorEntry title="Why?" meaning="It is.">\n\nText.\n\n</ErrorEntry>',
      at(
        '10:1',
        'heading  The heading "Why?" stands twice on the page.  → word it differently from the one in line 6',
      ),
    ],
    [
      'a link in a heading',
      '## See [this](/en/)\n\nText.',
      at('6:8', 'heading  A heading cannot hold a link: it is one itself.  → move the link into the text'),
    ],
  ])
})

describe('links', () => {
  mistakes('link', [
    [
      'a link without a text',
      'See [](/en/sdk/) and [`a`](https://example.com).',
      at(
        '6:5',
        'link  The link to /en/sdk/ has no text.  → write what readers find there between the square brackets',
      ),
    ],
    [
      'a link without a text to an address elsewhere on the page',
      'See [][sdk].\n\n[sdk]: /en/sdk/',
      at(
        '6:5',
        'link  The link to [sdk] has no text.  → write what readers find there between the square brackets',
      ),
    ],
    [
      'a link with a blank for its text to an address elsewhere on the page',
      'See [ ][sdk] and [this][sdk].\n\n[sdk]: /en/sdk/',
      at(
        '6:5',
        'link  The link to [sdk] has no text.  → write what readers find there between the square brackets',
      ),
    ],
    ...['** **', '\u200B', '…'].map((text): [string, string, string] => [
      `a link whose text is ${text}, which says nothing`,
      `See [${text}](/en/sdk/).`,
      at(
        '6:5',
        'link  The link to /en/sdk/ has no text.  → write what readers find there between the square brackets',
      ),
    ]),
    [
      'a relative one',
      'See [this](../push/).',
      at(
        '6:5',
        'link  The link ../push/ is relative.  → write the site path from the root, such as /en/sdk/',
      ),
    ],
    [
      'one without a language',
      'See [this](/sdk/v3/).',
      at('6:5', 'link  The link /sdk/v3/ has no language.  → write /en/sdk/v3/'),
    ],
    [
      'one that names our own host',
      'See [this](https://docs.beckon.example/en/sdk/).',
      at(
        '6:5',
        'link  The link to this site names its host: https://docs.beckon.example/en/sdk/  → write /en/sdk/',
      ),
    ],
    [
      'one over plain HTTP',
      'See [this](http://example.com/).',
      at(
        '6:5',
        'link  The link http://example.com/ is neither a site path nor https.  → use https, or write the address in backticks',
      ),
    ],
    [
      'a definition',
      'See [this][1].\n\n[1]: push/',
      at('8:1', 'link  The link push/ is relative.  → write the site path from the root, such as /en/sdk/'),
    ],
    [
      'a card',
      '<Cards>\n<Card title="A" href="/sdk/">\nText.\n</Card>\n</Cards>',
      at('7:1', 'link  The link /sdk/ has no language.  → write /en/sdk/'),
    ],
  ])

  it('lets https and mail addresses be', async () => {
    const { problems, links } = await compileBody(
      '[a](https://example.com) [b](mailto:a@example.com) [c](/en/#d)',
    )
    expect(problems).toEqual([])
    expect(links).toEqual([{ url: '/en/#d', line: 6, column: 52, file: 'content/en/page.mdx' }])
  })
})

describe('pictures, facts and pages without a word', () => {
  mistakes('alt', [
    [
      'an image without alt text',
      '![](guides/a.png)',
      at('6:1', 'alt  The image guides/a.png has no alt text.  → say what the picture tells: ![text](…)'),
    ],
  ])
  mistakes('image', [
    [
      'an image in a sentence',
      'Text.\n\nPress ![Save](a.png) to save.',
      at('8:7', 'image  The image a.png stands inside a line of text.  → put it on a line of its own'),
    ],
    [
      'an image in a list item with text',
      '- Press ![Save](a.png)',
      at('6:9', 'image  The image a.png stands inside a line of text.  → put it on a line of its own'),
    ],
    [
      'an image in a cell of a table',
      '| Icon |\n| --- |\n| ![Save](a.png) |',
      at('8:3', 'image  The image a.png stands inside a line of text.  → put it on a line of its own'),
    ],
    [
      'an image that is a link',
      '[![Save](a.png)](/en/)',
      at('6:2', 'image  The image a.png stands inside a line of text.  → put it on a line of its own'),
    ],
    [
      'an image in a heading',
      '## Press ![Save](a.png)\n\nText.',
      at('6:10', 'image  The image a.png stands inside a line of text.  → put it on a line of its own'),
    ],
    [
      'an image whose file is named elsewhere',
      '![Save][1]\n\n[1]: /en/',
      at('6:1', 'image  The image does not name its file.  → write ![Save](folder/name.png)'),
    ],
  ])
  mistakes('empty', [
    ['an empty page', '', at('1:1', 'empty  The page says nothing.  → write the page, or take the file out')],
  ])
  mistakes('fact', [
    [
      'a fact nobody knows',
      'Text.\n\nVersion %{sdk.version}.',
      at(
        '8:9',
        'fact  There is no fact named "sdk.version".  → add it to content/facts.json, or pass it as a prop of the <Include>',
      ),
    ],
  ])

  it('suggests the fact that was meant', async () => {
    const page = await compileBody('%{sdk.verison}', { facts: { 'sdk.version': '3.1' } })
    expect(linesOf(page)).toEqual([
      at('6:1', 'fact  There is no fact named "sdk.verison".  → did you mean sdk.version?'),
    ])
  })

  it('reports all mistakes of a page in one run', async () => {
    const { problems } = await compileBody('# Title\n\n<Noet />\n\n[a](b) %{c}\n\n```\nd\n```')
    expect(problems.map(({ rule }) => rule).sort()).toEqual(['component', 'fact', 'fence', 'heading', 'link'])
  })
})

it('words beside an address of mail are found where they stand', async () => {
  const { texts } = await compileBody('## Ask\n\nWrite to help@example.com in time.', {}, { wordsOnly: true })
  expect(texts.map(({ text, line, column }) => [text, line, column]).slice(-3)).toEqual([
    ['Write to ', 8, 1],
    ['help@example.com', 8, 10],
    [' in time.', 8, 26],
  ])
})
