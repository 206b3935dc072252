import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseXml } from '@rgrove/parse-xml'
import { openSearchDescription, writeOpenSearch } from '../../../src/gatsby/open-search'
import { tempFolder } from '../../helpers/temp-folder'

describe('the OpenSearch description', () => {
  const text = openSearchDescription('en')

  it('is XML, with a name that is short enough', () => {
    const root = parseXml(text).root
    expect(root?.name).toBe('OpenSearchDescription')
    const name = /<ShortName>(.*)<\/ShortName>/.exec(text)?.[1] ?? ''
    expect(name.length).toBeGreaterThan(0)
    expect(name.length).toBeLessThanOrEqual(16)
  })
  it('sends questions to the home page of its language', () => {
    expect(text).toContain('type="text/html" template="https://docs.beckon.example/en/?q={searchTerms}"')
  })
})

it('is written for each language, and goes with a language that is no more', () => {
  const site = tempFolder('open-search')
  const file = (folder: string) => path.join(site, folder, 'opensearch.xml')
  for (const folder of ['en', 'xx', 'icons']) mkdirSync(path.join(site, folder))
  writeFileSync(file('xx'), 'what an earlier build left')
  writeOpenSearch(site)
  expect(readFileSync(file('en'), 'utf8')).toBe(openSearchDescription('en'))
  expect(existsSync(file('xx'))).toBe(false)
  expect(existsSync(file('icons'))).toBe(false)
})
