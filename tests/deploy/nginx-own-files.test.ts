import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageFor } from '../../scripts/lib/headers.mjs'
import { hostingOf } from '../../src/hosting/hosting'
import { nginxFiles } from '../../src/hosting/nginx'
import { nginx, startNginx, type NginxServer } from '../helpers/nginx'
import { sharedTempFolder } from '../helpers/temp-folder'

/** Rules of the shipped configuration that the built site gives no occasion for: hidden files, several languages. */

const at = sharedTempFolder('deploy')

const types = [
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['jpg', 'image/jpeg'],
  ['woff2', 'font/woff2'],
  ['pack', 'application/octet-stream'],
] as const

describe.skipIf(!nginx)('nginx over files of its own', () => {
  let server: NginxServer
  const languages = ['en', 'nl', 'pt']
  const several = { ...hostingOf([`'sha256-x='`], [{ from: '/en/old/', to: '/en/new/#place' }]), languages }

  beforeAll(async () => {
    const write = (name: string, text: string | Buffer) => {
      mkdirSync(path.dirname(at(name)), { recursive: true })
      writeFileSync(at(name), text)
    }
    for (const [name, text] of Object.entries(nginxFiles(several))) write(`nginx/${name}`, text)
    for (const name of ['en/index.html', '404.html', '500.html']) write(`site/${name}`, name)
    for (const name of ['.env', '.git/config', '.well-known/security.txt', 'app.js.map', 'en/.htpasswd']) {
      write(`site/${name}`, 'for nobody')
    }
    write('site/en/a.txt', 'plain '.repeat(400))
    write('site/en/a.txt.br', 'made at build')
    write('site/en/a.txt.gz', 'zipped at build')
    write('site/packs/en/en-0123456789ab.pack', 'pack '.repeat(1000))
    write('site/app.0123abcd.css', 'a{color:red}'.repeat(200))
    write('site/pictures/index.txt', 'a folder without a page')
    for (const [type] of types) write(`site/en/of.${type}`, 'of some type')
    server = await startNginx(
      at(),
      [502, 503, 504].map((status) => `location = /fails/${status} { return ${status}; }`).join('\n'),
    )
  })
  afterAll(() => server.stop())

  it.each([
    '/.env',
    '/.git/config',
    '/en/.htpasswd',
    '/app.js.map',
    '/en/a.txt.br',
    '/en/a.txt.gz',
    '/en/%2ehtpasswd',
  ])('%s is hidden, though it is there', async (url) => {
    const answer = await server.get(url)
    expect([answer.status, answer.body.toString()]).toEqual([404, '404.html'])
  })

  it.each([
    '/en/%/',
    '/en/%E0%A4%A/',
    '/en/..%2f..%2fetc/',
    '/../../etc/passwd',
    '/en/faqs/%00',
    '/en/%5C%5Cevil/',
  ])('%s is answered with the not-found page, however bad the request is', async (url) => {
    const answer = await server.get(url)
    expect([answer.status, answer.body.toString()]).toEqual([404, '404.html'])
    expect(answer.headers['content-security-policy']).toContain(`frame-ancestors 'none'`)
  })

  it('what is meant to be read at a hidden place is', async () => {
    expect((await server.get('/.well-known/security.txt')).status).toBe(200)
  })

  it('sends what was compressed at build', async () => {
    expect((await server.get('/en/a.txt', { 'accept-encoding': 'br' })).body.toString()).toBe('made at build')
    expect((await server.get('/en/a.txt', { 'accept-encoding': 'gzip' })).body.toString()).toBe(
      'zipped at build',
    )
    expect((await server.get('/en/a.txt')).body.toString()).toContain('plain plain')
  })

  it('sends packs as they lie, whole or in part, to be kept for good', async () => {
    const url = '/packs/en/en-0123456789ab.pack'
    const kept = 'public, max-age=31536000, immutable'
    const whole = await server.get(url, { 'accept-encoding': 'br, gzip' })
    expect([whole.status, whole.headers['content-encoding'], whole.body.length]).toEqual([
      200,
      undefined,
      5000,
    ])
    expect(whole.headers['cache-control']).toBe(kept)
    const part = await server.get(url, { range: 'bytes=5-8', 'accept-encoding': 'br, gzip' })
    expect([part.status, part.headers['content-range'], part.body.toString()]).toEqual([
      206,
      'bytes 5-8/5000',
      'pack',
    ])
    expect(part.headers['cache-control']).toBe(kept)
    expect((await server.get(url, { range: 'bytes=9000-' })).status).toBe(416)
  })

  it('lets browsers keep styles with a hash', async () => {
    const { status, headers } = await server.get('/app.0123abcd.css')
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'text/css; charset=utf-8',
    ])
  })

  it.each(types)('files in .%s are %s', async (ending, type) => {
    expect((await server.get(`/en/of.${ending}`)).headers['content-type']).toBe(type)
  })

  it('a folder without a page is answered as what there is not', async () => {
    const answer = await server.get('/pictures/')
    expect([answer.status, answer.body.toString()]).toEqual([404, '404.html'])
  })

  it.each([502, 503, 504])('%s is answered with the error page and its status', async (status) => {
    const answer = await server.get(`/fails/${status}`)
    expect([answer.status, answer.body.toString()]).toEqual([status, '500.html'])
  })

  it('says of every page, to the letter, what browsers are to hold it to', async () => {
    const { headers } = await server.get('/en/')
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy':
        'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
        'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
      'content-security-policy':
        "default-src 'self'; script-src 'self' 'sha256-x='; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
        "object-src 'none'; frame-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types default",
    })
  })

  it('puts the query of a page that moved before the heading', async () => {
    expect((await server.get('/en/old/?a=1')).headers.location).toBe('/en/new/?a=1#place')
    expect((await server.get('/en/old/')).headers.location).toBe('/en/new/#place')
  })

  it('leaves ignored addresses where they are, also when nothing is there', async () => {
    for (const url of ['/api/openapi.json', '/404/', '/static/x.png']) {
      expect((await server.get(url, { 'accept-language': 'nl' })).status, url).toBe(404)
    }
  })

  it.each([
    [undefined, undefined, 'en'],
    ['nl', undefined, 'nl'],
    ['NL-be', undefined, 'nl'],
    ['de, pt-BR;q=0.9, nl;q=0.8', undefined, 'pt'],
    ['de-AT,de', undefined, 'en'],
    ['nl;q=0, pt', undefined, 'pt'],
    ['nl ; q=0.0 , pt;q=0.5', undefined, 'pt'],
    ['*, nl', undefined, 'nl'],
    ['nlx, xnl, pt', undefined, 'pt'],
    ['nl', 'pt', 'pt'],
    ['nl', 'xx', 'nl'],
    ['pt', '"><script>', 'pt'],
    [',,;;nl', undefined, 'en'],
    ['x'.repeat(500), undefined, 'en'],
  ])(
    'Accept-Language %s and a choice of %s lead to %s, here and on the local server',
    async (accepted, chosen, to) => {
      const headers = {
        ...(accepted === undefined ? {} : { 'accept-language': accepted }),
        ...(chosen === undefined ? {} : { cookie: `a=b; ${several.languageCookie}=${chosen}` }),
      }
      expect((await server.get('/guides/x/?a=1', headers)).headers.location).toBe(`/${to}/guides/x/?a=1`)
      expect((await server.get('/?a=1', headers)).headers.location).toBe(`/${to}/?a=1`)
      expect(languageFor(several, headers)).toBe(to)
    },
  )
})
