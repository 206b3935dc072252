import { describe, expect, it } from 'vitest'
import { unbrokenParts, withoutUnbroken } from '../../../src/text/unbroken'

/** The words that are kept whole. */
const whole = (text: string) => unbrokenParts(text).filter((_, index) => index % 2)

describe('words that do not break at their hyphens', () => {
  it.each([
    ['In-app messages', ['In-app']],
    ['Set up e-mail', ['e-mail']],
    ['Geo-zones and geo-triggers', ['Geo-zones', 'geo-triggers']],
    ['On-this-page', ['On-this-page']],
    ['Opt-in, opt-out', ['Opt-in', 'opt-out']],
  ])('of “%s” are %j', (text, words) => {
    expect(whole(text)).toEqual(words)
  })

  it.each([
    'Push notifications',
    'Firebase – iOS',
    'application-setup',
    'x-beckonsignature',
    'React-Native',
    '- a',
  ])('are none in “%s”, where lines may need the break', (text) => {
    expect(unbrokenParts(text)).toEqual([text])
  })

  it('leave the text as it is', () => {
    for (const text of ['e-mail', 'A geo-zone. In-app', '', 'x'])
      expect(unbrokenParts(text).join('')).toBe(text)
  })
})

it('what is kept whole reads without its marks as it was', () => {
  const name = '<code class="w">com.<wbr>example</code>'
  expect(
    withoutUnbroken(
      `An <span class="nobr">e-mail</span>, <span class="nobr">${name},</span> <span lang="nl">zo</span>.`,
    ),
  ).toBe(`An e-mail, ${name}, <span lang="nl">zo</span>.`)
})
