import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { hostingOf } from '../../src/hosting/hosting'
import { nginxFiles } from '../../src/hosting/nginx'
import { ask, nginx } from '../helpers/nginx'
import { tempFolder } from '../helpers/temp-folder'

/** No engine for containers is needed: what the file says is read, and its nginx.conf is run as in the container. */

const file = readFileSync('deploy/Containerfile', 'utf8')
const stages = file.split(/^FROM /m).slice(1)

describe('the container file', () => {
  it('builds in one stage and serves from another, which has no Node and no source', () => {
    expect(stages).toHaveLength(2)
    const [build = '', serve = ''] = stages
    expect(build).toMatch(/^node:\d+.* AS build$/m)
    expect(serve).toMatch(/^debian:/)
    const copied = [...serve.matchAll(/^COPY (.*)$/gm)].map(([, what = '']) => what)
    expect(copied.filter((what) => !what.startsWith('--from=build /work/release/'))).toEqual([
      'deploy/container/nginx.conf /etc/nginx/nginx.conf',
    ])
  })

  it('serves as somebody other than root, on a port that needs no rights', () => {
    expect(stages.at(-1)).toMatch(/^USER www-data$/m)
    expect(stages.at(-1)).toMatch(/^EXPOSE 8080$/m)
    expect(readFileSync('deploy/container/nginx.conf', 'utf8')).toMatch(/listen 8080;/)
  })

  it('takes along nothing that was built elsewhere', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
    expect(ignored).toEqual(
      expect.arrayContaining(['node_modules', '.cache', 'public', 'release', 'deploy/generated']),
    )
  })

  it('runs the Node that the project asks for', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
    const [, least] = /(\d+)/.exec(engines.node) ?? []
    const [, used] = /^node:(\d+)/.exec(stages[0] ?? '') ?? []
    expect(Number(used)).toBeGreaterThanOrEqual(Number(least))
  })
})

describe.skipIf(!nginx)("the container's nginx", () => {
  it('serves the release, writes to /tmp alone, and ends when it is asked to', async () => {
    const root = tempFolder('container')
    chmodSync(root, 0o755)
    for (const name of ['srv/nginx', 'srv/site/en', 'tmp', 'modules'])
      mkdirSync(path.join(root, name), { recursive: true })
    chmodSync(path.join(root, 'tmp'), 0o777)
    for (const [name, text] of Object.entries(nginxFiles(hostingOf([`'sha256-x='`], [])))) {
      writeFileSync(path.join(root, 'srv/nginx', name), text)
    }
    for (const name of ['en/index.html', '404.html', '500.html'])
      writeFileSync(path.join(root, 'srv/site', name), name)
    const port = await freePort()
    const conf = path.join(root, 'nginx.conf')
    const modules = (nginx?.modules ?? []).map((module) => `load_module ${module};`).join('\n')
    writeFileSync(
      conf,
      readFileSync('deploy/container/nginx.conf', 'utf8')
        .replace('include /etc/nginx/modules-enabled/*.conf;', modules)
        // At once: the test's own folder lies below /tmp.
        .replace(/ \/(srv|tmp)\//g, (_, name: string) => ` ${root}/${name}/`)
        .replace('listen 8080', `listen 127.0.0.1:${port}`),
    )
    // As in the container: as somebody who may write nowhere else.
    const isRoot = process.getuid?.() === 0
    const [program, ...own] = JSON.parse(/^CMD (.*)$/m.exec(file)?.[1] ?? '[]') as string[]
    expect(program).toBe('nginx')
    const args = ['-c', conf, ...own]
    const child = isRoot
      ? spawn('setpriv', ['--reuid=33', '--regid=33', '--clear-groups', nginx?.path ?? '', ...args])
      : spawn(nginx?.path ?? '', args)
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    await expect
      .poll(
        () =>
          ask(port, '/healthz').then(
            ({ status }) => status,
            () => said,
          ),
        { timeout: 10_000 },
      )
      .toBe(200)
    expect((await ask(port, '/en/')).body.toString()).toBe('en/index.html')
    expect((await ask(port, '/nope/')).status).toBe(404)
    child.kill('SIGQUIT')
    expect(await ended).toBe(0)
    expect(said).toBe('')
  })
})
