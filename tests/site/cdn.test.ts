import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readHosting } from '../../scripts/lib/headers.mjs'
import { cdnFiles } from '../../src/hosting/cdn'
import { filesEnding } from '../../src/hosting/inline-scripts'
import { isHashed } from '../../src/offline/format/hashed-names'
import { readHeaderRules } from '../helpers/cdn'

/** `_headers` of the built site: Cloudflare reads a hundred rules, and what is beyond goes without its headers, unsaid. */

const dir = path.resolve(process.env.PUBLIC_DIR ?? 'public')
const { rules, headersOf } = readHeaderRules(
  readFileSync(path.join(dir, '../deploy/generated/cdn/_headers'), 'utf8'),
)
const files = ['.js', '.css', '.pack'].flatMap((ending) => filesEnding(dir, ending))

/** More than half of them stays free. */
const MOST = 50

it('the rules are few', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(rules.length).toBeGreaterThan(10)
  expect(rules.length).toBeLessThanOrEqual(MOST)
})

it('ten languages need no rule more', () => {
  const languages = ['en', 'ax', 'bx', 'cx', 'dx', 'ex', 'fx', 'gx', 'hx', 'ix']
  const ofLanguage = (file: string, language: string) =>
    file.replace(/^packs\/en\/en/, `packs/${language}/${language}`).replace('-en-', `-${language}-`)
  const all = [...new Set(languages.flatMap((language) => files.map((file) => ofLanguage(file, language))))]
  expect(all.length).toBeGreaterThan(files.length + 9 * 20)
  const hosting = readHosting(dir)
  if (!hosting) throw new Error('There is no hosting.json.')
  const { _headers = '' } = cdnFiles({ ...hosting, languages }, all)
  expect(readHeaderRules(_headers).rules).toEqual(rules)
})

it('every file with a hash may be kept, by one rule, and no other file', () => {
  for (const file of files) {
    expect(headersOf(`/${file}`)['Cache-Control'], file).toBe(
      isHashed(`/${file}`) ? 'public, max-age=31536000, immutable' : undefined,
    )
  }
  for (const url of ['/packs/index.json', '/sw.js', '/en/', '/search_index.json', '/page-data/app-data.json'])
    expect(headersOf(url)['Cache-Control'], url).toBeUndefined()
})

it('pages have Trusted Types, and scripts that workers run do not', () => {
  for (const url of ['/', '/en/', '/en/sdk/v3/android/'])
    expect(headersOf(url)['Content-Security-Policy'], url).toContain(`require-trusted-types-for 'script'`)
  const workers = files.filter((file) => /^(?:sw|search-worker.*)\.js$/.test(file))
  expect(workers.length).toBeGreaterThan(1)
  for (const file of workers)
    expect(headersOf(`/${file}`)['Content-Security-Policy'], file).not.toContain('trusted-types')
})
