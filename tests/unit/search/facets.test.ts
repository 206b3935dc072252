import { describe, expect, it } from 'vitest'
import { facetsOf } from '../../../src/search/policy/facets'
import type { Filters } from '../../../src/search/contract/answer'
import { engine } from './sample-site'

const ask = (text: string, filters: Filters, path = '/en/') =>
  engine.search(text, { path, language: 'en', filters })
const pathsOf = (text: string, filters: Filters, path?: string) =>
  ask(text, filters, path).groups.map((group) => group.path)

describe('what a page can be narrowed by', () => {
  it.each([
    ['/en/', {}],
    ['/en/guides/messages/create/', { area: 'guides' }],
    ['/en/sdk/', { area: 'sdk' }],
    ['/en/sdk/v2/', { area: 'sdk', version: 'v2' }],
    ['/en/sdk/v2/cordova/ios/setup/', { area: 'sdk', version: 'v2', platform: 'cordova' }],
    ['/en/elsewhere/', {}],
  ])('%s: %o', (path, facets) => expect(facetsOf(path)).toEqual(facets))
})

describe('filters', () => {
  it('leave only pages that have what was chosen', () => {
    expect(pathsOf('push', { area: 'guides' })).toEqual(['/en/guides/messages/create/'])
    expect(pathsOf('push notifications', { version: 'v2' })).toEqual([
      '/en/sdk/v2/android/implementation/push/',
    ])
    expect(pathsOf('push notifications', { version: 'v3', platform: 'flutter' })).toEqual([
      '/en/sdk/v3/flutter/implementation/push/',
    ])
  })
  it('name no counterparts beside a row that they leave out', () => {
    const [group] = ask('push notifications', { platform: 'android' }).groups
    expect(group?.alsoOn.map(({ path }) => path)).toEqual([
      '/en/sdk/v2/android/implementation/push/',
      '/en/sdk/v1/android/implementation/push/',
    ])
  })
  it('win over where the reader is', () => {
    const [first] = pathsOf('push notifications', { platform: 'ios' }, '/en/sdk/v3/android/')
    expect(first).toBe('/en/sdk/v3/ios/implementation/push/')
  })
  it('may leave nothing; then it is said how much there is without', () => {
    const answer = ask('segments', { area: 'sdk' })
    expect(answer).toMatchObject({ groups: [], total: 0 })
    expect(answer.unfiltered).toBeGreaterThan(0)
  })
})

describe('counts', () => {
  it('are those of rows: pages of one topic count once', () => {
    const { facets, total, unfiltered } = ask('push notifications', {})
    const all = Object.values(facets.area).reduce((sum, count) => sum + count, 0)
    expect(all).toBe(total)
    expect(unfiltered).toBe(total)
    expect(facets.area.sdk).toBeGreaterThan(0)
  })
  it('say what a reader gets by choosing', () => {
    const before = ask('push', { area: 'sdk' })
    for (const name of ['area', 'version', 'platform'] as const) {
      for (const [choice, count] of Object.entries(before.facets[name])) {
        expect([name, choice, ask('push', { area: 'sdk', [name]: choice }).total]).toEqual([
          name,
          choice,
          count,
        ])
      }
    }
  })
  it('of the other choices stay when one is made', () => {
    const { facets } = ask('push', { platform: 'ios' })
    expect(Object.keys(facets.platform).sort()).toEqual(['android', 'flutter', 'ios'])
    expect(Object.keys(facets.version)).toEqual(['v3'])
  })
})
