import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { choosePacks } from '../../../plugins/docs-offline/choose-packs'
import { picturesOf } from '../../../plugins/docs-offline/pictures'
import { writePacks } from '../../../plugins/docs-offline/write-packs'
import { dataUrl, pathOfData } from '../../../src/offline/format/addresses'
import { isHashed } from '../../../src/offline/format/hashed-names'
import { createPackStore } from '../../../src/offline/reader/pack-store'
import { createPacks } from '../../../src/offline/worker/packs'
import { forms, formsUrl, makeBuiltSite, pictureUrl } from './site'
import { FakeCaches } from './surroundings'

describe('packs', () => {
  it('are one for each version and platform, one for each other family, and one for everything', () => {
    const { packs } = writePacks(makeBuiltSite())
    expect(packs.map(({ id, pages }) => [id, pages])).toEqual([
      ['en', 19],
      ['en/guides', 3],
      ['en/sdk/v3/android', 16],
      ['en/sdk/v3/ios', 4],
    ])
  })

  it('bring the pages above them along, and no page that is a message', () => {
    const plans = choosePacks([
      '/',
      '/en/',
      '/en/404/',
      '/en/500.html/',
      '/en/offline/',
      '/en/sdk/',
      '/en/sdk/v3/',
      '/en/sdk/v3/ios/',
      '/en/api/',
    ])
    expect(plans.find(({ id }) => id === 'en/sdk/v3/ios')?.pages).toEqual([
      '/en/',
      '/en/sdk/',
      '/en/sdk/v3/',
      '/en/sdk/v3/ios/',
    ])
    expect(plans.find(({ id }) => id === 'en')?.pages).not.toContain('/en/404/')
    expect(plans.find(({ id }) => id === 'en')?.pages).not.toContain('/en/offline/')
  })

  it('give back every page and picture as it was built', async () => {
    const dir = makeBuiltSite()
    const { packs } = writePacks(dir)
    const caches = new FakeCaches()
    const [everything] = packs
    await createPackStore(caches.asStorage()).keep(
      'en',
      everything?.file ?? '',
      new Blob([readFileSync(path.join(dir, everything?.file ?? ''))]),
    )
    const kept = createPacks(caches.asStorage())
    for (const route of ['/en/', '/en/guides/pictures/', '/en/sdk/v3/android/topic-7/']) {
      const built = readFileSync(path.join(dir, dataUrl(route)), 'utf8')
      expect(await (await kept.find(route))?.text()).toBe(built)
    }
    expect(await (await kept.find(pictureUrl))?.text()).toBe('the bytes of a picture')
    const found = await kept.find(formsUrl)
    expect(found?.headers.get('content-type')).toBe('application/json')
    expect(await found?.text()).toBe(forms)
    expect(await kept.find(formsUrl.replace('segments', 'tags'))).toBeUndefined()
    // Another size of it, and the original.
    expect(await kept.find('/static/0123456789abcdef0123456789abcdef/ccccc/a.webp')).toBeDefined()
    expect(await kept.find('/static/0123456789ab/a.png')).toBeDefined()
    expect(await kept.find('/en/none/')).toBeUndefined()
  })

  it('are the same bytes for the same pages, and have another name for others', () => {
    const build = (edit: Record<string, string> = {}) => writePacks(makeBuiltSite(edit)).packs
    const [before, again, edited] = [build(), build(), build({ '/en/sdk/v3/ios/': 'said anew' })]
    expect(again).toEqual(before)
    const changed = edited.filter(({ file }) => !before.some((one) => one.file === file)).map(({ id }) => id)
    expect(changed).toEqual(['en', 'en/sdk/v3/ios'])
  })

  it('that are spoiled are as good as none', async () => {
    const caches = new FakeCaches()
    await createPackStore(caches.asStorage()).keep('en', '/packs/en/en-0.pack', new Blob(['no pack at all']))
    expect(await createPacks(caches.asStorage()).find('/en/')).toBeUndefined()
  })
})

it('pictures are WebP as wide as an article, once each, or the narrowest there is', () => {
  const set = (digit: string, widths: number[]) =>
    widths.map((width) => `/static/${digit.repeat(32)}/${width}a/p.webp ${width}w`).join(',\\n')
  const data = JSON.stringify([set('a', [163, 325, 650, 1300]), set('a', [650]), set('b', [900, 1800])])
  expect(picturesOf(data)).toEqual([
    `/static/${'a'.repeat(32)}/650a/p.webp`,
    `/static/${'b'.repeat(32)}/900a/p.webp`,
  ])
  const fixed = `/static/${'c'.repeat(32)}/11111/p.webp 1x,\\n/static/${'c'.repeat(32)}/22222/p.webp 2x`
  expect(picturesOf(fixed)).toEqual([`/static/${'c'.repeat(32)}/11111/p.webp`])
})

it.each([
  '/app-b662f52c704ca2c4a46b.js',
  '/styles.baab870cdf6644d68001.css',
  '/static/0713124a83b9bde06b97653277534e40/141bb/messages-create.png',
  '/static/0713124a83b9/messages-create.png',
  '/packs/en/en-sdk-v3-android-0123456789ab.pack',
])('%s changes its name with its content', (name) => {
  expect(isHashed(name)).toBe(true)
})

it.each([
  '/packs/index.json',
  '/sw.js',
  '/search_index.json',
  '/en/faqs/',
  '/page-data/sq/d/1712857015.json',
])('%s keeps its name', (name) => {
  expect(isHashed(name)).toBe(false)
})

it('page paths and the addresses of their data are the inverse of each other', () => {
  for (const route of ['/', '/en/', '/en/guides/errors/']) expect(pathOfData(dataUrl(route))).toBe(route)
  expect(pathOfData('/page-data/app-data.json')).toBeUndefined()
  expect(pathOfData('/page-data/sq/d/1.json')).toBeUndefined()
})
