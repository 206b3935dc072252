import { describe, expect, it } from 'vitest'
import { apiFiles } from '../../../src/compiler/api/download'
import { apiPages } from '../../../src/compiler/api/pages'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { navigationTree } from '../../../src/compiler/site/page-records'
import { toSearchableSections } from '../../../src/compiler/site/search-sections'
import type { ContentState } from '../../../src/compiler/site/content-state'
import { parseSample } from '../../../src/compiler/check/samples/parse-sample'
import { buildIndexFile, openIndex } from '../../../src/search/setup'
import type { Block, ComponentBlock } from '../../../src/shared/blocks'
import type { OpenApi } from '../../../src/compiler/api/openapi'
import { described, fixture, formatted, swap } from './fixture'

type ElementBlock = Exclude<Block, string | ComponentBlock>

const home =
  '---\ntitle: Home\ndescription: A sentence of its own that is long enough to say what this page is about.\n---\n\nHello.\n'

async function content(changes?: Parameters<typeof described>[0]) {
  const root = described({ '../en/index.mdx': () => home, ...changes })
  const compiled = await compileContent(root)
  const entry = (slug: string) => compiled.entries.find(({ path }) => path === `/en/api/${slug}/`)
  const text = (slug: string) =>
    apiPages(root, 'en').pages.find(({ file }) => file === `en/api/${slug}.mdx`)?.text ?? ''
  return { ...compiled, entry, text, html: (slug: string) => JSON.stringify(entry(slug)?.page.blocks) }
}

