import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readRedirects, parseRedirects, REDIRECTS } from '../../../src/compiler/site/redirects'
import { changedFiles, textAt, treeAt, workingTree } from '../../../src/compiler/check/routes/base'
import { compareRoutes, missingRedirects, reportOf } from '../../../src/compiler/check/routes/compare'
import { routesOf } from '../../../src/compiler/check/routes/routes-of'
import { formatProblem } from '../../../src/compiler/problems/problem'
import { makeTree } from '../../unit/content/compile'

/** A project in a real repository, with its first commit on main; gone after the test. */
export function makeRepository(files: Record<string, string>) {
  const root = makeTree(files)
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
      env: {
        ...process.env,
        // Nobody's own settings: signing, hooks, names.
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_AUTHOR_NAME: 'a',
        GIT_AUTHOR_EMAIL: 'a@beckon.example',
        GIT_COMMITTER_NAME: 'a',
        GIT_COMMITTER_EMAIL: 'a@beckon.example',
      },
    }).trim()
  const at = (file: string) => path.join(root, 'content', file)
  const makeFolder = (file: string) => mkdirSync(path.dirname(at(file)), { recursive: true })
  git('init', '-q', '-b', 'main')
  const repository = {
    root,
    git,
    write(file: string, text: string) {
      makeFolder(file)
      writeFileSync(at(file), text)
    },
    move(from: string, to: string) {
      makeFolder(to)
      renameSync(at(from), at(to))
    },
    remove: (file: string) => rmSync(at(file), { recursive: true }),
    read: (file: string) => readFileSync(at(file), 'utf8'),
    commit(message = 'another') {
      git('add', '-A')
      git('commit', '-qm', message)
    },
  }
  repository.commit('first')
  return repository
}

export type Repository = ReturnType<typeof makeRepository>

/** What the report says of the working tree against a commit. */
export function compared(root: string, base = 'main', reach: (file: string) => string[] = () => []) {
  const list = readRedirects(root)
  const before = {
    routes: routesOf(treeAt(root, base)),
    redirects: parseRedirects(textAt(root, base, REDIRECTS) ?? '[]').redirects,
  }
  const after = { routes: routesOf(workingTree(root)), redirects: list.redirects }
  const comparison = compareRoutes(before, after, changedFiles(root, base), reach)
  return {
    reported: comparison.changes.map(({ status, route, before: old, because }) =>
      [status, old ? `${old} → ${route}` : route, ...because.map((why) => `(${why})`)].join(' '),
    ),
    others: comparison.others,
    report: reportOf(comparison, after, base),
    problems: missingRedirects(comparison.changes, after, list.end).map(formatProblem),
  }
}
