import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { changedFiles, findBase, NoBaseError } from '../../../src/compiler/check/routes/base'
import { makeTree } from '../../unit/content/compile'
import { page } from '../../unit/check/page'
import { makeRepository, type Repository } from './routes-repository'

describe('the commit that routes are compared with', () => {
  let repository: Repository
  const head = () => repository.git('rev-parse', 'HEAD')

  beforeEach(() => {
    repository = makeRepository({ 'content/en/index.mdx': page('Home') })
  })

  /** Another clone of it, with so many commits of its branch. */
  function cloneOf(...options: string[]): string {
    const folder = path.join(makeTree({}), 'clone')
    execFileSync('git', ['clone', '-q', ...options, pathToFileURL(repository.root).href, folder], {
      stdio: 'pipe',
    })
    return folder
  }

  it('is where the branch left main, and on main the commit before', () => {
    const first = head()
    repository.git('checkout', '-qb', 'work')
    repository.write('en/index.mdx', page('Second'))
    repository.commit()
    repository.write('en/index.mdx', page('Third'))
    repository.commit()
    expect(findBase(repository.root)).toEqual({ commit: first })
    const second = repository.git('rev-parse', 'HEAD~1')
    repository.git('checkout', '-q', 'main')
    repository.git('merge', '-q', 'work')
    expect(findBase(repository.root)).toEqual({ commit: second })
  })

  it('leaves alone what came to main since the branch left it', () => {
    repository.git('checkout', '-qb', 'work')
    repository.git('checkout', '-q', 'main')
    repository.write('en/later.mdx', page('Later'))
    repository.commit()
    repository.git('checkout', '-q', 'work')
    const base = findBase(repository.root, 'main')
    expect('commit' in base && changedFiles(repository.root, base.commit)).toEqual([])
  })

  it('is the commit before in a fresh clone of main', () => {
    const first = head()
    repository.write('en/index.mdx', page('Second'))
    repository.commit()
    expect(findBase(cloneOf())).toEqual({ commit: first })
  })

  it('says how to get the base when a shallow clone is without it', () => {
    repository.write('en/index.mdx', page('Second'))
    repository.commit()
    repository.git('branch', 'elsewhere')
    const clone = cloneOf('--depth', '1')
    expect(() => findBase(clone)).toThrow(NoBaseError)
    expect(() => findBase(clone)).toThrow('git fetch --unshallow')
    expect(() => findBase(clone, 'origin/elsewhere')).toThrow(
      '"origin/elsewhere" is not in this clone. Get it: git fetch --unshallow origin',
    )
    execFileSync('git', ['fetch', '-q', '--unshallow'], { cwd: clone, stdio: 'pipe' })
    expect(findBase(clone)).toEqual({ commit: repository.git('rev-parse', 'HEAD~1') })
  })

  it('says how to get a branch that was never fetched', () => {
    expect(() => findBase(repository.root, 'origin/elsewhere')).toThrow(NoBaseError)
    expect(() => findBase(repository.root, 'origin/elsewhere')).toThrow('git fetch origin elsewhere')
  })

  it('is none at the first commit, before it, and without a repository', () => {
    expect(findBase(repository.root)).toEqual({ none: 'this is the first commit' })
    const empty = makeTree({})
    execFileSync('git', ['init', '-q'], { cwd: empty })
    expect(findBase(empty)).toEqual({ none: 'nothing was committed yet' })
    expect(findBase(makeTree({}))).toEqual({ none: 'git knows no repository here' })
  })
})
