import { describe, expect, it } from 'vitest'
import { resolveUrl } from '../../../scripts/lib/static-paths.mjs'

const files = new Set([
  'index.html',
  '404.html',
  'sw.js',
  '.secret',
  '.well-known/security.txt',
  'en/index.html',
  'en/404.html',
  'en/sdk/index.html',
  'en/a b/index.html',
])
const resolve = (url: string) => resolveUrl(url, (path) => (files.has(path) ? 'file' : undefined))

describe('which file answers a request', () => {
  it.each([
    ['/', 'index.html'],
    ['/en/', 'en/index.html'],
    ['/en/sdk/?q=push', 'en/sdk/index.html'],
    ['/sw.js?v=2', 'sw.js'],
    ['/en/a%20b/', 'en/a b/index.html'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
  ])('%s is served from %s', (url, file) => {
    expect(resolve(url)).toEqual({ status: 200, file })
  })

  it.each([
    ['/en', '/en/'],
    ['/en/sdk?q=a&b=c', '/en/sdk/?q=a&b=c'],
    ['/en/sdk?', '/en/sdk/?'],
    ['/en/a%20b', '/en/a%20b/'],
    ['/en//sdk/?q=//x', '/en/sdk/?q=//x'],
    // Would lead to another host if the slashes stayed.
    ['//elsewhere.example/', '/elsewhere.example/'],
  ])('%s leads on to %s', (url, location) => {
    expect(resolve(url)).toEqual({ status: 301, location })
  })

  it.each([
    ['/en/nope/', '404.html'],
    ['/en/nope', '404.html'],
    ['/nope/', '404.html'],
    ['/page-data/en/nope/page-data.json', '404.html'],
    ['/.secret', '404.html'],
    ['/en/.secret', '404.html'],
    ['/sw.js/', '404.html'],
  ])('%s is not found and shows %s', (url, file) => {
    expect(resolve(url)).toEqual({ status: 404, file })
  })

  it('has no page to show when a site has no not-found page', () => {
    expect(resolveUrl('/x', () => undefined)).toEqual({ status: 404, file: undefined })
  })

  it.each([
    '/../etc/passwd',
    '/en/../../etc/passwd',
    '/%2e%2e/etc/passwd',
    '/en/..%2f..%2fetc/passwd',
    '/en/..\\..\\etc',
    '/en/%5c..%5cetc',
    '/sw.js%00.html',
    '/%E0%A4%A',
    '/en/%/',
    '/en/faqs/%00',
    '/en/%5C%5Cevil/',
  ])('%s leads to nothing but the not-found page', (url) => {
    expect(resolve(url)).toEqual({ status: 404, file: '404.html' })
  })

  it('what is no path is refused', () => {
    expect(resolve('http://elsewhere.example/')).toEqual({ status: 400 })
  })
})
