import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileContent } from '../../../src/compiler/site/compile-content'
import {
  readReadings,
  readingStatus,
  toReadingsFile,
  type Reading,
} from '../../../src/compiler/site/readings'
import { makeTree } from './compile'

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: A sentence of its own that is long enough to say what this page is about.\n---\n\n${body}\n`

async function setUp() {
  const root = makeTree({
    'content/facts.json': '{ "sdk": { "version": "1.0" } }',
    'content/en/index.mdx': page('Home', 'Version %{sdk.version}.'),
    'content/en/a.mdx': page('Page A', '<Include file="p" />\n\n```json\n{ "a": 1 }\n```'),
    'content/en/_partials/p.mdx': 'Shared.',
  })
  const entries = async () => (await compileContent(root)).entries
  const readings = new Map<string, Reading>()
  for (const entry of await entries()) {
    readings.set(entry.path, { digest: entry.page.reading, on: '2026-11', against: 'the sheet' })
  }
  const write = (file: string, text: string) => writeFileSync(path.join(root, 'content', file), text)
  return { root, readings, write, readingStatus: async () => readingStatus(await entries(), readings) }
}

describe('the ledger of readings', () => {
  it('stands as long as a page says what was read', async () => {
    const ledger = await setUp()
    expect(await ledger.readingStatus()).toEqual({
      read: ['/en/', '/en/a/'],
      changed: [],
      unread: [],
      gone: [],
    })
  })

  it.each([
    [
      'its own text',
      'en/a.mdx',
      page('Page A', '<Include file="p" />\n\n```json\n{ "a": 2 }\n```'),
      '/en/a/',
    ],
    ['a partial', 'en/_partials/p.mdx', 'Shared anew.', '/en/a/'],
    ['a fact', 'facts.json', '{ "sdk": { "version": "2.0" } }', '/en/'],
  ])('is over when %s is another', async (_, file, text, route) => {
    const ledger = await setUp()
    ledger.write(file, text)
    expect((await ledger.readingStatus()).changed).toEqual([route])
  })

  it('does not mind how the text is laid out in its file', async () => {
    const ledger = await setUp()
    ledger.write('en/index.mdx', page('Home', '{/* for writers */}\n\nVersion\n1.0.'))
    expect((await ledger.readingStatus()).changed).toEqual([])
  })

  it('survives its file, and reports an entry that is wrong with its line', async () => {
    const { root, readings, write } = await setUp()
    write('readings.yaml', toReadingsFile(readings))
    expect(readReadings(root).readings).toEqual(readings)
    write(
      'readings.yaml',
      '/en/:\n  digest: a\n  on: 2026-11\n  against: sheet\n/en/a/:\n  digest: b\n  against: sheet\n  on: November\n',
    )
    expect(readReadings(root).problems).toMatchObject([{ line: 8, column: 3, rule: 'reading' }])
  })
})
