import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { changedFiles, findBase, NoBaseError } from '../../../scripts/check/routes/base'
import { missingRedirects, reportOf, routeChanges } from '../../../scripts/check/routes/compare'
import { formatProblem } from '../../../src/shared/problems'
import { makeTree } from '../content/compile'

const text = (title: string) =>
  `---\ntitle: ${title}\n---\n\n${title} has a text that is long enough to be known again.\n`

describe('the report of changed routes, in a real repository', () => {
  let root = ''
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@beckon.example', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
  const at = (file: string) => path.join(root, 'content/en', file)
  const changes = () => routeChanges(changedFiles(root, 'main'), () => [])
  const told = () =>
    changes().map(({ status, route, before }) => `${status} ${before ? `${before} → ` : ''}${route}`)

  beforeEach(() => {
    root = makeTree({
      'content/en/index.mdx': text('Home'),
      'content/en/guides/one.mdx': text('One'),
      'content/en/guides/two.mdx': text('Two'),
      'content/en/_partials/shared.mdx': 'Shared.',
    })
    git('init', '-q', '-b', 'main')
    git('add', '.')
    git('commit', '-qm', 'first')
    git('checkout', '-qb', 'work')
  })

  it('tells what was added, changed, removed and renamed, committed or not', () => {
    writeFileSync(at('guides/new.mdx'), text('New'))
    writeFileSync(at('index.mdx'), text('Another home'))
    rmSync(at('guides/one.mdx'))
    git('add', '-A')
    git('commit', '-qm', 'second')
    mkdirSync(at('guides/deep'))
    renameSync(at('guides/two.mdx'), at('guides/deep/two.mdx'))
    git('add', '-A')
    expect(told()).toEqual([
      'changed /en/',
      'renamed /en/guides/two/ → /en/guides/deep/two/',
      'added /en/guides/new/',
      'removed /en/guides/one/',
    ])
  })

  it('sees a page that nobody added to the repository yet', () => {
    writeFileSync(at('guides/new.mdx'), text('New'))
    expect(told()).toEqual(['added /en/guides/new/'])
  })

  it('takes a page that became the index of a folder for the same', () => {
    mkdirSync(at('guides/one'))
    renameSync(at('guides/one.mdx'), at('guides/one/index.mdx'))
    git('add', '-A')
    expect(told()).toEqual(['changed /en/guides/one/'])
  })

  it('names the pages that a partial or the data changes', () => {
    writeFileSync(at('_partials/shared.mdx'), 'Shared by others.')
    const used = routeChanges(changedFiles(root, 'main'), (file) =>
      file.endsWith('shared.mdx') ? ['/en/guides/one/'] : [],
    )
    expect(reportOf(used, 'main')).toContain(
      '| changed | /en/guides/one/ | by content/en/_partials/shared.mdx |',
    )
  })

  it('refuses an address that goes without a redirect, and says what to write', () => {
    rmSync(at('guides/one.mdx'))
    renameSync(at('guides/two.mdx'), at('guides/three.mdx'))
    git('add', '-A')
    const problems = missingRedirects(changes(), [], '[\n]\n').map(formatProblem)
    expect(problems).toEqual([
      'content/redirects.json:2:1  redirect  /en/guides/one/ was removed, and nothing leads on from it.  → add { "from": "/en/guides/one/", "to": "/en/…/" }',
      'content/redirects.json:2:1  redirect  /en/guides/two/ was renamed to /en/guides/three/, and nothing leads on from it.  → add { "from": "/en/guides/two/", "to": "/en/guides/three/" }',
    ])
    const redirects = [
      { from: '/en/guides/one/', to: '/en/' },
      { from: '/en/guides/two/', to: '/en/guides/three/' },
    ]
    expect(missingRedirects(changes(), redirects, '[]')).toEqual([])
  })

  it('compares with where the branch left main, and on main with the commit before', () => {
    const first = git('rev-parse', 'HEAD')
    writeFileSync(at('index.mdx'), text('Another home'))
    git('commit', '-qam', 'second')
    expect(findBase(root)).toBe(first)
    git('checkout', '-q', 'main')
    git('merge', '-q', 'work')
    expect(findBase(root)).toBe(first)
  })

  it('has nothing to compare the first commit with, and says how to get a base that is missing', () => {
    expect(findBase(root)).toBeUndefined()
    expect(() => findBase(root, 'origin/elsewhere')).toThrow(NoBaseError)
    expect(() => findBase(root, 'origin/elsewhere')).toThrow('git fetch origin elsewhere')
  })
})
