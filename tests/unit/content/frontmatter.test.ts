import { describe, expect, it } from 'vitest'
import { writersFrontmatterSchema } from '../../../src/shared/frontmatter'
import { rawFrontmatter, withReadableFrontmatter } from '../../../src/compiler/page/frontmatter'
import { compileBody, compileFile, linesOf } from './compile'

const title = 'title: Page title'
const description = 'description: A sentence of its own that is long enough to say what this page is about.'
const page = (...keys: string[]) => ['---', ...keys, '---', '', 'Text.'].join('\n')

const kinds = '"article"|"home"|"sdk"|"api"|"faqs"|"quick-wins"'

describe('frontmatter with a mistake', () => {
  it.each<[what: string, text: string, lines: string[]]>([
    [
      'none at all',
      'Text.',
      [
        'content/en/page.mdx:1:1  frontmatter  The page has no frontmatter.  → start the file with --- / title: … / description: … / ---',
      ],
    ],
    [
      'nothing between the lines',
      '---\n---\n\nText.',
      [
        'content/en/page.mdx:1:1  frontmatter  "title" is missing.  → add a line "title: …"',
        'content/en/page.mdx:1:1  frontmatter  "description" is missing.  → add a line "description: …"',
      ],
    ],
    [
      'a sentence instead of keys',
      page('Just a sentence'),
      [
        'content/en/page.mdx:2:1  frontmatter  The frontmatter holds no keys.  → write lines such as title: …',
      ],
    ],
    [
      'a missing key',
      page(title),
      ['content/en/page.mdx:2:1  frontmatter  "description" is missing.  → add a line "description: …"'],
    ],
    [
      'a colon in a text without quotes',
      page(title, 'description: Two parts: the second one is not allowed to stand in the first, says YAML.'),
      [
        'content/en/page.mdx:3:14  frontmatter  The frontmatter is not valid YAML: Nested mappings are not allowed in compact mappings.  → fix the YAML at this place; a text with ": " or a leading quote needs quotes around it',
      ],
    ],
    [
      'a quote that is never closed, reported where it was opened',
      page('title: "Page title', description),
      [
        'content/en/page.mdx:2:8  frontmatter  The frontmatter is not valid YAML: Missing closing "quote.  → fix the YAML at this place; a text with ": " or a leading quote needs quotes around it',
      ],
    ],
    [
      'the same key twice',
      page(title, title, description),
      [
        'content/en/page.mdx:3:1  frontmatter  The frontmatter is not valid YAML: Map keys must be unique.  → merge the two, or rename one',
      ],
    ],
    [
      'a mistyped optional key',
      page(title, description, 'navtitle: Page'),
      ['content/en/page.mdx:4:1  frontmatter  "navtitle" is no key here.  → did you mean navTitle?'],
    ],
    [
      'a mistyped required key, reported once',
      page('titel: Page title', description),
      ['content/en/page.mdx:2:1  frontmatter  "titel" is no key here.  → did you mean title?'],
    ],
    [
      'a key that is like no other',
      page(title, description, 'sidebar_position: 3'),
      [
        'content/en/page.mdx:4:1  frontmatter  "sidebar_position" is no key here.  → use one of: title, description, navTitle, order, template, related, app, platforms, keywords',
      ],
    ],
    [
      'a description that says too little',
      page(title, 'description: Too short.'),
      [
        'content/en/page.mdx:3:1  frontmatter  "description" is wrong: Too small: expected string to have >=50 characters.  → write one sentence of 50–160 characters',
      ],
    ],
    [
      'a text where a number belongs',
      page(title, description, 'order: first'),
      [
        'content/en/page.mdx:4:1  frontmatter  "order" is wrong: Invalid input: expected number, received string.  → write a whole number from 0 to 999',
      ],
    ],
    [
      'a template that does not exist',
      page(title, description, 'template: blog'),
      [
        `content/en/page.mdx:4:1  frontmatter  "template" is wrong: Invalid option: expected one of ${kinds}.  → leave it out, unless the page is a section front`,
      ],
    ],
    [
      'a related page that is not a site path',
      page(title, description, 'related:', '  - /en/', '  - guides/apps'),
      [
        'content/en/page.mdx:6:5  frontmatter  "related › 1" is wrong: Invalid string: must start with "/".  → write a list of up to 8 site paths such as /en/guides/apps/app-keys/',
      ],
    ],
  ])('%s', async (_, text, lines) => {
    expect(linesOf(await compileFile(text))).toEqual(lines)
  })

  it('offers who writes the kinds that it names in messages, and none that only data makes', () => {
    const { options } = writersFrontmatterSchema.shape.template.unwrap()
    expect(options.map((kind) => `"${kind}"`).join('|')).toBe(kinds)
  })

  it('reports every mistake in one run', async () => {
    const { problems } = await compileFile(page('title: P', 'description: Short.', 'ordr: 1'))
    expect(problems.map(({ line, rule }) => [line, rule])).toEqual([
      [2, 'frontmatter'],
      [3, 'frontmatter'],
      [4, 'frontmatter'],
    ])
  })

  it('keeps what is acceptable, so that the page can be looked at meanwhile', async () => {
    const { frontmatter } = await compileFile(page('title: Page title', 'description: Short.', 'order: 7'))
    expect(frontmatter).toEqual({
      title: 'Page title',
      description: '',
      order: 7,
      template: 'article',
      related: [],
      app: [],
      keywords: [],
      platforms: [],
    })
    expect((await compileFile('Text.')).frontmatter.title).toBe('content/en/page.mdx')
  })

  it('is read even when the body cannot be parsed', async () => {
    const { frontmatter, problems } = await compileBody('<Note>')
    expect(frontmatter.title).toBe('Page title')
    expect(problems.map(({ rule }) => rule)).toEqual(['syntax'])
  })

  it('fills in defaults where a key may be left out', async () => {
    const { frontmatter, problems } = await compileBody('Text.')
    expect(problems).toEqual([])
    expect(frontmatter).toMatchObject({ order: 500, template: 'article', related: [] })
  })
})

