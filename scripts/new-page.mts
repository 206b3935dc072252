/**
 * Starts a page: `npm run new -- sdk/v3/flutter/implementation/push` or `npm run new -- guides/apps/retention`.
 * Exits with 1 when it cannot be made, and says why.
 */
import path from 'node:path'
import process from 'node:process'
import { newPage, NewPageError } from './new/new-page'

const root = path.resolve(import.meta.dirname, '..')
try {
  const { file, path: route } = newPage(root, process.argv[2] ?? '')
  console.log(`Made ${file}\nIt will be at ${route}. Replace the notes in it, then: npm run check -- ${file}`)
} catch (error) {
  if (!(error instanceof NewPageError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
