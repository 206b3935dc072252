import { describe, expect, it } from 'vitest'
import { twoWordsIn } from '../../../src/search/engine/two-words'
import { buildIndexFile, openIndex } from '../../../src/search/setup'
import { page } from './sample-site'

const guides = ['one', 'two', 'three', 'four', 'five', 'six'].flatMap((name) =>
  page(
    `/en/guides/${name}/`,
    `QR code ${name}`,
    ['', '', `Print a QR code for ${name}.`],
    ['callback', 'Callback', `The callback of ${name}. Call back.`],
  ),
)
const hybrid = page('/en/sdk/v3/flutter/symbols/events/', 'Events', ['', '', 'Holds the `qrCode` callback.'])
const engine = openIndex(buildIndexFile([...guides, ...hybrid]).en, 'en')
const pathsOf = (text: string) =>
  engine.search(text, { path: '/en/', language: 'en' }).groups.map(({ path }) => path)

describe('words that readers write as one', () => {
  it.each(['qrcode', 'qrcod', 'QRcode'])(
    '%s leads to what pages write as two, besides a rare name',
    (text) => {
      const paths = pathsOf(text)
      expect(paths[0]).toMatch(/^\/en\/guides\//)
      expect(paths.length).toBeGreaterThan(6)
    },
  )

  it('stay one where pages write them so', () => {
    const { tried } = engine.search('callback', { path: '/en/', language: 'en' })
    expect(tried.map(({ word, found }) => [word, found])).toEqual([['callback', true]])
    expect(engine.search('callback', { path: '/en/', language: 'en' }).wanted.terms).not.toContain('back')
  })

  it.each([
    [4, []],
    [5, ['qr tag']],
  ])('are two by a half of two letters where pages write them so, here in %i sections', (times, pairs) => {
    const sections = Array.from({ length: times }, (_, at) =>
      page(`/en/guides/${at}/`, `Page ${at}`, ['', '', 'A qr tag.']),
    ).flat()
    expect(
      twoWordsIn(
        sections,
        () => 0,
        (term) => term === 'a',
      ),
    ).toEqual(pairs)
  })
})
