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
    server = await startNginx(at())
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
