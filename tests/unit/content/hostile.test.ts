import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { calloutList } from '../../../src/compiler/site/callout-list'
import { indexed } from '../../../src/compiler/site/content-state'
import { pageRecords } from '../../../src/compiler/site/page-records'
import { formatProblem } from '../../../src/compiler/problems/problem'
import type { Block } from '../../../src/shared/blocks'
import { compileBody, compileFile, linesOf, makeTree } from './compile'

vi.stubGlobal('window', {
  location: { href: 'https://docs.beckon.example/', origin: 'https://docs.beckon.example' },
})
const { isInert } = await import('../../../src/app/trusted-types')

/**
 * Content may come from anybody: what would run in a reader's browser is a problem that stops the build, or text. Held
 * against the policy that pages run under, which refuses HTML that would run.
 */

/** Every string of a compiled page that a browser takes for HTML, and every address. */
function inspect(blocks: readonly Block[]) {
  const html: string[] = []
  const addresses: string[] = []
  const visit = (value: unknown, key = '') => {
    if (typeof value === 'string') {
      if (/^(href|src|path|url)$/.test(key)) addresses.push(value)
      else if (key === 'html') html.push(value)
    } else if (Array.isArray(value))
      value.forEach((one) => visit(one, typeof one === 'string' ? 'html' : key))
    else if (value && typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) visit(inner, name === 'h' ? 'html' : name)
    }
  }
  visit(blocks)
  for (const run of html) {
    for (const [, address = ''] of run.matchAll(/\s(?:href|src)="([^"]*)"/g)) addresses.push(address)
  }
  return { html, addresses }
}

const runs = ({ html, addresses }: ReturnType<typeof inspect>) => [
  ...html.filter((run) => !isInert(run)),
  ...addresses.filter((address) =>
    /^[\0- ]*(?:javascript|data|vbscript)\s*:/i.test(address.replaceAll('&#x26;', '&')),
  ),
]

const hostile = [
  '<script>alert(1)</script>',
  '<ScRiPt src="//elsewhere.example/x.js" />',
  '<img src="x" onerror="alert(1)" />',
  '<svg onload="alert(1)" />',
  '<iframe src="javascript:alert(1)" />',
  '<a href="javascript:alert(1)">x</a>',
  '<form action="//elsewhere.example/"><input /></form>',
  '<style>{`*{display:none}`}</style>',
  '<meta httpEquiv="refresh" content="0;url=//elsewhere.example" />',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:x)',
  '[x](//elsewhere.example/)',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '{alert(1)}',
  '{(() => { process.exit(1) })()}',
  '{/* a comment */ alert(1)}',
  'import fs from "node:fs"\n\nText.',
  'export const x = process.env\n\nText.',
  '<Note title={alert(1)}>\n\nText.\n\n</Note>',
  '<Note {...window}>\n\nText.\n\n</Note>',
  '<Note dangerouslySetInnerHTML={{ __html: "<img src=x onerror=alert(1)>" }}>\n\nText.\n\n</Note>',
  '<Card title="x" href="javascript:alert(1)" />',
  '<Cards>\n\n<Card title="x" href="javascript:alert(1)" />\n\n</Cards>',
  '<Include file="../../../package" />',
  '<Include file="/etc/passwd" />',
  '<!-- <script>alert(1)</script> -->',
  '<Unknown onClick="alert(1)" />',
]

