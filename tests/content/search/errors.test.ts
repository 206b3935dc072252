import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchEngine } from '../../../src/search/contract/answer'
import type { SearchableSection } from '../../../src/search/contract/index-file'
import { isEntry } from '../../../src/search/policy/entries'
import { realSearch } from '../../helpers/real-search'

/** Who types the text or the code of an error as it is gets what the page of errors says of that one, from wherever. */

const page = '/en/guides/errors/'
const text = readFileSync('content/en/guides/errors.mdx', 'utf8')
const entries = [...text.matchAll(/<ErrorEntry title="([^"]+)"/g)].map(([, title = '']) => title)
const parts = [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title)

let engine: SearchEngine
let sections: SearchableSection[]
beforeAll(async () => {
  const real = await realSearch(process.cwd())
  engine = real.engine
  sections = real.sections.filter(({ path }) => path === page)
})

const firstFor = (query: string, from: string) =>
  engine.search(query, { path: from, language: 'en' }).groups[0]
const addressOf = (heading: string) =>
  `${page}#${sections.find((section) => section.heading === heading)?.anchor ?? ''}`

describe('the text of an error', () => {
  it('is every heading of the page but those of its parts', () => {
    expect(entries.length).toBeGreaterThan(100)
    expect(entries.filter((heading) => !isEntry(page, heading))).toEqual([])
    expect(parts.filter((heading) => isEntry(page, heading))).toEqual([])
    const headings = sections.map(({ heading }) => heading).filter(Boolean)
    expect(headings.filter((heading) => isEntry(page, heading)).sort()).toEqual([...entries].sort())
  })

  it.each([
    '/en/',
    '/en/api/',
    '/en/guides/account/',
    '/en/sdk/v3/flutter/',
    '/en/sdk/v2/cordova/ios/',
    '/en/sdk/v1/android/',
  ])('leads to its entry first on %s', (from) => {
    const missed = entries.filter((heading) => {
      const first = firstFor(heading, from)
      return first?.path !== page || first.hits[0]?.address !== addressOf(heading)
    })
    expect(missed).toEqual([])
  })

  it.each([
    ['Account not found', 'account not found'],
    ['file not found ', 'File not found'],
    ['nondeliverable wrong number', 'Nondeliverable: wrong number'],
  ])('does so as "%s" too', (query, heading) => {
    expect(firstFor(query, '/en/')?.hits[0]?.address).toBe(addressOf(heading))
  })

  it.each(['unsubscribe', 'e-mail', 'SDK', 'web push', 'file not found in the storage'])(
    'is not meant by "%s"',
    (query) => {
      expect(firstFor(query, '/en/')?.path).not.toBe(page)
    },
  )
})
