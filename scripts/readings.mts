/**
 * The ledger of readings: `npm run readings` says which pages stand as they were read, which changed since and which were
 * never read; `--list changed` (or unread, read, gone) names them, below an address if one is given.
 * `npm run readings -- --enter /en/sdk/v3/ios/setup/ --against "SDK sheet; Apple: …"` enters pages that somebody who did not
 * write them has read as they are shown; `*` at the end of an address means all below it, and without `--against` a page
 * keeps the sources that its last reading names.
 * Exits with 2 when it was asked for something that does not exist.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { readFacts } from '../src/compiler/files/facts'
import { formatProblems } from '../src/compiler/problems/problem'
import { compileContent } from '../src/compiler/site/compile-content'
import { diskStore } from '../src/compiler/site/compile-store'
import {
  READINGS,
  readReadings,
  readingStatus,
  readingSummary,
  toReadingsFile,
  type ReadingStatus,
} from '../src/compiler/site/readings'
import { parseSdkPath } from '../src/shared/sdk'

const root = path.resolve(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    enter: { type: 'string', multiple: true },
    against: { type: 'string' },
    list: { type: 'string' },
    forget: { type: 'boolean' },
  },
})
const { entries } = await compileContent(root, diskStore(root, 'words'), { wordsOnly: true })
const { readings, problems } = readReadings(root)
if (problems.length) fail(formatProblems(problems))

const matches = (pattern: string) => (route: string) =>
  pattern.endsWith('*') ? route.startsWith(pattern.slice(0, -1)) : route === pattern

if (values.enter) {
  const { facts } = readFacts(root)
  for (const pattern of [...values.enter, ...positionals]) {
    const found = entries.filter((entry) => matches(pattern)(entry.path))
    if (!found.length) fail(`There is no page at ${pattern}.`)
    for (const { path: route, page } of found) {
      const at = parseSdkPath(route)
      const sdk = at && facts.get(`sdk.${at.version}.${at.platform}.version`)
      // Read again after a change, a page is held against what it was held against before, unless that is said anew.
      const against =
        values.against ??
        readings.get(route)?.against ??
        fail(`Say what ${route} was held against: --against "…"`)
      const on = new Date().toISOString().slice(0, 7)
      readings.set(route, { digest: page.reading, on, ...(sdk ? { sdk } : {}), against })
    }
    console.log(`Entered ${found.length} pages at ${pattern}`)
  }
  writeFileSync(path.join(root, READINGS), toReadingsFile(readings))
}
const ledger = readingStatus(entries, readings)
if (values.forget) {
  for (const route of ledger.gone) readings.delete(route)
  writeFileSync(path.join(root, READINGS), toReadingsFile(readings))
}
if (values.list) {
  if (!(values.list in ledger)) fail(`There is no list "${values.list}": read, changed, unread or gone.`)
  const [below = '/*'] = positionals
  for (const route of ledger[values.list as keyof ReadingStatus].filter(matches(below))) console.log(route)
}
console.log(`${entries.length} pages. ${readingSummary(ledger)}`)

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}
