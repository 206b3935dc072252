import { expect, it } from 'vitest'
import { sitemap } from '../../../src/hosting/sitemap'

it('names each page with its day, sorted, old SDK versions last in importance', () => {
  const text = sitemap([
    { path: '/en/sdk/v2/ios/', updated: '2024-05-01' },
    { path: '/en/' },
    { path: '/en/sdk/v3/ios/', updated: '2024-06-01' },
  ])
  expect(text.split('\n').slice(2, -2)).toEqual([
    '<url><loc>https://docs.beckon.example/en/</loc></url>',
    '<url><loc>https://docs.beckon.example/en/sdk/v2/ios/</loc><lastmod>2024-05-01</lastmod><priority>0.3</priority></url>',
    '<url><loc>https://docs.beckon.example/en/sdk/v3/ios/</loc><lastmod>2024-06-01</lastmod></url>',
  ])
})

it('names the languages of a page, and the one for everybody else', () => {
  const text = sitemap([{ path: '/nl/a/', translations: ['en', 'nl'] }])
  expect([...text.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...found]) => found)).toEqual([
    ['en', 'https://docs.beckon.example/en/a/'],
    ['nl', 'https://docs.beckon.example/nl/a/'],
    ['x-default', 'https://docs.beckon.example/en/a/'],
  ])
})

it('stays XML whatever an address holds', () => {
  expect(sitemap([{ path: `/en/<a>&"b"'/` }])).toContain('/en/&#60;a&#62;&#38;&#34;b&#34;&#39;/')
})
