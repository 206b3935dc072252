import { cpSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { indexed } from '../../../src/compiler/site/content-state'
import { navigationTree, pageRecords } from '../../../src/compiler/site/page-records'
import { inEnglish } from '../../../src/compiler/page/in-english'
import type { DocPage } from '../../../src/shared/doc-page'
import { makeTree } from '../content/compile'

vi.mock('../../../content/languages.json', () => import('../language/two-languages'))

/** Texts of content/api and content/symbols are English: on pages of another language they say so (WCAG 3.1.2). */

const page = (title: string) =>
  `---\ntitle: ${title}\ndescription: ${title} is a page of a test, and says in one sentence what it is about.\n---\n\n## Authentication\n\nText.\n`

const fixture = path.resolve(import.meta.dirname, '../../fixtures/api/content/api')

/** The strings of both languages are the same, so that nothing but the marks may differ. */
async function site() {
  const both = ['api', 'sdk', 'sdk/v3', 'sdk/v3/android', '.'].flatMap((folder) =>
    ['en', 'nl'].map((language) => [`content/${language}/${folder}/index.mdx`, page(`Page ${folder}`)]),
  )
  const root = makeTree({
    ...(Object.fromEntries(both) as Record<string, string>),
    'content/symbols/v3/android.yaml': [
      'types:',
      '  Beckon:',
      '    kind: object',
      '    note: where `launch` begins',
      '    members:',
      '      push: { kind: function, note: what it gives }',
      '',
    ].join('\n'),
  })
  cpSync(fixture, path.join(root, 'content/api'), { recursive: true })
  const content = indexed(await compileContent(root))
  expect(content.problems).toEqual([])
  const records = new Map(pageRecords(root, content).map((record) => [record.path, record]))
  const docOf = (route: string) => JSON.parse(records.get(route)?.texts().doc ?? '{}') as DocPage
  return { content, docOf }
}

const MARKED = /<span lang=\\"en\\">(.*?)<\/span>/g
const routes = [
  'api/segments',
  'api/uploads',
  'api/cloud',
  'api/schemas',
  'sdk/v3/android/symbols/other-types',
]

/** Everything that people wrote in the data. */
function written(): string[] {
  const texts: string[] = []
  const visit = (value: unknown) => {
    for (const [key, inner] of Object.entries(Object(value) as Record<string, unknown>)) {
      if (typeof inner !== 'string') visit(inner)
      else if (['description', 'summary', 'intro'].includes(key)) texts.push(inner)
    }
  }
  for (const file of readdirSync(path.join(fixture, 'resources'))) {
    const { 'x-page': front, ...rest } = parse(
      readFileSync(path.join(fixture, 'resources', file), 'utf8'),
    ) as Record<string, { intro?: string }>
    visit({ ...rest, intro: front?.intro })
  }
  return texts.map((text) => text.replace(/`.*/, ''))
}

it('differ from those of an English page in their marks alone', async () => {
  const { docOf } = await site()
  for (const route of routes) {
    const [english, dutch] = ['en', 'nl'].map((language) =>
      JSON.stringify(docOf(`/${language}/${route}/`).blocks),
    )
    expect(english, route).not.toContain('lang=')
    expect(dutch, route).toMatch(MARKED)
    expect(dutch?.replaceAll(MARKED, '$1').replaceAll('/nl/', '/en/'), route).toBe(english)
  }
})

it('are all marked', async () => {
  const { docOf } = await site()
  const texts = written()
  expect(texts.length).toBeGreaterThan(20)
  const dutch = routes.map((route) => JSON.stringify(docOf(`/nl/${route}/`).blocks)).join('\n')
  const unmarked = dutch.replaceAll(MARKED, '')
  const shown = texts.filter((text) => dutch.includes(text))
  expect(shown.length).toBeGreaterThan(15)
  expect(shown.filter((text) => unmarked.includes(text))).toEqual([])
  expect(unmarked).not.toContain('what it gives')
  expect(unmarked).not.toMatch(/where <code/i)
})

it('are marked where they are titles, headings and labels', async () => {
  const { content, docOf } = await site()
  const dutch = docOf('/nl/api/segments/')
  expect(dutch.lang).toBe('en')
  expect(dutch.headings.find(({ id }) => id === 'create-segment')).toMatchObject({
    text: 'Create a segment',
    lang: 'en',
  })
  // The word of the interface above the schemas, and the name of one, are no English texts.
  expect(dutch.headings.filter(({ lang }) => !lang).map(({ text }) => text)).toEqual([
    'Schemas',
    'SegmentInput',
    'Segment',
  ])
  expect(docOf('/nl/api/').children.map(({ path: route, lang }) => [route, lang])).toEqual([
    ['/nl/api/cloud/', 'en'],
    ['/nl/api/segments/', 'en'],
    ['/nl/api/uploads/', 'en'],
    ['/nl/api/schemas/', undefined],
  ])
  const api = navigationTree(content, 'nl')[0]?.[2]?.find(([segment]) => segment === 'api')
  expect(api?.[2]?.map(([segment, , , lang]) => [segment, lang])).toEqual([
    ['cloud', 'en'],
    ['segments', 'en'],
    ['uploads', 'en'],
    ['schemas', undefined],
  ])
  const english = docOf('/en/api/segments/')
  expect([english.lang, ...english.headings.map(({ lang }) => lang)].filter(Boolean)).toEqual([])
})

it('are marked a paragraph and an item each, and samples not at all', () => {
  const text = 'One\ntwo.\n\n- Three\n2. Four\n\n```json\n{ "five": 5 }\n```\n\nSix.'
  expect(inEnglish(text, 'en')).toBe(text)
  expect(inEnglish(text, 'nl').replaceAll('<Lang code="en">', '‹').replaceAll('</Lang>', '›')).toBe(
    '‹One\ntwo.›\n\n- ‹Three›\n2. ‹Four›\n\n```json\n{ "five": 5 }\n```\n\n‹Six.›',
  )
})
