import { describe, expect, it } from 'vitest'
import { buildIndexFile, openIndex } from '../../../src/search/setup'
import { page } from './sample-site'

const errors = page(
  '/en/guides/errors/',
  'Errors',
  ['', '', 'What each error means.'],
  ['sdk', 'SDK', 'What the log of an app says.'],
  ['job-not-found', 'Job not found', 'There is no such job.'],
  ['unavailable', 'UNAVAILABLE', 'The other server is busy.'],
  ['jobunavailableexception', 'JobUnavailableException', 'A job is unavailable: unavailable for now.'],
)
const jobs = page(
  '/en/guides/jobs/',
  'Job found, or not found',
  ['', '', 'When a job is found, unavailable, or not.'],
  ['found', 'When a job is found', 'A job that is found.'],
  ['unavailable', 'When a job is unavailable', 'An unavailable job is one that nobody found.'],
  ['sdk', 'In the SDK', 'What the SDK does with jobs.'],
)
const engine = openIndex(buildIndexFile([...errors, ...jobs]).en, 'en')
const first = (text: string, area?: string) => {
  const filters = area ? { filters: { area } } : {}
  const [row] = engine.search(text, { path: '/en/', language: 'en', ...filters }).groups
  return row?.hits[0]?.address ?? row?.path
}

describe('the whole text of an error', () => {
  it('leads to its entry, in whatever letters and with whatever between its words', () => {
    expect(first('Job not found')).toBe('/en/guides/errors/#job-not-found')
    expect(first('job not found: ')).toBe('/en/guides/errors/#job-not-found')
  })

  it('leads to the entry of a code as it is written, and to no other that has its letters', () => {
    expect(first('UNAVAILABLE')).toBe('/en/guides/errors/#unavailable')
  })

  it('is none in other letters, with more words or with fewer, and neither is the name of a part', () => {
    for (const query of ['unavailable', 'job not found today', 'found', 'SDK'])
      expect(first(query)).not.toMatch(/^\/en\/guides\/errors\//)
  })

  it('brings nothing that a filter leaves out', () => {
    expect(first('Job not found', 'sdk')).toBeUndefined()
  })
})