describe('the raw frontmatter of a file', () => {
  it.each([
    ['---\na: 1\n---\nText', 'a: 1'],
    ['---\r\na: 1\r\nb: 2\r\n---\r\nText', 'a: 1\r\nb: 2'],
    ['\uFEFF---\na: 1\n---', 'a: 1'],
    ['---\n---\nText', ''],
    ['---\na: ---\n---\n\n---\n', 'a: ---'],
    ['---\na: 1\nText', undefined],
    ['Text\n---\na: 1\n---', undefined],
  ])('%j', (text, yaml) => {
    expect(rawFrontmatter(text)).toBe(yaml)
  })
})

describe('text for a parser that throws on bad frontmatter', () => {
  it.each(['Text only', '# ---\n---'])('leaves %j as it is', (text) => {
    expect(withReadableFrontmatter(text)).toBe(text)
  })

  it.each([
    ['---\ntitle: Good\n---\nText', '---\n{"title":"Good"}\n---\nText'],
    ['---\r\ntitle: Good\r\norder: 1\r\n---\r\nText', '---\r\n{"title":"Good","order":1}\n\r\n---\r\nText'],
    ['\uFEFF---\n: an empty key\n<<: 5\n---\nText', '---\n{"":"an empty key","<<":5}\n\n---\nText'],
    ['---\ntitle: "a\\u0007b"\n---\n', '---\n{"title":"a\\u0007b"}\n---\n'],
  ])('writes the frontmatter of %j as JSON, on as many lines', (text, readable) => {
    expect(withReadableFrontmatter(text)).toBe(readable)
  })

  it.each([
    '---\ntitle: "Bad\n---\nText',
    '---\ntitle: no end\n',
    '---\na: 1\na: 2\n---\n',
    '---\ntitle: !important Read this\n---\n',
    '---\na sentence\n---\n',
  ])('hides the frontmatter of %j', (text) => {
    expect(withReadableFrontmatter(text)).not.toMatch(/^---/)
    expect(withReadableFrontmatter(text)).toContain(text)
  })
})
