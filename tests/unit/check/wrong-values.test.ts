import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { apiPages } from '../../../src/compiler/api/pages'
import { cachedResults } from '../../../src/compiler/check/cache/results'
import { rules } from '../../../src/compiler/check/rules'
import { runCheck } from '../../../src/compiler/check/run'
import { parseData, type Keys } from '../../../src/compiler/files/data-file'
import type { Problem } from '../../../src/compiler/problems/problem'
import { memoryStore } from '../../../src/compiler/site/compile-store'
import { isRecord } from '../../../src/text/records'
import { sharedTempFolder } from '../../helpers/temp-folder'
import { fixture } from '../api/fixture'
import { page } from './page'

/**
 * A slip of a writer that leaves another kind of value at a place, in each file of data: the check comes to its end, and names
 * the place. Each value in turn is left empty, and made a text, a number, a list and a map.
 */

const files: Record<string, string> = {
  'en/index.mdx': page('Home'),
  'en/api/index.mdx': page('API', '## Authentication\n\nText.'),
  'en/guides/index.mdx': page('Guides', 'A <Since version="3.0.0" /> release is %{sdk.name}.'),
  'en/sdk/index.mdx': page('SDK'),
  'en/sdk/v3/index.mdx': page('Version 3'),
  'en/sdk/v3/android/index.mdx': page('Android', '```kotlin\nBeckon.push().register("a")\n```'),
  'facts.json': '{\n  "sdk": { "name": "3.10.0",\n    "count": 5 }\n}\n',
  'glossary.yaml':
    '- term: Push\n  is: What arrives on a device.\n  not: [pussh]\n  see: /en/guides/\n- term: App key\n  is: What an app is known by.\n',
  'phrases.yaml': '- phrase: [simply, just]\n  why: plays down what is hard\n  fix: leave it out\n',
  'readings.yaml': "/en/guides/:\n  digest: abc\n  on: '2026-11'\n  sdk: '3.0'\n  against: all sheets\n",
  'redirects.json': '[\n  { "from": "/en/old/",\n    "to": "/en/guides/" }\n]\n',
  'releases.yaml': 'v3:\n  android:\n    - 3.0.0\n    - 3.1.0\n',
  'parity.yaml': [
    'capabilities:',
    '  push:',
    '    label: Push messages',
    '    topic: implementation/push',
    '    guide: /guides/',
    '    guides: [/guides/]',
    'everywhere:',
    '  v3:',
    '    push: { part: only on weekdays }',
    'platforms:',
    '  v3:',
    '    android: { push: { no: there is none } }',
    '',
  ].join('\n'),
  'symbols/v3/common.yaml': 'types:\n  BeckonError:\n    kind: class\n',
  'symbols/v3/android.yaml': [
    'extends: common',
    'natives: { kinds: [event], names: [] }',
    'without: []',
    'types:',
    '  Beckon:',
    '    kind: object',
    '    package: com.beckon',
    '    about: It is where all begins.',
    '    since: "3.0"',
    '    topic: implementation/push',
    '    members:',
    '      push:',
    '        kind: function',
    '        signature: { kotlin: "fun push(): Push", java: "Push push()" }',
    '        type: Push',
    '  Push:',
    '    kind: class',
    '    extends: Beckon',
    '    members:',
    '      register:',
    '        kind: function',
    '        signature: "fun register(userId: String?)"',
    '        parameters: { userId: who it is }',
    '        errors: { BeckonError: the name is taken }',
    '        deprecated: { version: "3.1", instead: another }',
    'functions: { start: { kind: function, about: It starts. } }',
    'names: { beckon_key: { kind: resource, holds: string } }',
    'variables: { beckon: Beckon }',
    '',
  ].join('\n'),
  'locales/en/pages.json': readFileSync('content/locales/en/pages.json', 'utf8'),
  'locales/en/requests.json': readFileSync('content/locales/en/requests.json', 'utf8'),
}

const inFolder = sharedTempFolder('wrong')
const replacements = [null, 'text', 5, ['text'], { key: 'text' }]
const api = ['openapi.yaml', 'resources/segments.yaml', 'resources/uploads.yaml', 'resources/cloud.yaml']
const apiText = (name: string) => readFileSync(path.join(fixture, 'content/api', name), 'utf8')

