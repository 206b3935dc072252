import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { FACTS, walk } from '../../../src/compiler/files/content-files'
import { textAt, workingTree } from '../../../src/compiler/check/routes/base'
import { changedFacts, reachOf } from '../../../src/compiler/check/routes/reach'
import { routesOf } from '../../../src/compiler/check/routes/routes-of'
import { makers } from '../../../src/compiler/data-pages/makers'
import { makeTree } from '../../unit/content/compile'
import { page } from '../../unit/check/page'
import { compared, makeRepository } from './routes-repository'

const project = path.resolve(import.meta.dirname, '../../..')
const api = path.join(project, 'tests/fixtures/api/content/api')
const symbols = (name: string, more = '') => `${more}types:\n  ${name}: { kind: class }\n`

/** A small site in which everything is drawn in somewhere. */
const site = {
  'content/facts.json': '{ "sdk": { "version": "1.2.3", "host": "a.example" } }\n',
  'content/glossary.yaml': '- term: Push\n  is: A message that reaches a device.\n',
  'content/redirects.json': '[]\n',
  'content/images/a.png': 'light',
  'content/images/a.dark.png': 'dark',
  'content/symbols/v3/common.yaml': symbols('Common'),
  'content/symbols/v3/ios.yaml': symbols('One', 'extends: common\n'),
  'content/symbols/v3/android.yaml': symbols('Two'),
  'content/en/_partials/outer.mdx': 'Outer.\n\n<Include file="inner" />\n',
  'content/en/_partials/inner.mdx': 'Version %{sdk.version}.\n',
  'content/en/index.mdx': page('Home'),
  'content/en/guides/index.mdx': page('Guides', 'At %{sdk.host}.'),
  'content/en/guides/drawn.mdx': page('Drawn', '<Include file="outer" />'),
  'content/en/guides/picture.mdx': page('Picture', '![A picture of a thing](a.png)'),
  'content/en/sdk/index.mdx': page('SDK'),
  'content/en/sdk/v3/index.mdx': page('V3'),
  'content/en/sdk/v3/ios/index.mdx': page('iOS'),
  'content/en/sdk/v3/ios/resources.mdx': page(
    'Resources',
    '## Releases\n\n| Version | What changed |\n|---|---|\n| 3.1.0 | a thing |',
  ),
  'content/en/sdk/v3/android/index.mdx': page('Android'),
  'content/en/api/index.mdx': page('API', '## Authentication\n\nWith a key.'),
  ...Object.fromEntries(
    walk(api).map((file) => [`content/api/${file}`, readFileSync(path.join(api, file), 'utf8')]),
  ),
}