describe('hostile MDX', () => {
  it.each(hostile)('%j is refused, with file and line', async (body) => {
    const page = await compileBody(body)
    expect(linesOf(page).join('\n')).toMatch(/content\/en\/page\.mdx:\d/)
  })

  const asText = [
    '<kbd onclick="alert(1)">Enter</kbd>',
    '<sub style="background:url(//elsewhere.example/)">x</sub>',
    '[x](java\tscript:alert(1))',
    '`<script>alert(1)</script>`',
    '```html\n<img src=x onerror="alert(1)">\n```',
    '```html\n</code></pre><script>alert(1)</script>\n```',
    '## \\<script>alert(1)\\</script>',
    '| `<svg onload=x>` | b |\n| --- | --- |\n| `"><script>` | &lt;script&gt;alert(1)&lt;/script&gt; |',
    '<Note title="&quot;><script>alert(1)</script>">\n\nText.\n\n</Note>',
    '[x](/en/ "&quot; onclick=&quot;alert(1)")',
    '<Tabs group="language">\n\n<Tab label="Java">\n\n`</div><script>`\n\n</Tab>\n\n</Tabs>',
    '**`onerror=alert(1)`** \\<b onclick="x">',
  ]
  it.each(asText)('%j is nothing but text', async (body) => {
    const page = await compileBody(body)
    const found = inspect(page.blocks)
    expect(found.html.length + linesOf(page).length).toBeGreaterThan(0)
    expect(runs(found)).toEqual([])
  })

  it('in frontmatter stays text or is refused', async () => {
    const title = '"</title><script>alert(1)</script>"'
    const page = await compileFile(
      `---\ntitle: ${title}\ndescription: A sentence </script><img src=x onerror=alert(1)> that is long enough to be one.\n---\n\nText.\n`,
    )
    expect(runs(inspect(page.blocks))).toEqual([])
  })

  it('in a fact or in a property of a partial is refused as on the page', async () => {
    const page = await compileBody(
      'Version %{x} and <Include file="p" name="<img src=x onerror=alert(1)>" />',
      {
        facts: { x: '<script>alert(1)</script>' },
        partials: { p: 'Named %{name}.' },
      },
    )
    // Both are drawn in before the page is read, so they may say no more than the page itself.
    expect(linesOf(page).join('\n')).toMatch(/content\/en\/page\.mdx:6.*<script>/)
  })
})