/** What nobody can tell from a slip: another text, an example of any kind, a file with nothing but comments. */
const free: [file: RegExp, what: RegExp][] = [
  [/^facts\.json$/, /./],
  [/^phrases\.yaml$/, /phrase: "text"$/],
  [/^(?:readings|symbols\/.*)\.yaml$/, /^all: null$/],
  // Errors may be a list, and one may say nothing of when.
  [/android\.yaml$/, /errors(?:: \[.*| › \w+: null)$/],
  [/^locales\//, /: \{"key":"text"\}$/],
  [/^api\//, /enum › \d/],
]

const slow = new Set(['spelling', 'type', 'sample'])
const quick = rules.filter(({ name }) => !slow.has(name))
const store = memoryStore()
const results = cachedResults()
const check = async () => (await runCheck(inFolder(), quick, store, results)).problems

function keysIn(value: unknown, above: Keys = []): Keys[] {
  const inner = Array.isArray(value) ? value.entries() : isRecord(value) ? Object.entries(value) : []
  return [above, ...[...inner].flatMap(([key, item]) => keysIn(item, [...above, key]))]
}

const kindOf = (value: unknown) => (value === null ? 'nothing' : Array.isArray(value) ? 'list' : typeof value)
const valueAt = (value: unknown, keys: Keys) =>
  keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], value)

function spoiledBy(file: string, text: string, keys: Keys, value: unknown): string {
  if (!keys.length) return JSON.stringify(value)
  const document = parseDocument(text)
  document.setIn(keys, value)
  return file.endsWith('.json') ? JSON.stringify(document.toJS(), null, 2) : String(document)
}

/** Every way in which the file can say something of another kind somewhere; of `every` so many one. */
function mistakesIn(file: string, text: string, every: number) {
  const { value } = parseData(file, text, 'x').data ?? {}
  return keysIn(value)
    .flatMap((keys) =>
      replacements
        .filter((one) => kindOf(one) !== kindOf(valueAt(value, keys)))
        .map((one) => ({ keys, one, what: `${keys.join(' › ') || 'all'}: ${JSON.stringify(one)}` })),
    )
    .filter((_, at) => at % every === 0)
    .map(({ keys, one, what }) => {
      const spoiled = spoiledBy(file, text, keys, one)
      const { placeOf } = parseData(file, spoiled, 'x').data ?? {}
      // Of what may be one of several forms, all of it is named.
      const lines = keys.map((_, at) => placeOf?.(keys.slice(0, at + 1)).line ?? 1)
      return { spoiled, what, lines: new Set([1, ...lines.slice(-4), (lines.at(-1) ?? 1) + 1]) }
    })
}

const isUnforeseen = ({ fix }: Problem) => fix.includes('report this')

/** The mistakes of a file of which the check does not say where they are, or at which something breaks. */
async function untold(file: string, text: string, every = 1): Promise<string[]> {
  const missed: string[] = []
  for (const { spoiled, what, lines } of mistakesIn(file, text, every)) {
    writeFileSync(inFolder('content', file), spoiled)
    const found = await check()
    const isFree = free.some(([files, ways]) => files.test(file) && ways.test(what))
    const isTold = found.some((one) => one.file === `content/${file}` && lines.has(one.line))
    if (found.some(isUnforeseen) || !(isTold || isFree)) missed.push(what)
  }
  writeFileSync(inFolder('content', file), text)
  return missed
}

beforeAll(() => {
  cpSync(path.join(fixture, 'content/api'), inFolder('content/api'), { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(inFolder('content', file)), { recursive: true })
    writeFileSync(inFolder('content', file), text)
  }
})

describe('a value of another kind than its place wants', () => {
  const data = Object.entries(files).filter(([file]) => !/\.mdx$|^locales\//.test(file))
  it.each(data)('is named with its place: %s', async (file, text) => {
    expect(await untold(file, text)).toEqual([])
  })

  it.each([
    ['locales/en/pages.json', 131],
    ['locales/en/requests.json', 61],
  ])('is named with its place, as some of the many are: %s', async (file, every) => {
    expect(await untold(file, files[file] ?? '', every)).toEqual([])
  })

  it.each([
    ['openapi.yaml', 41],
    ['resources/segments.yaml', 67],
    ['resources/uploads.yaml', 53],
    ['resources/cloud.yaml', 43],
  ])('is named with its place, as some of the description of the API are: %s', async (name, every) => {
    expect(await untold(`api/${name}`, apiText(name), every)).toEqual([])
  })

  it.each(api)('keeps no page of the API from being made: %s', (name) => {
    const text = apiText(name)
    const broken = mistakesIn(name, text, 7).flatMap(({ spoiled, what }) => {
      writeFileSync(inFolder('content/api', name), spoiled)
      return apiPages(inFolder(), 'en').problems.some(isUnforeseen) ? [what] : []
    })
    writeFileSync(inFolder('content/api', name), text)
    expect(broken).toEqual([])
  })
})
