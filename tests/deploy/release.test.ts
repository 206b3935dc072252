import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostingOf } from '../../src/hosting/hosting'
import { nginxFiles } from '../../src/hosting/nginx'
import { nginx, startNginx, type NginxServer } from '../helpers/nginx'
import { tempFolder } from '../helpers/temp-folder'

/** deploy/release.sh with small builds, and the real nginx over what it puts in place. */

let root: string
let server: NginxServer | undefined
beforeEach(() => {
  root = tempFolder('release')
})
afterEach(() => {
  server?.stop()
  server = undefined
})

const hash = (letter: string) => letter.repeat(8)

/** What `npm run release` makes, as small as it can be: the pages name the build, and so does a bundle. */
function built(letter: string, moved: { from: string; to: string }[] = []): string {
  const folder = mkdtempSync(path.join(root, `built-${letter}-`))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  for (const page of ['index.html', '404.html', '500.html', 'en/index.html'])
    write(`site/${page}`, `build ${letter}`)
  write(`site/page-data/en/page-data.json`, `build ${letter}`)
  write(`site/app-${hash(letter)}.js`, `app of ${letter}`)
  write(`site/app-${hash(letter)}.js.br`, `compressed app of ${letter}`)
  write(`site/static/${hash(letter)}/a.png`, `picture of ${letter}`)
  for (const [name, text] of Object.entries(nginxFiles(hostingOf([`'sha256-x='`], moved))))
    write(`nginx/${name}`, text)
  return folder
}

function release(args: string[], env: NodeJS.ProcessEnv = {}) {
  return spawnSync('deploy/release.sh', args, {
    encoding: 'utf8',
    // Without nginx, `true` takes any configuration.
    env: { ...process.env, BECKON_ROOT: root, NGINX: 'true', ...env },
  })
}

function install(letter: string, env?: NodeJS.ProcessEnv) {
  const { status, stderr } = release(['install', built(letter)], env)
  expect(stderr).toBe('')
  expect(status).toBe(0)
}

function rollBack(env?: NodeJS.ProcessEnv) {
  const { status, stderr } = release(['rollback'], env)
  expect([status, stderr]).toEqual([0, ''])
}

/** Stands for nginx: reads what it would read, and notes what it is asked and what is served then. */
function nginxThatRefusesNonsense(): NodeJS.ProcessEnv {
  const program = path.join(root, 'refusing-nginx')
  writeFileSync(
    program,
    `#!/bin/sh
echo "$@ with $(cat ${root}/current/site/en/index.html 2>/dev/null || echo nothing)" >>${root}/tried
! grep -q nonsense ${root}/configuration/server.conf
`,
    { mode: 0o755 },
  )
  return { NGINX: program }
}

const served = (file: string) => path.join(root, 'current/site', file)
const isServed = (letter: string) => readFileSync(served('en/index.html'), 'utf8') === `build ${letter}`
const hashedServed = () => readdirSync(served('.')).filter((name) => /^app-.*js$/.test(name))

