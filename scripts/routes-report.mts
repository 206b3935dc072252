/**
 * Shows a reviewer which routes a change removes, renames, adds or changes: `npm run routes -- --base origin/main`.
 * Without --base it compares with where the branch left main, and on main with the commit before.
 * Exits with 1 when an address goes without a redirect, with 2 when the base is not in this clone.
 */
import { appendFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { compileContent } from '../src/compiler/site/compile-content'
import { diskStore } from '../src/compiler/site/compile-store'
import { FACTS } from '../src/compiler/files/content-files'
import { parseRedirects, readRedirects, REDIRECTS } from '../src/compiler/site/redirects'
import { formatProblems } from '../src/compiler/problems/problem'
import {
  changedFiles,
  findBase,
  NoBaseError,
  textAt,
  treeAt,
  workingTree,
} from '../src/compiler/check/routes/base'
import { compareRoutes, isPageFile, missingRedirects, reportOf } from '../src/compiler/check/routes/compare'
import { reachOf } from '../src/compiler/check/routes/reach'
import { routesOf } from '../src/compiler/check/routes/routes-of'

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    root: { type: 'string', default: path.resolve(import.meta.dirname, '..') },
  },
})
const { root } = values

try {
  const base = findBase(root, values.base)
  if ('none' in base) console.log(`There is nothing to compare the routes with: ${base.none}.`)
  else await report(base.commit)
} catch (error) {
  if (!(error instanceof NoBaseError)) throw error
  console.error(error.message)
  process.exitCode = 2
}

async function report(base: string): Promise<void> {
  const list = readRedirects(root)
  const { redirects } = parseRedirects(textAt(root, base, REDIRECTS) ?? '[]')
  const before = { routes: routesOf(treeAt(root, base)), redirects }
  const after = { routes: routesOf(workingTree(root)), redirects: list.redirects }
  const files = changedFiles(root, base)
  const pages = new Set([...before.routes.values(), ...after.routes.values()].filter(isPageFile))
  // Compiling everything takes seconds; a change of pages alone needs none of it.
  const isPageOnly = files.every(({ file }) => pages.has(file) || file === REDIRECTS)
  const content = isPageOnly
    ? undefined
    : await compileContent(root, diskStore(root, 'words'), { wordsOnly: true })
  const reach = content ? reachOf(root, content, textAt(root, base, FACTS)) : () => []
  const comparison = compareRoutes(before, after, files, reach)
  const text = reportOf(comparison, after, base.slice(0, 10))
  console.log(text)
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, text)
  const problems = [...list.problems, ...missingRedirects(comparison.changes, after, list.end)]
  if (!problems.length) return
  console.error(formatProblems(problems))
  process.exitCode = 1
}
