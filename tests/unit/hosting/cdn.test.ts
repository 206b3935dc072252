import { expect, it } from 'vitest'
import { cdnFiles } from '../../../src/hosting/cdn'
import { headerValue, siteHeaders } from '../../../src/hosting/headers'
import { hostingOf } from '../../../src/hosting/hosting'
import { fitsRule, readHeaderRules } from '../../helpers/cdn'

/** As these hosts read it: rules over addresses, where all that fit count; and redirects, where the first does. */

const files = [
  'app-0123456789abcdef0123.js',
  '452-b873e7643c31aa4ab95c.js',
  'styles.0123456789ab.css',
  'sw.js',
  'static/0123456789ab/a.png',
  'component---cache-page-components-en-home-js-0123456789abcdef0123.js',
  'component---cache-page-components-nl-home-js.0123456789abcdef0123.css',
  'packs/en/en-sdk-v3-ios-0123456789ab.pack',
  'packs/nl/nl-0123456789ab.pack',
]
const hosting = {
  ...hostingOf([`'sha256-x='`], [{ from: '/en/old/', to: '/en/new/#a' }], ['/en/', '/en/whats-new/ios/']),
  languages: ['en', 'nl'],
}
const { _headers = '', _redirects = '' } = cdnFiles(hosting, files)

const { headersOf } = readHeaderRules(_headers)

function redirectOf(path: string, language?: string) {
  for (const line of _redirects.split('\n').filter((one) => one.startsWith('/'))) {
    const [from = '', to = '', status = '', condition] = line.split(' ')
    if (!fitsRule(from, path) || (condition && condition !== `Language=${language ?? ''}`)) continue
    return [Number(status), to.replace(':splat', path.slice(from.length - 1))]
  }
  return undefined
}

it('sends with pages what nginx sends, once each', () => {
  const sent = headersOf('/en/sdk/')
  for (const header of siteHeaders([`'sha256-x='`])) {
    const value = headerValue(header, '/en/sdk/index.html')
    // Without a rule these hosts send what comes to the same.
    if (header.name === 'Cache-Control') expect(sent[header.name]).toBeUndefined()
    else if (header.name !== 'Content-Security-Policy') expect(sent[header.name] ?? '').toBe(value)
    // Two policies count both.
    else expect(sent[header.name]?.split(/; |, /).sort()).toEqual(value.split('; ').sort())
  }
})

it('sends pages as Markdown as such, and keeps search engines from them', () => {
  for (const path of ['/en/index.md', '/nl/index.md', '/en/sdk/v3/android/index.md']) {
    const sent = headersOf(path)
    expect([sent['Content-Type'], sent['X-Robots-Tag']]).toEqual(['text/markdown; charset=utf-8', 'noindex'])
  }
  expect(headersOf('/llms-full.txt')['X-Robots-Tag']).toBe('noindex')
  expect(headersOf('/en/sdk/v3/android/llms-full.txt')['X-Robots-Tag']).toBe('noindex')
  for (const path of ['/llms.txt', '/en/', '/en/sdk/'])
    expect(headersOf(path)['X-Robots-Tag']).toBeUndefined()
})

it('lets browsers keep what has a hash, and nothing else', () => {
  for (const path of files.filter((file) => file !== 'sw.js')) {
    expect(headersOf(`/${path}`)['Cache-Control'], path).toBe('public, max-age=31536000, immutable')
  }
  for (const path of [
    '/sw.js',
    '/en/',
    '/search_index.json',
    '/page-data/app-data.json',
    '/packs/index.json',
  ]) {
    expect(headersOf(path)['Cache-Control'], path).toBeUndefined()
  }
})

it('leaves the service worker its importScripts', () => {
  expect(headersOf('/sw.js')['Content-Security-Policy']).not.toContain('trusted-types')
})

it('keeps to what these hosts read: short lines', () => {
  expect(Math.max(..._headers.split('\n').map(({ length }) => length))).toBeLessThan(2000)
})

it.each([
  ['/', undefined, [302, '/en/']],
  ['/', 'nl', [302, '/nl/']],
  ['/guides/apps/', undefined, [302, '/en/guides/apps/']],
  ['/guides/apps/', 'nl', [302, '/nl/guides/apps/']],
  ['/sdk', 'de', [302, '/en/sdk/']],
  ['/whats-new/ios/', undefined, [302, '/en/whats-new/ios/']],
  ['/api/openapi.json', 'nl', [200, '/api/openapi.json']],
  ['/api/sdk/v3-ios.json', undefined, [200, '/api/sdk/v3-ios.json']],
  ['/api/messages/', undefined, [302, '/en/api/messages/']],
  ['/en/old/', undefined, [301, '/en/new/#a']],
  ['/en/sdk/', undefined, undefined],
  ['/sdks/', undefined, undefined],
])('%s in the language %s is answered with %j', (path, language, answer) => {
  expect(redirectOf(path, language)).toEqual(answer)
})