/** The part of a page's text below one heading. */
const below = (text: string, heading: string) =>
  text.split(/^#+ /m).find((part) => part.startsWith(heading)) ?? ''

describe('the pages of the API', () => {
  it('are one a resource and one of shared schemas, in the order of the tags, without a problem', async () => {
    const { entries, problems } = await content()
    expect(formatted(problems)).toEqual([])
    const pages = entries
      .filter(({ path }) => /^\/en\/api\/./.test(path))
      .map(({ path, page, generatedFrom }) => ({
        path,
        order: page.frontmatter.order,
        from: generatedFrom,
      }))
    expect(pages).toEqual([
      { path: '/en/api/cloud/', order: 100, from: 'content/api/resources/cloud.yaml' },
      { path: '/en/api/segments/', order: 100, from: 'content/api/resources/segments.yaml' },
      { path: '/en/api/uploads/', order: 105, from: 'content/api/resources/uploads.yaml' },
      { path: '/en/api/schemas/', order: 900, from: 'content/api/openapi.yaml' },
    ])
  })

  it('give every operation and every schema an address that its wording does not change', async () => {
    const { entry } = await content({
      'resources/segments.yaml': swap('summary: List segments', 'summary: All of them'),
    })
    expect(entry('segments')!.page.headings).toEqual([
      { depth: 2, id: 'list-segments', text: 'All of them' },
      { depth: 2, id: 'create-segment', text: 'Create a segment' },
      { depth: 2, id: 'delete-segment', text: 'Delete a segment' },
      { depth: 2, id: 'schemas', text: 'Schemas' },
      { depth: 3, id: 'segment-input', text: 'SegmentInput' },
      { depth: 3, id: 'segment', text: 'Segment' },
    ])
    expect(entry('schemas')!.page.headings.map(({ id }) => id)).toEqual(['error', 'message'])
  })

  it('lead to a schema that is called as a part of every page is', async () => {
    const named = (text: string) => text.replaceAll(/\bMessage\b(?=:$|')/gm, 'Content')
    const { entry, html, problems } = await content({
      'openapi.yaml': named,
      'resources/segments.yaml': named,
    })
    expect(formatted(problems)).toEqual([])
    expect(entry('schemas')!.page.headings.map(({ id }) => id)).toEqual(['content-1', 'error'])
    expect(html('segments')).toContain('href=\\"/en/api/schemas/#content-1\\"')
  })

  it('say what is called, by whom and where', async () => {
    const { text } = await content()
    expect(below(text('segments'), 'List segments')).toContain(
      '<Endpoint method="GET" base="https://push.beckon.example" path="/usersegment" copy="Copy">\n\n[Authentication](/en/api/#authentication): application key and master secret. Server API and Cloud API.\n\n</Endpoint>',
    )
    expect(below(text('segments'), 'Delete a segment')).toContain(
      'token of an OAuth client, or application key and master secret. Server API.',
    )
    expect(below(text('cloud'), 'Join a segment')).toContain(
      'application key and application secret. Cloud API.',
    )
  })

  it('hold the samples of a call together, at the end of what is said of it', async () => {
    const { entry } = await content()
    const blocks = entry('segments')!.page.blocks.filter(
      (block): block is ElementBlock => typeof block === 'object' && 't' in block,
    )
    expect(blocks.map(({ t, p }) => [t, p])).toEqual(
      blocks.map(() => ['section', { className: 'operation' }]),
    )
    const [said, samples, ...others] = blocks[0]?.k ?? []
    expect(said).toMatch(/^<h2 id="list-segments">.*Responses/s)
    expect(samples).toMatchObject({
      t: 'div',
      p: { className: 'calls' },
      k: [expect.stringMatching(/^<button /), { c: 'Tabs' }, { c: 'Sample' }],
    })
    expect(others).toEqual([])
  })

  it('open a named object where it is named, and what is named inside, but never itself', async () => {
    const { text, html } = await content()
    const list = below(text('segments'), 'List segments')
    expect(list).toContain(
      '    As many as were asked for.\n\n    <Schema title="Fields of Segment">\n\n    - `',
    )
    const [, inside = ''] = list.split('<Schema title="Fields of Segment">')
    expect(inside).toContain('    - `parent` _[Segment](#segment)_\n\n      A group of users.\n    - `')
    expect(inside).toContain(
      '    - and all fields of [SegmentInput](#segment-input)\n\n      <Schema title="Fields of SegmentInput">\n\n      - `name`',
    )
    expect(list.match(/<Schema /g)).toHaveLength(2)
    expect(html('segments')).toContain('<details class=\\"schema\\"><summary>Fields of Segment</summary>')
  })

  it('open in the section of an object what it names, but never itself', async () => {
    const { text } = await content()
    const section = below(text('segments'), 'Segment {')
    expect(section).toContain('<Schema title="Fields of SegmentInput">')
    expect(section).not.toContain('<Schema title="Fields of Segment">')
  })

  it('show the body of each refusal', async () => {
    const { text } = await content()
    expect(below(text('segments'), 'List segments')).toContain(
      '  The credentials are wrong.\n\n  The body looks like `{"',
    )
  })

  it('stand in the groups of the description, in their order, and what has no tag in the last', async () => {
    const grouped = (text: string) =>
      text.replace(
        /^tags:/m,
        'x-tagGroups:\n  - { name: Files, tags: [Upload] }\n  - { name: People, tags: [User Segment] }\ntags:',
      )
    const compiled = await content({ 'openapi.yaml': grouped })
    const [home] = navigationTree(compiled as unknown as ContentState, 'en')
    const api = home?.[2]?.find(([segment]) => segment === 'api')
    expect(api?.[2]?.map(([segment, , , , group]) => [segment, group])).toEqual([
      ['uploads', 'Files'],
      ['cloud', 'People'],
      ['segments', undefined],
      ['schemas', undefined],
    ])
  })

  it('list parameters, bodies and answers with their types and limits', async () => {
    const { text } = await content()
    const list = below(text('segments'), 'List segments')
    expect(list).toContain(
      '<Fields title="Query parameters">\n\n- `limit` _integer_\n\n  How many to return. At least 1. Default: `25`.',
    )
    expect(list).toContain('  - `segments` _array of [Segment](#segment)_\n\n    As many as were asked for.')
    expect(list).toContain('- `401` _[Error](/en/api/schemas/#error)_\n\n  The credentials are wrong.')
    expect(below(text('segments'), 'Create a segment')).toContain(
      'A JSON object: [SegmentInput](#segment-input). Required: `name`.\n\n- `name` _string_ **required**\n\n  What people see. At most 60 characters.',
    )
    expect(below(text('segments'), 'Delete a segment')).toContain(
      '<Fields title="Path parameters">\n\n- `segment` _string_ **required**\n\n  Id of the segment.',
    )
    expect(below(text('segments'), 'Segment {')).toContain(
      '- and all fields of [SegmentInput](#segment-input)',
    )
    expect(below(text('uploads'), 'Upload')).toContain('The file as it is.\n\n`text/csv`.')
  })

  it('show the word “string” where it is a value, and leave it out where it stands for any text', async () => {
    const { text } = await content({
      'resources/segments.yaml': swap(
        'description: How it is filled., enum: [manual, automatic], default: manual }',
        'description: Type of its key., enum: [string, number] }\n        note: { type: string, description: Any text. }',
      ),
    })
    const answer = below(text('segments'), 'List segments').split('title="Response 200"')[1]
    expect(answer).toContain('"kind": "string"')
    expect(answer).not.toContain('"note"')
  })

  it('take what a describer writes for text, whatever it means in MDX', async () => {
    const { html } = await content()
    expect(html('segments')).toContain(
      'A name such as <code>{name}</code> is a placeholder; {this} is text, and 1 &#x3C; 2.',
    )
  })

  it('tell a mistake of the page where the description makes it', async () => {
    const { problems } = await content({
      'resources/segments.yaml': swap('It is gone; its users stay.', 'It is gone, see [more](/en/nowhere/).'),
    })
    expect(formatted(problems)).toEqual([
      'resources/segments.yaml:66:9  link  The link leads nowhere: /en/nowhere/  → link to a page that exists',
    ])
  })

  it('leave out what cannot be read, and tell it', async () => {
    const { entry, problems } = await content({ 'resources/uploads.yaml': swap('tags: [Upload]', 'tags: [') })
    expect(entry('uploads')).toBeUndefined()
    expect(entry('segments')).toBeDefined()
    expect(formatted(problems)[0]).toMatch(
      /^resources\/uploads\.yaml:\d+:\d+ {2}openapi {2}The file is not valid YAML/,
    )
  })

  it.each([
    ['a dead reference', 'components/schemas/Message', 'components/schemas/Nobody'],
    ['a parameter that is a text', "- $ref: '#/components/parameters/limit'", '- limit'],
    [
      'a body that is a list',
      /content:\n {10}application\/json:\n {12}schema: \{ \$ref: '#\/components\/schemas\/SegmentInput' \}/,
      'content: []',
    ],
    ['responses that are none', /responses:\n {8}'201'/, "responses:\n      x:\n        '201'"],
    ['an empty operation', /delete:\n/, 'delete:\n    put:\n'],
    [
      'a field without a schema',
      /name: \{ type: string, description: What/,
      'other:\n        name: { type: string, description: What',
    ],
    ['all kinds of nonsense', /responses:/g, 'responses: [1]\n      other:'],
  ])('do not end the build by an error of their own: %s', async (_, from, to) => {
    const { entries } = await content({ 'resources/segments.yaml': swap(from, to) })
    expect(entries.map(({ path }) => path)).toContain('/en/api/uploads/')
  })

  it('have samples that a grammar of their language takes', async () => {
    const { entries } = await content()
    const samples = entries.flatMap(({ page }) => page.samples)
    expect(samples.filter(({ language }) => language === 'php').length).toBe(5)
    for (const { language, text } of samples) expect(await parseSample(language, text), text).toBeUndefined()
  })
})

describe('search', () => {
  async function ask(query: string) {
    const state = (await content()) as unknown as ContentState
    const byPath = new Map(state.entries.map((entry) => [entry.path, entry]))
    const full = { ...state, entryOfPath: (path: string) => byPath.get(path) }
    const sections = state.entries.flatMap((entry) => toSearchableSections(entry, full))
    const engine = openIndex(buildIndexFile(sections).en, 'en')
    const [first] = engine.search(query, { path: '/en/', language: 'en' }).groups
    return first?.hits[0]?.address
  }

  it.each([
    ['/usersegment/{segment}', '/en/api/segments/#delete-segment'],
    ['GET /usersegment', '/en/api/segments/#list-segments'],
    ['deleteSegment', '/en/api/segments/#delete-segment'],
    ['create a segment', '/en/api/segments/#create-segment'],
    ['/upload/import', '/en/api/uploads/#upload-import'],
    ['SegmentInput', '/en/api/segments/#segment-input'],
  ])('leads from %s to its section', async (query, address) => {
    expect(await ask(query)).toBe(address)
  })

  it('shows method and path first', async () => {
    const state = (await content()) as unknown as ContentState
    const entry = state.entries.find(({ path }) => path === '/en/api/segments/')!
    const sections = toSearchableSections(entry, { ...state, entryOfPath: () => undefined })
    expect(sections.find(({ anchor }) => anchor === 'list-segments')?.text).toMatch(
      /^GET \/usersegment\. All segments of the app/,
    )
  })
})

describe('the description as a download', () => {
  it('is one document a surface, as JSON and as YAML, with links that work elsewhere', () => {
    const files = apiFiles(
      described({ 'resources/segments.yaml': swap('It is gone;', 'It is gone, [why](/en/api/);') }),
    )
    expect([...files.keys()]).toEqual([
      '/api/openapi.json',
      '/api/openapi.yaml',
      '/api/cloud/openapi.json',
      '/api/cloud/openapi.yaml',
    ])
    const document = JSON.parse(files.get('/api/openapi.json')!) as OpenApi
    expect(Object.keys(document.paths!)).toContain('/usersegment/{segment}')
    expect(files.get('/api/openapi.json')).toContain('[why](https://docs.beckon.example/en/api/)')
    expect(files.get('/api/cloud/openapi.yaml')).toMatch(/^ {4}post:\n {6}operationId: cloudCreateSegment$/m)
  })

  it('is none where there is no description', () => {
    expect(apiFiles('/nowhere').size).toBe(0)
    expect(apiFiles(fixture).size).toBe(4)
  })
})