describe('a release', () => {
  it('is served whole, and replaces the one before in one step', () => {
    install('a')
    expect(isServed('a')).toBe(true)
    const first = readlinkSync(path.join(root, 'current'))
    install('b')
    expect(isServed('b')).toBe(true)
    expect(readlinkSync(path.join(root, 'current'))).not.toBe(first)
    expect(readdirSync(root).filter((name) => name.startsWith('current'))).toEqual(['current'])
  })

  it('keeps the hashed files of the last two builds, compressed forms too, and nothing else of theirs', () => {
    for (const letter of ['a', 'b', 'c', 'd']) install(letter)
    expect(hashedServed()).toEqual(['b', 'c', 'd'].map((letter) => `app-${hash(letter)}.js`))
    expect(readFileSync(served(`app-${hash('b')}.js.br`), 'utf8')).toBe('compressed app of b')
    expect(existsSync(served(`static/${hash('c')}/a.png`))).toBe(true)
    expect(existsSync(served(`static/${hash('a')}/a.png`))).toBe(false)
    expect(readFileSync(served('page-data/en/page-data.json'), 'utf8')).toBe('build d')
  })

  it('is taken back, with what readers of the newer one have open still there', () => {
    for (const letter of ['a', 'b', 'c']) install(letter)
    expect(release(['rollback']).status).toBe(0)
    expect(isServed('b')).toBe(true)
    expect(hashedServed()).toContain(`app-${hash('c')}.js`)
    expect(release(['rollback']).status).toBe(0)
    expect(isServed('a')).toBe(true)
    const { status, stderr } = release(['rollback'])
    expect([status, stderr]).toEqual([1, expect.stringContaining('no release before')])
    expect(isServed('a')).toBe(true)
  })

  it('keeps five to go back to', () => {
    for (const letter of 'abcdefg') install(letter)
    const { stdout } = release(['list'])
    expect(stdout.trim().split('\n')).toHaveLength(5)
    expect(stdout).toMatch(/^\* /)
  })

  it('of a folder that is none is refused, and changes nothing', () => {
    install('a')
    const folder = built('b')
    rmSync(path.join(folder, 'site/404.html'))
    const { status, stderr } = release(['install', folder])
    expect([status, stderr]).toEqual([1, expect.stringContaining('has no site/404.html')])
    expect(isServed('a')).toBe(true)
  })

  it('that nginx does not take is taken back at once', () => {
    install('a')
    const folder = built('b')
    writeFileSync(path.join(folder, 'nginx/server.conf'), 'nonsense')
    const { status, stderr } = release(['install', folder], { NGINX: 'false' })
    expect([status, stderr]).toEqual([1, expect.stringContaining('is served as before')])
    expect(isServed('a')).toBe(true)
  })

  it('that nginx refuses is gone: it is nothing to go back to, and takes no place of a build that was served', () => {
    const refusing = nginxThatRefusesNonsense()
    install('a', refusing)
    install('b', refusing)
    const folder = built('f')
    writeFileSync(path.join(folder, 'nginx/server.conf'), 'nonsense')
    expect(release(['install', folder], refusing).status).toBe(1)
    expect(readdirSync(path.join(root, 'releases'))).toHaveLength(2)
    install('d', refusing)
    expect(hashedServed()).toEqual(['a', 'b', 'd'].map((letter) => `app-${hash(letter)}.js`))
    rollBack(refusing)
    expect(isServed('b')).toBe(true)
  })

  it('is not served before nginx took its configuration, nor is nginx left to read one that it refused', () => {
    const refusing = nginxThatRefusesNonsense()
    install('a', refusing)
    const folder = built('f')
    writeFileSync(path.join(folder, 'nginx/server.conf'), 'nonsense')
    release(['install', folder], refusing)
    install('b', refusing)
    // Of what it was asked, with what was served at that moment.
    expect(readFileSync(path.join(root, 'tried'), 'utf8').trim().split('\n')).toEqual([
      '-T with nothing',
      '-t with nothing',
      '-s reload with build a',
      '-T with build a',
      '-t with build a',
    ])
    const configuration = path.join(root, 'configuration/server.conf')
    expect(readFileSync(configuration, 'utf8')).toBe(
      readFileSync(path.join(root, 'current/nginx/server.conf'), 'utf8'),
    )
  })

  it('that nginx no longer takes is passed over on the way back', () => {
    const refusing = nginxThatRefusesNonsense()
    for (const letter of ['a', 'b', 'c']) install(letter, refusing)
    const [, second = ''] = readdirSync(path.join(root, 'releases')).sort()
    writeFileSync(path.join(root, 'releases', second, 'nginx/server.conf'), 'nonsense')
    const { status, stderr } = release(['rollback'], refusing)
    expect([status, stderr]).toEqual([0, expect.stringContaining(`configuration of ${second}`)])
    expect(isServed('a')).toBe(true)
  })

  it('that was interrupted before nginx was reloaded has it reloaded by the next', () => {
    const refusing = nginxThatRefusesNonsense()
    install('a', refusing)
    writeFileSync(path.join(root, 'reload-is-due'), '')
    install('b', refusing)
    expect(readFileSync(path.join(root, 'tried'), 'utf8')).toContain('-s reload with build b')
    install('c', refusing)
    expect(readFileSync(path.join(root, 'tried'), 'utf8')).not.toContain('build c')
  })

  it('keeps what an earlier form of the script installed, which noted nothing, and goes back to it', () => {
    for (const letter of ['a', 'b']) install(letter)
    rmSync(path.join(root, 'served.txt'))
    for (const name of readdirSync(path.join(root, 'releases')))
      rmSync(path.join(root, 'releases', name, 'before.txt'))
    install('c')
    expect(hashedServed()).toEqual(['a', 'b', 'c'].map((letter) => `app-${hash(letter)}.js`))
    for (const letter of ['b', 'a']) {
      rollBack()
      expect(isServed(letter)).toBe(true)
    }
  })

  it('that was served but not noted, since the run was interrupted, is one to go back to', () => {
    for (const letter of ['a', 'b']) install(letter)
    const noted = path.join(root, 'served.txt')
    writeFileSync(noted, `${readFileSync(noted, 'utf8').trim().split('\n').slice(0, -1).join('\n')}\n`)
    install('c')
    expect(hashedServed()).toContain(`app-${hash('b')}.js`)
    rollBack()
    expect(isServed('b')).toBe(true)
  })

  it('whose reload fails is reloaded by the next', () => {
    const program = path.join(root, 'failing-nginx')
    const calls = path.join(root, 'calls')
    writeFileSync(program, `#!/bin/sh\necho "$@" >>${calls}\n[ "$1" != -s ]\n`, { mode: 0o755 })
    expect(release(['install', built('a')], { NGINX: program }).stdout).toContain('could not be reloaded')
    const asked = readFileSync(calls, 'utf8')
    expect(release(['install', built('b')], { NGINX: program }).status).toBe(0)
    expect(readFileSync(calls, 'utf8').slice(asked.length)).toContain('-s reload')
  })

  it('is not tried where nginx reads what is served already, as its configuration once had it', () => {
    const program = path.join(root, 'old-nginx')
    writeFileSync(program, `#!/bin/sh\n[ "$1" != -T ] || echo "include ${root}/current/nginx/*.conf;"\n`, {
      mode: 0o755,
    })
    const { status, stderr } = release(['install', built('a')], { NGINX: program })
    expect([status, stderr]).toEqual([1, expect.stringContaining('put deploy/nginx.conf in place anew')])
    expect(existsSync(path.join(root, 'current'))).toBe(false)
  })

  it('after rollbacks has the hashed files of what is served until then, and goes back to that', () => {
    for (const letter of ['a', 'b', 'c']) install(letter)
    rollBack()
    rollBack()
    expect(isServed('a')).toBe(true)
    install('d')
    // Two builds, in the order in which readers last got them: c is the one that they were led away from first.
    expect(hashedServed()).toEqual(['a', 'b', 'd'].map((letter) => `app-${hash(letter)}.js`))
    rollBack()
    expect(isServed('a')).toBe(true)
    expect(hashedServed()).toContain(`app-${hash('d')}.js`)
    expect(release(['rollback']).status).toBe(1)
  })

  it('has the files of the one before on each of many rollbacks', () => {
    for (const letter of 'abcde') install(letter)
    for (const [from = '', to = ''] of ['ed', 'dc', 'cb', 'ba']) {
      rollBack()
      expect(isServed(to)).toBe(true)
      expect(hashedServed()).toContain(`app-${hash(from)}.js`)
    }
    // One more than are kept: what goes is not what was served last.
    install('f')
    expect(hashedServed()).toContain(`app-${hash('a')}.js`)
    rollBack()
    expect(isServed('a')).toBe(true)
  })

  it('waits for no other: two at once are one too many', () => {
    install('a')
    const lock = path.join(root, '.lock')
    const { status, stdout } = spawnSync('flock', [lock, 'deploy/release.sh', 'list'], {
      encoding: 'utf8',
      env: { ...process.env, BECKON_ROOT: root },
    })
    expect([status, stdout]).toEqual([1, ''])
  })
})

describe.skipIf(!nginx)('a release under a running nginx', () => {
  async function start() {
    install('a')
    const running = (server = await startNginx(
      path.join(root, 'current'),
      '',
      path.join(root, 'configuration'),
    ))
    const program = path.join(root, 'nginx-of-the-test')
    writeFileSync(
      program,
      `#!/bin/sh\necho "$@" >> ${root}/nginx-calls\nexec ${nginx?.path ?? ''} -c ${running.conf} "$@"\n`,
    )
    execFileSync('chmod', ['+x', program])
    const calls = () =>
      existsSync(path.join(root, 'nginx-calls')) ? readFileSync(path.join(root, 'nginx-calls'), 'utf8') : ''
    return { get: running.get, env: { NGINX: program }, calls }
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