describe('hostile data', () => {
  const bad =
    '<script>alert(1)</script><img src=x onerror=alert(1)>[x](javascript:alert(1)) {process.exit(1)} "onload=x'
  const quoted = JSON.stringify(bad)
  const front = (name: string) =>
    `---\ntitle: ${name}\ndescription: ${name} is a page of a test, and says in one sentence what it is about.\n---\n\n## Authentication\n\nText.\n`

  it('of symbols, the glossary and the API is text on its pages, or is refused', async () => {
    const root = makeTree({
      ...Object.fromEntries(
        ['.', 'api', 'guides', 'sdk', 'sdk/v3', 'sdk/v3/android'].map((folder) => [
          `content/en/${folder}/index.mdx`,
          front(`Page ${folder}`),
        ]),
      ),
      'content/glossary.yaml': `- term: Push\n  is: ${quoted}\n`,
      'content/symbols/v3/android.yaml': [
        'types:',
        '  Beckon:',
        '    kind: object',
        `    note: ${quoted}`,
        '    members:',
        `      push: { kind: function, note: ${quoted} }`,
        '',
      ].join('\n'),
    })
    cpSync('tests/fixtures/api/content/api', path.join(root, 'content/api'), { recursive: true })
    const resource = path.join(root, 'content/api/resources/segments.yaml')
    const text = readFileSync(resource, 'utf8')
    const spoiled = text
      .replace(
        /^(\s*)(summary|description): .*$/gm,
        (_, indent: string, key: string) => `${indent}${key}: ${quoted}`,
      )
      .replace(/^(\s*)example: .*$/gm, (_, indent: string) => `${indent}example: ${quoted}`)
    expect(spoiled).not.toBe(text)
    writeFileSync(resource, spoiled)

    const content = indexed(await compileContent(root))
    const docs = pageRecords(root, content).map(
      (record) => [record.path, (JSON.parse(record.texts().doc) as { blocks: Block[] }).blocks] as const,
    )
    expect(docs.length).toBeGreaterThan(5)
    const problems = content.problems.map(formatProblem)
    // Pages with a link that runs are not built: each of these stops the build.
    const running = docs.filter(([, blocks]) => runs(inspect(blocks)).length).map(([route]) => route)
    expect(running).toEqual(['/en/api/segments/'])
    expect(
      problems.filter((line) => /segments\.yaml:\d+.* link .*javascript:alert\(1\)/.test(line)).length,
    ).toBeGreaterThan(0)
    const html = docs.flatMap(([, blocks]) => inspect(blocks).html).filter((run) => !isInert(run))
    expect(html).toEqual([])
    expect(JSON.stringify(docs)).toContain('alert(1)')
  })

  const spoiled = (value: unknown): unknown =>
    typeof value === 'string'
      ? `${value} ${bad}`
      : Object.fromEntries(
          Object.entries(value as Record<string, unknown>).map(([key, inner]) => [key, spoiled(inner)]),
        )
  const news = (what: string) =>
    `- { id: known, what: ${what}, see: /en/guides/#authentication, needs: { v3: { android: 3.1.0 } } }\n`
  const parity = (text: string) =>
    [
      'capabilities:',
      `  push: { label: ${text}, topic: implementation/push, guide: /guides/needs/ }`,
      'platforms:',
      `  v3: { android: { push: { part: ${text} } }, ios: { push: { no: ${text} } } }`,
      '',
    ].join('\n')
  const facts = (released: string) =>
    JSON.stringify({ sdk: { v3: { android: { version: '3.1.0', released } } } })

  /** What is spoiled, and whether its text is shown, or left out, or what refuses it. */
  it.each<[string, Record<string, string>, 'shown' | 'left out' | RegExp]>([
    ['parity', { 'content/parity.yaml': parity(quoted) }, 'shown'],
    [
      'pictures',
      {
        'content/images/guides/x.json': JSON.stringify({
          alt: bad,
          callouts: [{ n: 1, label: bad, text: bad, at: [10, 10] }],
        }),
      },
      'shown',
    ],
    [
      'the words of the interface',
      Object.fromEntries(
        readdirSync('content/locales/en').map((name) => {
          const file = `content/locales/en/${name}`
          return [file, JSON.stringify(spoiled(JSON.parse(readFileSync(file, 'utf8'))))]
        }),
      ),
      /dashboard-news\.yaml:1/,
    ],
    ['facts', { 'content/facts.json': facts(bad) }, 'left out'],
    ['releases', { 'content/releases.yaml': `v3: { android: [3.1.0, ${quoted}] }\n` }, 'left out'],
    ['news', { 'content/dashboard-news.yaml': news(quoted) }, /dashboard-news\.yaml:1/],
  ])('of %s is text on its pages, or is left out, or is refused', async (_, files, outcome) => {
    const root = makeTree({
      ...Object.fromEntries(
        [
          '.',
          'guides',
          'sdk',
          ...['android', 'ios'].flatMap((platform) => [
            `sdk/v3/${platform}`,
            `sdk/v3/${platform}/implementation/push`,
          ]),
        ].map((folder) => [`content/en/${folder}/index.mdx`, front(`Page ${folder}`)]),
      ),
      'content/en/sdk/index.mdx': front('SDKs').replace('---\n\n', 'template: sdk\n---\n\n'),
      'content/en/guides/needs.mdx': `${front('Needs')}\n<Figure src="guides/x.png" />\n`,
      'content/en/sdk/v3/android/resources.mdx': `${front('Resources')}\n| Version | What changed |\n|---|---|\n| 3.1.0 | links |\n`,
      'content/facts.json': facts('1 May 2024'),
      'content/parity.yaml': parity('A capability'),
      'content/releases.yaml': 'v3: { android: [3.1.0] }\n',
      'content/dashboard-news.yaml': news('Something known'),
      'content/images/guides/x.png': 'a picture',
      ...files,
    })
    const content = indexed(await compileContent(root))
    const docs = pageRecords(root, content).map((record) => record.texts().doc)
    const running = docs.flatMap((doc) => runs(inspect((JSON.parse(doc) as { blocks: Block[] }).blocks)))
    expect(running).toEqual([])
    const problems = content.problems.map(formatProblem).filter((line) => !/ {2}(?:route|alt) {2}/.test(line))
    if (typeof outcome === 'string') {
      expect(problems).toEqual([])
      expect(docs.some((doc) => doc.includes('alert(1)'))).toBe(outcome === 'shown')
    } else expect(problems.join('\n')).toMatch(outcome)
  })

  it('of the numbers in a picture is text in the list below it', () => {
    const list = calloutList(`guides/${bad}.png`, [{ n: 1, label: bad, text: bad, at: [1, 2] }])
    expect(runs(inspect([list]))).toEqual([])
    expect(list.replaceAll('<wbr>', '')).toContain('&lt;script&gt;alert(1)')
  })

  it('of pictures leads to none outside content/images', async () => {
    const pictures = [
      '../../../../etc/passwd',
      'https://elsewhere.example/x.png',
      'javascript:alert(1)',
      '/etc/passwd',
    ]
    const root = makeTree({
      'content/en/index.mdx': front('Home'),
      ...Object.fromEntries(
        pictures.map((src, at) => [
          `content/en/page-${at}.mdx`,
          `${front(`Page ${at}`)}\n<Figure src="${src}" alt="What the picture tells" />\n`,
        ]),
      ),
    })
    const { problems } = await compileContent(root)
    const named = problems.filter(({ rule }) => rule === 'image').map(({ file }) => file)
    expect([...named].sort()).toEqual(pictures.map((_, at) => `content/en/page-${at}.mdx`))
  })
})
