import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { nginx, startNginx, type NginxServer } from '../helpers/nginx'
import { at, hash, built, release, install } from '../helpers/release-kit'

/** deploy/release.sh, and the real nginx over what it puts in place. */

let server: NginxServer | undefined
afterEach(() => {
  server?.stop()
  server = undefined
})

describe.skipIf(!nginx)('a release under a running nginx', () => {
  async function start() {
    install('a')
    const running = (server = await startNginx(at('current'), '', at('configuration')))
    const program = at('nginx-of-the-test')
    writeFileSync(
      program,
      `#!/bin/sh\necho "$@" >> ${at()}/nginx-calls\nexec ${nginx?.path ?? ''} -c ${running.conf} "$@"\n`,
    )
    execFileSync('chmod', ['+x', program])
    const calls = () => (existsSync(at('nginx-calls')) ? readFileSync(at('nginx-calls'), 'utf8') : '')
    return { get: running.get, env: { BECKON_NGINX: program }, calls }
  }

  it('is there at once, without a reload where its configuration is the same', async () => {
    const { get, env, calls } = await start()
    expect((await get('/en/')).body.toString()).toBe('build a')
    expect(release(['install', built('b')], env).status).toBe(0)
    expect((await get('/en/')).body.toString()).toBe('build b')
    expect((await get(`/app-${hash('a')}.js`)).status).toBe(200)
    expect(calls()).toBe('')
  })

  it('brings its redirects with it, and takes them along when it goes', async () => {
    const { get, env, calls } = await start()
    expect(release(['install', built('b', [{ from: '/en/old/', to: '/en/' }])], env).status).toBe(0)
    expect(calls()).toBe('-T\n-t\n-s reload\n')
    await expect.poll(async () => (await get('/en/old/')).headers.location).toBe('/en/')
    expect(release(['rollback'], env).status).toBe(0)
    await expect.poll(async () => (await get('/en/old/')).status).toBe(404)
    expect((await get('/en/')).body.toString()).toBe('build a')
  })

  it('is never seen half: each answer is of one build, while builds change', async () => {
    const { get, env } = await start()
    const seen = new Set<string>()
    let over = false
    const reader = async () => {
      while (!over) {
        for (const url of ['/en/', '/page-data/en/page-data.json', `/app-${hash('a')}.js`]) {
          const { status, body } = await get(url)
          seen.add(`${status} ${body.toString()}`)
        }
      }
    }
    const readers = [reader(), reader(), reader()]
    for (const letter of ['b', 'c']) {
      expect(release(['install', built(letter)], env).status).toBe(0)
      await get('/en/')
    }
    over = true
    await Promise.all(readers)
    expect([...seen].filter((one) => !/^200 (build [abc]|app of a)$/.test(one))).toEqual([])
  })
})