/** Runs the program a reviewer runs. */
function run(root: string, args: string[] = [], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(project, 'node_modules/tsx/dist/cli.mjs'),
      'scripts/routes-report.mts',
      '--root',
      root,
      ...args,
    ],
    { cwd: project, encoding: 'utf8', env: { ...process.env, GITHUB_STEP_SUMMARY: '', ...env } },
  )
  return { status, stdout, stderr, rows: stdout.split('\n').filter((line) => /^\| \w+ \| \//.test(line)) }
}

describe('npm run routes', () => {
  it('writes the report where a reviewer on GitHub sees it, after what is there', () => {
    const repository = makeRepository(site)
    repository.write('en/index.mdx', page('Another home'))
    repository.write('facts.json', repository.read('facts.json').replace('1.2.3', '1.2.4'))
    const summary = path.join(makeTree({ 'summary.md': 'Before.\n\n' }), 'summary.md')
    const { stdout } = run(repository.root, ['--base', 'HEAD'], { GITHUB_STEP_SUMMARY: summary })
    expect(stdout).toContain(
      '| changed | /en/ |  |\n| changed | /en/guides/drawn/ | by content/facts.json |\n',
    )
    expect(readFileSync(summary, 'utf8')).toBe(`Before.\n\n${stdout.trimEnd()}\n`)
  })

  it('fails when an address goes without a redirect, and passes with the line it asks for', () => {
    const repository = makeRepository(site)
    repository.move('en/guides/drawn.mdx', 'en/guides/pictured.mdx')
    repository.commit()
    const failed = run(repository.root)
    expect(failed.status).toBe(1)
    expect(failed.rows).toEqual([
      '| renamed | /en/guides/pictured/ | was /en/guides/drawn/, **no redirect** |',
    ])
    const entry = /add (\{.*\})$/m.exec(failed.stderr)?.[1] ?? ''
    repository.write('redirects.json', `[${entry}]\n`)
    const passed = run(repository.root)
    expect(passed).toMatchObject({ status: 0, stderr: '' })
    expect(passed.rows).toEqual([
      '| renamed | /en/guides/pictured/ | was /en/guides/drawn/, which leads here |',
    ])
  })

  it('fails on a list that cannot be read', () => {
    const repository = makeRepository(site)
    repository.write('redirects.json', '[\n  {]\n')
    expect(run(repository.root, ['--base', 'HEAD'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(
        'content/redirects.json:2:4  redirect  The file is not valid JSON',
      ) as string,
    })
  })

  it('says kindly that the base is missing, and that there is nothing to compare', () => {
    const repository = makeRepository(site)
    const missing = run(repository.root, ['--base', 'origin/elsewhere'])
    expect(missing).toMatchObject({ status: 2, stdout: '' })
    expect(missing.stderr).toBe(
      '"origin/elsewhere" is not in this clone. Get it: git fetch origin elsewhere\n',
    )
    expect(run(repository.root)).toMatchObject({
      status: 0,
      stdout: 'There is nothing to compare the routes with: this is the first commit.\n',
    })
  })
})

describe('what a change of a file that is no page reaches', () => {
  it.each([
    { file: 'en/_partials/inner.mdx', from: 'Version', to: 'The version', rows: ['/en/guides/drawn/'] },
    { file: 'facts.json', from: '1.2.3', to: '1.2.4', rows: ['/en/guides/drawn/'] },
    { file: 'facts.json', from: 'a.example', to: 'b.example', rows: ['/en/guides/'] },
    { file: 'glossary.yaml', from: 'reaches', to: 'gets to', rows: ['/en/guides/glossary/'] },
    {
      file: 'symbols/v3/android.yaml',
      from: 'Two',
      to: 'Three',
      rows: ['/en/sdk/v3/android/symbols/', '/en/sdk/v3/android/symbols/other-types/'],
    },
    {
      file: 'symbols/v3/common.yaml',
      from: 'Common',
      to: 'Other',
      rows: ['/en/sdk/v3/ios/symbols/', '/en/sdk/v3/ios/symbols/other-types/'],
    },
    { file: 'api/resources/uploads.yaml', from: 'Upload', to: 'Send', rows: ['/en/api/uploads/'] },
    {
      file: 'api/openapi.yaml',
      from: 'How many',
      to: 'The number',
      rows: ['/en/api/cloud/', '/en/api/schemas/', '/en/api/segments/', '/en/api/uploads/'],
    },
    { file: 'images/a.dark.png', from: 'dark', to: 'darker', rows: ['/en/guides/picture/'] },
  ])('names the pages that a change of $file reaches ($from)', async ({ file, from, to, rows }) => {
    const repository = makeRepository(site)
    const before = repository.read(file)
    repository.write(file, before.replace(from, to))
    expect(repository.read(file)).not.toBe(before)
    const content = await compileContent(repository.root, undefined, { wordsOnly: true })
    const reach = reachOf(repository.root, content, textAt(repository.root, 'HEAD', FACTS))
    const { reported, problems } = compared(repository.root, 'HEAD', reach)
    expect(reported).toEqual(rows.map((route) => `changed ${route} (content/${file})`))
    expect(problems).toEqual([])
  })
})

describe('what the report knows without compiling', () => {
  it('has the routes that the site has', async () => {
    const root = makeTree(site)
    const { entries } = await compileContent(root, undefined, { wordsOnly: true })
    expect([...routesOf(workingTree(root)).keys()].sort()).toEqual(entries.map((entry) => entry.path).sort())
    const used = new Set(entries.flatMap(({ madeBy }) => madeBy ?? []))
    expect(used).toEqual(new Set(makers.map(({ name }) => name)))
  })

  it('knows facts that changed, came and went, and takes broken ones for none', () => {
    const before = '{ "a": { "b": 1, "c": "x" }, "d": "y" }'
    expect(changedFacts(before, '{ "a": { "b": 2, "c": "x" }, "e": "y" }')).toEqual(
      new Set(['a.b', 'd', 'e']),
    )
    expect(changedFacts(undefined, '{')).toEqual(new Set())
  })
})
