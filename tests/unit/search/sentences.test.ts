import { describe, expect, it } from 'vitest'
import { policy } from '../../../src/search/policy'
import { askAbout, page } from './sample-site'

describe('what the words of a query say', () => {
  it('takes a name of a platform or a version for where to look, not for what', () => {
    const site = [
      ...page('/en/sdk/v2/android/', 'Android for Kotlin', ['', '', 'Version 2 of the SDK for Kotlin.']),
      ...page('/en/sdk/v2/android/implementation/tags/', 'Tags', ['', '', 'Label a device.']),
    ]
    const first = (text: string) => askAbout(site, text).groups[0]!.path
    expect(first('kotlin version 2 tags ')).toBe('/en/sdk/v2/android/implementation/tags/')
    expect(first('kotlin version 2 ')).toBe('/en/sdk/v2/android/')
    expect(policy.placesIn(['web', 'sdk', 'tags'])).toEqual([true, true, false])
    expect(policy.placesIn(['react', 'native', 'v2', 'tags', 'sdk'])).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('knows a version by what developers call it', () => {
    const [v2, v3] = ['v2', 'v3'].map((version) => `/en/sdk/${version}/android/implementation/tags/`)
    for (const words of [
      ['sdk', '2', 'tags'],
      ['tags', '2.x'],
    ]) {
      const at = policy.preferenceOf('/en/', words)
      expect(at(v2!)).toBeGreaterThan(at(v3!))
    }
  })

  it('minds a missing word of a sentence less than one of two', () => {
    const site = [
      ...page('/en/alpha/', 'Alpha and beta', ['', '', 'The first letters.']),
      ...page('/en/greek/', 'More letters', [
        '',
        '',
        'Alpha, beta and gamma. Alpha is beta; gamma is alpha, beta is gamma.',
      ]),
    ]
    expect(askAbout(site, 'alpha beta gamma ').groups[0]!.path).toBe('/en/alpha/')
    expect(askAbout(site, 'alpha gamma ').groups[0]!.path).toBe('/en/greek/')
  })

  it('leaves out what readers ask with', () => {
    const site = [
      ...page('/en/want/', 'Wishes', ['', '', 'Somebody wants something, and needs it.']),
      ...page('/en/legal/', 'Legal', ['', '', 'Erase a user.']),
    ]
    const paths = askAbout(site, 'somebody wants something erased ').groups.map(({ path }) => path)
    expect(paths).toEqual(['/en/legal/'])
  })
})
