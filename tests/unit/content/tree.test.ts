import { describe, expect, it } from 'vitest'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { linesOf, makeTree } from './compile'

const page = (body: string, keys = '') =>
  `---\ntitle: Page title\ndescription: A sentence of its own that is long enough to say what this page is about.\n${keys}---\n\n${body}\n`

/** A whole content folder: what stands there besides a home page and a guide. */
async function problemsOf(files: Record<string, string>): Promise<string[]> {
  const root = makeTree({
    'content/en/index.mdx': page('Home.'),
    'content/en/guides/index.mdx': page('## First steps\n\nText.\n\n## Second steps\n\nText.'),
    ...files,
  })
  return linesOf(await compileContent(root))
}

describe('content as a whole', () => {
  it.each<[what: string, files: Record<string, string>, lines: string[]]>([
    [
      'a link to a page that does not exist',
      { 'content/en/a.mdx': page('[x](/en/something/else/entirely/)') },
      [
        'content/en/a.mdx:6:1  link  The link leads nowhere: /en/something/else/entirely/  → link to a page that exists',
      ],
    ],
    [
      'a mistyped link',
      { 'content/en/a.mdx': page('Text [x](/en/giudes/#first-steps)') },
      [
        'content/en/a.mdx:6:6  link  The link leads nowhere: /en/giudes/  → did you mean /en/guides/#first-steps?',
      ],
    ],
    [
      'a link without its last slash',
      { 'content/en/a.mdx': page('[x](/en/guides#first-steps)') },
      [
        'content/en/a.mdx:6:1  link  The link leads nowhere: /en/guides  → did you mean /en/guides/#first-steps?',
      ],
    ],
    [
      'a mistyped anchor',
      { 'content/en/a.mdx': page('[x](/en/guides/#frist-steps)') },
      [
        'content/en/a.mdx:6:1  anchor  /en/guides/ has no heading with the anchor #frist-steps.  → did you mean first-steps?',
      ],
    ],
    [
      'an anchor that the frame of the page has',
      { 'content/en/a.mdx': page('[x](#content)\n\n## Content\n\nText.') },
      [
        'content/en/a.mdx:6:1  anchor  /en/a/ has no heading with the anchor #content.  → did you mean content-1?',
      ],
    ],
    [
      'an anchor unlike any other',
      { 'content/en/a.mdx': page('[x](/en/guides/#limits)') },
      [
        'content/en/a.mdx:6:1  anchor  /en/guides/ has no heading with the anchor #limits.  → the page has: first-steps, second-steps',
      ],
    ],
    [
      'an anchor on the page itself',
      { 'content/en/a.mdx': page('[x](#limits)') },
      [
        'content/en/a.mdx:6:1  anchor  /en/a/ has no heading with the anchor #limits.  → the page has: no headings',
      ],
    ],
    [
      'an anchor that is no address',
      { 'content/en/a.mdx': page('[x](/en/guides/#100%)') },
      [
        'content/en/a.mdx:6:1  anchor  /en/guides/ has no heading with the anchor #100%.  → the page has: first-steps, second-steps',
      ],
    ],
    [
      'a dead link of a card',
      {
        'content/en/a.mdx': page(
          '<Cards>\n<Card title="A" href="/en/nowhere-near-here/">\nText.\n</Card>\n</Cards>',
        ),
      },
      [
        'content/en/a.mdx:7:1  link  The link leads nowhere: /en/nowhere-near-here/  → link to a page that exists',
      ],
    ],
    [
      'two files for one route',
      { 'content/en/a.mdx': page('A.'), 'content/en/a/index.mdx': page('A too.') },
      [
        'content/en/a/index.mdx:1:1  route  The route /en/a/ already belongs to content/en/a.mdx.  → rename or remove one of the two files',
      ],
    ],
    [
      'files at addresses that the build takes for pages of its own',
      {
        'content/en/404.html.mdx': page('Text.'),
        'content/en/500.mdx': page('Text.'),
        'content/en/all-pages/index.mdx': page('Text.'),
        'content/en/offline/packs.mdx': page('Text.'),
        'content/en/offlines.mdx': page('Text.'),
      },
      [
        ['404.html.mdx', '/en/404.html/', '/en/404.html/'],
        ['500.mdx', '/en/500/', '/en/500/'],
        ['all-pages/index.mdx', '/en/all-pages/', '/en/all-pages/'],
        ['offline/packs.mdx', '/en/offline/packs/', '/en/offline/'],
      ].map(
        ([file, route, own]) =>
          `content/en/${file}:1:1  route  The route ${route} is taken: the build makes a page of its own at ${own}.  → give the file or its folder another name`,
      ),
    ],
    [
      'a page without a parent',
      { 'content/en/sdk/v3/android.mdx': page('Text.'), 'content/en/sdk/index.mdx': page('Text.') },
      [
        'content/en/sdk/v3/android.mdx:1:1  route  The page has no parent: nothing is at /en/sdk/v3/.  → create content/en/sdk/v3/index.mdx',
      ],
    ],
    [
      'a kind on a page of another place',
      {
        'content/en/guides/a.mdx': page('Text.', 'template: home\n'),
        'content/en/sdk/index.mdx': page('Text.', 'template: sdk\n'),
        'content/en/sdk/push.mdx': page('Text.', 'template: sdk\n'),
        'content/en/api/index.mdx': page('Text.', 'template: api\n'),
        'content/en/api/live.mdx': page('Text.', 'template: api\n'),
        'content/en/apis.mdx': page('Text.', 'template: api\n'),
      },
      [
        ['guides/a.mdx', '"home" stand at /en/ alone'],
        ['sdk/push.mdx', '"sdk" stand at /en/sdk/ alone'],
        ['apis.mdx', '"api" stand at /en/api/ and below it alone'],
      ]
        .sort()
        .map(
          ([file, what]) =>
            `content/en/${file}:4:1  frontmatter  "template" is wrong: pages of the kind ${what}.  → leave it out: what is no section front is an article`,
        ),
    ],
    [
      'a kind that only data makes',
      { 'content/en/a.mdx': page('Text.', 'template: api-resource\n') },
      [
        'content/en/a.mdx:4:1  frontmatter  "template" is wrong: pages of the kind "api-resource" are made of data alone.  → leave it out: what is no section front is an article',
      ],
    ],
    [
      'a picture without a name',
      { 'content/en/a.mdx': page('![What it tells]()') },
      [`content/en/a.mdx:6:1  image  The picture has no file.  → write its path below content/images/`],
    ],
    [
      'a picture that is a folder',
      { 'content/en/a.mdx': page('![What it tells](guides)'), 'content/images/guides/a.png': '' },
      [
        'content/en/a.mdx:6:1  image  content/images/guides is no picture.  → name a picture with its ending: folder/name.png',
      ],
    ],
    [
      'a figure that is a folder',
      {
        'content/en/a.mdx': page('<Figure src="guides/" alt="What it tells" />'),
        'content/images/guides/a.png': '',
      },
      [
        'content/en/a.mdx:6:1  image  content/images/guides/ is no picture.  → name a picture with its ending: folder/name.png',
      ],
    ],
    [
      'the story of a picture in its place',
      { 'content/en/a.mdx': page('![What it tells](a.json)'), 'content/images/a.json': '{}' },
      [
        'content/en/a.mdx:6:1  image  content/images/a.json is no picture.  → name a picture with its ending: folder/name.png',
      ],
    ],
    [
      'a missing image',
      { 'content/en/a.mdx': page('Text.\n\n![A drawing](guides/a.png)') },
      [
        'content/en/a.mdx:8:1  image  There is no image content/images/guides/a.png.  → add the file, or fix the path (it starts below content/images/)',
      ],
    ],
    [
      'a missing figure',
      { 'content/en/a.mdx': page('<Figure src="a.png" alt="A drawing" />') },
      [
        'content/en/a.mdx:6:1  image  There is no image content/images/a.png.  → add the file, or fix the path (it starts below content/images/)',
      ],
    ],
    [
      'a figure without alt text',
      { 'content/en/a.mdx': page('<Figure src="a.png" />'), 'content/images/a.png': '' },
      [
        'content/en/a.mdx:6:1  alt  The figure a.png has no alt text.  → say in alt="…" what the picture tells',
      ],
    ],
    [
      'a figure whose story cannot be read',
      {
        'content/en/a.mdx': page('<Figure src="a.png" />'),
        'content/images/a.png': '',
        'content/images/a.json': '{\n  "alt": "A drawing",\n}\n',
      },
      [
        expect.stringMatching(
          /^content\/images\/a\.json:3:1 {2}image {2}The file is not valid JSON: .* → fix the JSON at this place$/,
        ) as string,
      ],
    ],
    [
      'a related page that does not exist',
      { 'content/en/a.mdx': page('Text.', 'related: [/en/giudes/]\n') },
      ['content/en/a.mdx:4:11  link  "related" leads nowhere: /en/giudes/  → did you mean /en/guides/?'],
    ],
    [
      'a page related to itself',
      { 'content/en/a.mdx': page('Text.', 'related: [/en/a/]\n') },
      ['content/en/a.mdx:4:11  link  "related" names the page itself.  → remove it'],
    ],
    [
      'facts that are not JSON, and no complaint of every page that names one',
      { 'content/facts.json': '{\n  "a": "1"\n  "b": "2"\n}\n', 'content/en/a.mdx': page('%{a} %{b}') },
      [
        expect.stringMatching(
          /^content\/facts\.json:3:3 {2}fact {2}The file is not valid JSON: .* → fix the JSON at this place$/,
        ) as string,
      ],
    ],
    [
      'facts that end too early',
      { 'content/facts.json': '{\n  "a": "1"\n' },
      [
        expect.stringMatching(
          /^content\/facts\.json:2:\d+ {2}fact {2}The file is not valid JSON: /,
        ) as string,
      ],
    ],
    [
      'a fact that is not text',
      { 'content/facts.json': '{\n  "a": { "b": ["1"] }\n}\n' },
      [
        'content/facts.json:2:10  fact  The fact "a.b" cannot be written into a page.  → write a text of one line, a number, or an object that holds them',
      ],
    ],
  ])('%s', async (_, files, lines) => {
    expect(await problemsOf(files)).toEqual(lines)
  })

  it('lets good links be: pages, anchors in other letters, files of the site, figures with a story', async () => {
    const lines = await problemsOf({
      'content/en/a.mdx': page(
        '[a](/en/) [b](/en/guides/?os=ios#second-steps) [c](/en/größe/#gr%C3%B6%C3%9Fe) [d](/en/file.pdf)\n\n<Figure src="a.png" />',
        'related: [/en/guides/]\n',
      ),
      'content/en/größe.mdx': page('## Größe\n\nText.'),
      'static/en/file.pdf': '',
      'content/images/a.png': '',
      'content/images/a.json': '{ "alt": "A drawing" }',
    })
    expect(lines).toEqual([])
  })

  it('does not judge anchors of a page that could not be read to its end', async () => {
    const lines = await problemsOf({
      'content/en/a.mdx': page('[x](/en/b/#later) [y](/en/c/#later)'),
      'content/en/b.mdx': page('<Note>\n\n## Later'),
      'content/en/c.mdx': page('<Include file="gone" />\n\nText.'),
    })
    expect(lines.map((line) => line.split('  ', 2).join('  '))).toEqual([
      'content/en/b.mdx:6:1  syntax',
      'content/en/c.mdx:6:1  include',
    ])
  })

  it('reports a problem in a shared partial once', async () => {
    const lines = await problemsOf({
      'content/en/_partials/p.mdx': 'Text.\n\n[x](/en/nowhere-near-here/)\n\n![](a.png)\n\n<Noet />\n',
      'content/en/a.mdx': page('<Include file="p" />'),
      'content/en/b.mdx': page('<Include file="p" />'),
      'content/images/a.png': '',
    })
    expect(lines.map((line) => line.split('  ', 2).join('  ')).sort()).toEqual(
      [
        'content/en/_partials/p.mdx:3:1  link',
        'content/en/_partials/p.mdx:5:1  alt',
        'content/en/_partials/p.mdx:7:1  component',
      ].sort(),
    )
  })
})
