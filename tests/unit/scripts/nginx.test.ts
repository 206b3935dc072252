import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cacheControl } from '../../../scripts/lib/headers.mjs'
import { contentType } from '../../../scripts/lib/static-server.mjs'
import { defaultLanguage as serverLanguage, resolveUrl } from '../../../scripts/lib/static-paths.mjs'
import { apiDownloads, defaultLanguage, families, liveEventsSchema } from '../../../src/shared/site'
import { answerOf, locationsOf } from './nginx'

/** The configuration for nginx, the local server and the site must answer alike: what is tested is what is shipped. */

const config = readFileSync('deploy/nginx.conf', 'utf8')
const brotli = readFileSync('deploy/brotli.conf', 'utf8')
const locations = locationsOf(config)
const sections = families.map(({ segment }) => segment)
const downloads = [...apiDownloads, liveEventsSchema]

const files = new Set([
  'index.html',
  '404.html',
  '404/index.html',
  'sw.js',
  'search_index.json',
  '.secret',
  '.well-known/security.txt',
  'en/index.html',
  'en/404.html',
  'en/404/index.html',
  'en/sdk/v3/android/index.html',
  ...sections.map((section) => `en/${section}/index.html`),
  ...downloads.map((file) => file.slice(1)),
])
const nginx = (url: string) => answerOf(locations, url, files)
const local = (url: string) =>
  resolveUrl(url, (path) => (files.has(path) ? 'file' : undefined), { language: serverLanguage })

describe('nginx', () => {
  it('has a location for every kind of answer', () => {
    expect(locations.map(({ modifier }) => modifier).sort()).toEqual(['', '=', '@', '~', '~'])
  })

  it.each(sections.flatMap((section) => [`/${section}`, `/${section}/`, `/${section}/a/b/?c=1&d=2`]))(
    '%s leads to the same address below the default language',
    (url) => {
      expect(nginx(url)).toEqual({ status: 302, location: `/${defaultLanguage}${url}` })
    },
  )

  it.each(downloads)('%s is the file', (url) => {
    expect(nginx(url)).toEqual({ status: 200, file: url.slice(1) })
    expect(nginx(`${url}?v=2`)).toEqual({ status: 200, file: url.slice(1) })
  })

  it.each(['/sdks/', '/guide', '/apis/openapi.json', '/en-GB/'])('%s is no section', (url) => {
    expect(nginx(url).status).toBe(404)
  })
})

describe('types that nginx does not know by itself', () => {
  const listed = (directive: string) =>
    new RegExp(`^ *${directive} ([^;]+);`, 'm').exec(config)?.[1]?.split(/\s+/) ?? []
  const [, block = ''] = /^ *types \{(.*?)\}/ms.exec(config) ?? []
  const own = new Map(
    [...block.matchAll(/^\s*(\S+)\s+([^;]+);$/gm)].flatMap(([, type = '', endings = '']) =>
      endings.split(/\s+/).map((ending) => [ending, type] as const),
    ),
  )

  it.each(['/api/openapi.yaml', '/manifest.webmanifest'])(
    '%s is text, as it is from the local server, and is compressed',
    (file) => {
      const type = own.get(file.replace(/^.*\./, '')) ?? 'application/octet-stream'
      expect(`${type}; charset=utf-8`).toBe(contentType(file))
      expect(listed('charset_types')).toContain(type)
      expect(listed('gzip_types')).toContain(type)
      expect(/brotli_types ([^;]+);/.exec(brotli)?.[1]?.split(/\s+/)).toContain(type)
    },
  )
})

describe('the local server', () => {
  it('has the language of the site', () => {
    expect(serverLanguage).toBe(defaultLanguage)
  })

  it.each([
    '/',
    '/?from=app',
    ...sections.flatMap((section) => [
      `/${section}`,
      `/${section}/`,
      `/${section}/a/b/?c=1`,
      `/${section}x/`,
    ]),
    ...downloads,
    '/api/missing.json',
    '/en',
    '/en/',
    '/en/sdk?a=1',
    '/en/sdk/v3/android/',
    '/en/nope/',
    '/nope',
    '/404/',
    '/404.html',
    '/sw.js',
    '/sw.js?v=2',
    '/.secret',
    '/.well-known/security.txt',
  ])('answers %s as nginx does', (url) => {
    expect(local(url)).toEqual(nginx(url))
  })

  it.each([
    '/app-0123456789abcdef0123.js',
    '/styles.0123456789abcdef0123.css',
    '/static/0123456789abcdef0123/ab12c/push.png',
    '/en/index.html',
    '/sw.js',
    '/page-data/en/page-data.json',
    '/search_index.json',
    '/workbox-v4.3.1/workbox-sw.js',
    '/static/logo.svg',
  ])('lets browsers keep %s as nginx does', (path) => {
    const [, block = ''] = /map \$uri \$beckon_cache \{(.*?)\n\}/s.exec(config) ?? []
    const rules = [...block.matchAll(/^\s*(?:"~(.+?)"|default)\s+"([^"]+)";$/gm)]
    expect(rules).toHaveLength(3)
    const [, , fallback] = rules.find(([, pattern]) => !pattern) ?? []
    const fitting = rules.find(([, pattern]) => pattern && new RegExp(pattern).test(path))
    expect(cacheControl(path)).toBe(fitting?.[2] ?? fallback)
  })
})
