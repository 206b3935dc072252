/**
 * Tells a reviewer which routes a change adds, removes, renames or changes: `npm run routes -- --base origin/main`.
 * Exits with 1 when an address goes without a redirect, with 2 when the base is not here.
 */
import { appendFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { compileContent } from '../plugins/docs-content/core/content-compiler'
import { readRedirects } from '../plugins/docs-content/core/redirects'
import { formatProblems } from '../src/shared/problems'
import { changedFiles, findBase, NoBaseError } from './check/routes/base'
import { missingRedirects, reportOf, routeChanges } from './check/routes/compare'

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    root: { type: 'string', default: path.resolve(import.meta.dirname, '..') },
  },
})
const { root } = values

try {
  const base = findBase(root, values.base)
  if (!base) console.log('This is the first commit: there is nothing to compare the routes with.')
  else await report(base)
} catch (error) {
  if (!(error instanceof NoBaseError)) throw error
  console.error(error.message)
  process.exitCode = 2
}

async function report(base: string): Promise<void> {
  const { entries, partialFiles } = await compileContent(root, undefined, { wordsOnly: true })
  const usersOf = (file: string): string[] => {
    const partial = file.replace(/^content\//, '')
    const isMadeWith = (entry: (typeof entries)[number]) =>
      entry.generatedFrom === file || (partialFiles.get(entry.file) ?? []).includes(partial)
    return entries.filter(isMadeWith).map((entry) => entry.path)
  }
  const changes = routeChanges(changedFiles(root, base), usersOf)
  const text = reportOf(changes, base.slice(0, 10))
  console.log(text)
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, text)
  const { redirects, text: list } = readRedirects(root)
  const problems = missingRedirects(changes, redirects, list)
  if (!problems.length) return
  console.error(formatProblems(problems))
  process.exitCode = 1
}
