import { describe, expect, it } from 'vitest'
import { parseXml } from '@rgrove/parse-xml'
import { openSearchDescription } from '../../../src/gatsby/open-search'

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
