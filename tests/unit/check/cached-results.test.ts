import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { diskResults, type Known, type Results } from '../../../src/compiler/check/cache/results'
import { runCheck } from '../../../src/compiler/check/run'
import { formatProblem } from '../../../src/compiler/problems/problem'
import { diskStore } from '../../../src/compiler/site/compile-store'
import { fixture as api } from '../api/fixture'
import { makeTree } from '../content/compile'
import { page } from './page'

const home = 'content/en/index.mdx'
const sdk = 'content/en/sdk/v3/android/index.mdx'
const copied = Array.from({ length: 45 }, (_, at) => `word${'abcdefghi'[at % 9]}`).join(' ')

/** A site with a mistake for each rule that keeps what it finds. */
const tree = () => {
  const root = makeTree({
    'content/phrases.yaml': '- { phrase: simply, why: plays down what is hard, fix: leave it out }\n',
    'content/glossary.yaml': '- { term: device, is: What a person holds in the hand., not: [handset] }\n',
    'content/dictionary.txt': 'beckon\n',
    'content/facts.json': '{ "sdk": { "version": "3.10.0" } }',
    'content/symbols/v3/android.yaml': 'types: { Beckon: { kind: object, members: { launch: function } } }\n',
    [home]: page('Home', `Simply a mispelled handset.\n\n${copied}.\n\n<Include file="shared" />`),
    'content/en/_partials/shared.mdx': 'Simply the same on both, and `Beckon.launchh()` too.\n',
    'content/en/sdk/index.mdx': page('SDKs', `${copied}.\n\n<Include file="shared" />`),
    'content/en/sdk/v3/index.mdx': page('Version'),
    [sdk]: page(
      'Android',
      '`Beckon.lunch()`\n\n```kotlin\nclass BeckonOwn\nval = 3\n```\n\n```text\n3.10.0\n```',
    ),
    'content/en/sdk/v3/android/more.mdx': page('More', 'Of `BeckonOwn`, which another page declares.'),
  })
  cpSync(path.join(api, 'content'), path.join(root, 'content'), { recursive: true })
  return root
}

const edit = (root: string, file: string, change: (text: string) => string) => {
  const full = path.join(root, file)
  const before = readFileSync(full, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`Nothing was changed in ${file}.`)
  mkdirSync(path.dirname(full), { recursive: true })
  writeFileSync(full, after)
}

const cold = async (root: string) => (await runCheck(root)).problems.map(formatProblem)

/** As a new process checks, with what earlier ones left on disk; `worked` names what was looked at anew. */
async function warm(root: string): Promise<{ found: string[]; worked: string[] }> {
  const results = diskResults(root)
  const worked: string[] = []
  const noting: Results = {
    ...results,
    about<T>(name: string, ...rest: [string?, boolean?]): Known<T> {
      const known = results.about<T>(name, ...rest)
      return {
        get size() {
          return known.size
        },
        get: (key) => known.get(key),
        set(key, value) {
          worked.push(name)
          return known.set(key, value)
        },
      }
    },
  }
  const { problems } = await runCheck(root, undefined, diskStore(root, 'words'), noting)
  return { found: problems.map(formatProblem), worked }
}

describe('what the rules keep from one run to the next', () => {
  it('is found again without looking, and says what a run without it says', async () => {
    const root = tree()
    const first = await warm(root)
    const rules = new Set(first.found.map((line) => line.split('  ')[1]))
    for (const rule of ['spelling', 'phrase', 'term', 'sample', 'symbol', 'stub', 'duplicate', 'literal']) {
      expect(rules, first.found.join('\n')).toContain(rule)
    }
    expect(await warm(root)).toEqual({ found: first.found, worked: [] })
    expect(await cold(root)).toEqual(first.found)
  })

  const changes: [what: string, file: string, change: (text: string) => string][] = [
    [
      'lines above the mistakes',
      home,
      (text) => text.replace('\n\nHome has', '\n\nOne.\n\nTwo.\n\nHome has'),
    ],
    ['a mistake less', home, (text) => text.replace('mispelled', 'misspelled')],
    ['a sample', sdk, (text) => text.replace('val = 3', 'val a = 3')],
    ['a name that another page uses', sdk, (text) => text.replace('class BeckonOwn', 'class Own')],
    ['a partial', 'content/en/_partials/shared.mdx', (text) => `A line above.\n\n${text}`],
    ['the phrases', 'content/phrases.yaml', (text) => text.replace('simply', 'the same')],
    ['the glossary', 'content/glossary.yaml', (text) => text.replace('handset', 'hand')],
    ['the dictionary', 'content/dictionary.txt', (text) => `${text}mispelled\n`],
    ['the facts', 'content/facts.json', (text) => text.replace('3.10', '3.11')],
    ['the symbols', 'content/symbols/v3/android.yaml', (text) => text.replace('launch:', 'lunch:')],
    ['the API', 'content/api/resources/segments.yaml', (text) => text.replace(/summary: .*/, 'summary: A.')],
  ]

  it.each(changes)('is right after a change of %s', async (_, file, change) => {
    const root = tree()
    const before = await warm(root)
    edit(root, file, change)
    const after = await warm(root)
    expect(after.found).not.toEqual(before.found)
    expect(after.found).toEqual(await cold(root))
  })

  it('is asked anew for the page that changed alone', async () => {
    const root = tree()
    await warm(root)
    edit(root, home, (text) => text.replace('Simply', 'Simply and simply'))
    const { worked } = await warm(root)
    expect(worked.filter((name) => name === 'phrase')).toHaveLength(1)
    expect(worked.filter((name) => name === 'strange-words')).toHaveLength(1)
    expect(worked).not.toContain('samples')
    expect(worked).not.toContain('example')
  })
})
