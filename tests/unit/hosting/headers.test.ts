import { describe, expect, it } from 'vitest'
import { headerValue, pagePolicy, siteHeaders } from '../../../src/hosting/headers'

const headers = siteHeaders([`'sha256-abc='`])
const valueOf = (name: string, file: string) => {
  const header = headers.find((one) => one.name === name)
  return header && headerValue(header, file)
}

describe('how long browsers keep a file', () => {
  it.each([
    '/app-0123456789abcdef0123.js',
    '/styles.0123456789abcdef0123.css',
    '/static/0123456789abcdef0123/ab12c/push.png',
    '/packs/en/en-sdk-v3-android-0123456789ab.pack',
  ])('%s for ever', (file) => {
    expect(valueOf('Cache-Control', file)).toBe('public, max-age=31536000, immutable')
  })

  it.each([
    '/en/index.html',
    '/sw.js',
    '/page-data/en/page-data.json',
    '/page-data/sq/d/3649515864.json',
    '/search_index.json',
    '/packs/index.json',
    '/manifest.webmanifest',
    '/idb-keyval-3.2.0-iife.min.js',
    '/static/logo.svg',
  ])('%s until the next question', (file) => {
    expect(valueOf('Cache-Control', file)).toBe('no-cache')
  })
})

it('search engines are kept from what says the same as a page', () => {
  for (const file of [
    '/en/index.md',
    '/en/sdk/v3/ios/index.md',
    '/llms-full.txt',
    '/en/sdk/v3/ios/llms-full.txt',
  ])
    expect(valueOf('X-Robots-Tag', file)).toBe('noindex')
  for (const file of ['/en/index.html', '/llms.txt', '/robots.txt'])
    expect(valueOf('X-Robots-Tag', file)).toBe('')
})

describe('the Content-Security-Policy', () => {
  const directive = (name: string) =>
    pagePolicy([`'sha256-abc='`, `'sha256-def='`])
      .split('; ')
      .find((one) => one.startsWith(`${name} `))

  it('of pages names the inline scripts by their hashes, and nothing unsafe for scripts', () => {
    expect(directive('script-src')).toBe(`script-src 'self' 'sha256-abc=' 'sha256-def='`)
    expect(directive('require-trusted-types-for')).toBe(`require-trusted-types-for 'script'`)
    expect(directive('frame-ancestors')).toBe(`frame-ancestors 'none'`)
    expect(directive('base-uri')).toBe(`base-uri 'none'`)
  })

  it('of scripts lets a worker bring its parts, which Trusted Types would not', () => {
    expect(valueOf('Content-Security-Policy', '/sw.js')).toBe(`default-src 'self'`)
  })

  it('of a file that is opened by itself lets nothing run', () => {
    for (const file of ['/icons/favicon.svg', '/api/openapi.json', '/search_index.json']) {
      expect(valueOf('Content-Security-Policy', file)).toMatch(/^default-src 'none';.* sandbox$/)
    }
  })
})
