import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchEngine } from '../../../src/search/contract/answer'
import { pagesFound, realSearch } from '../../helpers/real-search'

/** What readers say for what pages say, where a line of the list has led elsewhere. */

let engine: SearchEngine
beforeAll(async () => {
  engine = (await realSearch(process.cwd())).engine
})

const rowsFor = (query: string, from = '') => pagesFound(engine, query, `/en/${from}`)

describe('who looks for the changes of releases', () => {
  const isOfChanges = (path: string) => /\/(?:resources|whats-new(?:\/[^/]+)?)\/$/.test(path)

  it.each(['changelog', 'release notes', 'change log', 'version history', 'latest version'])(
    'and types "%s" gets pages that list them, and not how to change something',
    (query) => {
      const rows = rowsFor(query)
      expect(rows.slice(0, 2).every(isOfChanges), rows.join('\n')).toBe(true)
      expect(rows).toContain('/en/whats-new/android/')
      expect(rows.filter((path) => path.endsWith('/edit/'))).toEqual([])
    },
  )

  it.each(['changelog', 'release notes'])('and types "%s" on a platform gets those of that one', (query) => {
    for (const from of ['sdk/v3/flutter/', 'sdk/v2/cordova/ios/']) {
      expect(rowsFor(query, from)[0]).toBe(`/en/${from}resources/`)
      expect(rowsFor(query, from)[1]).toBe('/en/whats-new/')
    }
  })
})

describe('who wants to be left in peace', () => {
  it.each(['DND', 'do not disturb', 'quiet hours'])(
    'and types "%s" gets no tasks of servers, which run at night',
    (query) => {
      const rows = rowsFor(query)
      expect(rows.slice(0, 2)).toContain('/en/sdk/v3/android/implementation/segmentation/')
      expect(rows.filter((path) => /scheduled-tasks|quick-wins/.test(path))).toEqual([])
    },
  )

  it.each(['night', 'mute'])('finds them by "%s" as well', (query) => {
    expect(rowsFor(query).slice(0, 3)).toContain('/en/sdk/v3/android/implementation/segmentation/')
  })
})
