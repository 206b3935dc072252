import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  at,
  hash,
  built,
  builtWithNonsense,
  release,
  install,
  rollBack,
  nginxThatRefusesNonsense,
  served,
  isServed,
  hashedServed,
} from '../helpers/release-kit'

describe('a release', () => {
  it('is served whole, and replaces the one before in one step', () => {
    install('a')
    expect(isServed('a')).toBe(true)
    const first = readlinkSync(at('current'))
    install('b')
    expect(isServed('b')).toBe(true)
    expect(readlinkSync(at('current'))).not.toBe(first)
    expect(readdirSync(at()).filter((name) => name.startsWith('current'))).toEqual(['current'])
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

  it('is a copy that nginx can read, also of a link to what nobody else may read', () => {
    const folder = built('a')
    chmodSync(path.join(folder, 'site/en/index.html'), 0o600)
    chmodSync(path.join(folder, 'site'), 0o700)
    symlinkSync(folder, at('upload'))
    expect(release(['install', at('upload')]).status).toBe(0)
    expect(statSync(served('en/index.html')).mode & 0o444).toBe(0o444)
    expect(statSync(served('.')).mode & 0o555).toBe(0o555)
    writeFileSync(path.join(folder, 'site/en/index.html'), 'of later')
    expect(isServed('a')).toBe(true)
  })

  it('is not served, and changes nothing, when a part of it did not arrive', () => {
    install('a')
    for (const [file, text] of [
      [`site/app-${hash('b')}.js`, undefined],
      ['site/en/index.html', ''],
    ] as const) {
      const folder = built('b')
      if (text === undefined) rmSync(path.join(folder, file))
      else writeFileSync(path.join(folder, file), text)
      const { status, stderr } = release(['install', folder])
      expect(status).toBe(1)
      expect(stderr).toContain(file)
      expect(stderr).toMatch(/is not whole: .* is served as before\.\n$/)
      expect(isServed('a')).toBe(true)
    }
    expect(release(['list']).stdout.trim().split('\n')).toHaveLength(1)
  })

  it('of the build that is served already is none, and leaves readers of older ones their files', () => {
    for (const letter of ['a', 'b', 'c', 'c']) install(letter)
    expect(release(['list']).stdout.trim().split('\n')).toHaveLength(3)
    install('d')
    expect(hashedServed()).toEqual(['b', 'c', 'd'].map((letter) => `app-${hash(letter)}.js`))
    // Of one that was spoiled where it lies, it is.
    writeFileSync(served('en/index.html'), '')
    expect(release(['install', built('d')]).status).toBe(0)
    expect(isServed('d')).toBe(true)
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
    const folder = builtWithNonsense('b')
    const { status, stderr } = release(['install', folder], { BECKON_NGINX: 'false' })
    expect([status, stderr]).toEqual([1, expect.stringContaining('is served as before')])
    expect(isServed('a')).toBe(true)
  })

  it('that nginx refuses is gone: it is nothing to go back to, and takes no place of a build that was served', () => {
    const refusing = nginxThatRefusesNonsense()
    install('a', refusing)
    install('b', refusing)
    const folder = builtWithNonsense('f')
    expect(release(['install', folder], refusing).status).toBe(1)
    expect(readdirSync(at('releases'))).toHaveLength(2)
    install('d', refusing)
    expect(hashedServed()).toEqual(['a', 'b', 'd'].map((letter) => `app-${hash(letter)}.js`))
    rollBack(refusing)
    expect(isServed('b')).toBe(true)
  })

  it('is not served before nginx took its configuration, nor is nginx left to read one that it refused', () => {
    const refusing = nginxThatRefusesNonsense()
    install('a', refusing)
    const folder = builtWithNonsense('f')
    release(['install', folder], refusing)
    install('b', refusing)
    // Of what it was asked, with what was served at that moment.
    expect(readFileSync(at('tried'), 'utf8').trim().split('\n')).toEqual([
      '-T with nothing',
      '-t with nothing',
      '-s reload with build a',
      '-T with build a',
      '-t with build a',
    ])
    const configuration = at('configuration/server.conf')
    expect(readFileSync(configuration, 'utf8')).toBe(readFileSync(at('current/nginx/server.conf'), 'utf8'))
  })

  it('that nginx no longer takes is passed over on the way back', () => {
    const refusing = nginxThatRefusesNonsense()
    for (const letter of ['a', 'b', 'c']) install(letter, refusing)
    const [, second = ''] = readdirSync(at('releases')).sort()
    writeFileSync(at('releases', second, 'nginx/server.conf'), 'nonsense')
    const { status, stderr } = release(['rollback'], refusing)
    expect([status, stderr]).toEqual([0, expect.stringContaining(`configuration of ${second}`)])
    expect(isServed('a')).toBe(true)
  })

  it('that was interrupted before nginx was reloaded has it reloaded by the next', () => {
    const refusing = nginxThatRefusesNonsense()
    install('a', refusing)
    writeFileSync(at('reload-is-due'), '')
    install('b', refusing)
    expect(readFileSync(at('tried'), 'utf8')).toContain('-s reload with build b')
    install('c', refusing)
    expect(readFileSync(at('tried'), 'utf8')).not.toContain('build c')
  })

  it('keeps what an earlier form of the script installed, which noted nothing, and goes back to it', () => {
    for (const letter of ['a', 'b']) install(letter)
    rmSync(at('served.txt'))
    for (const name of readdirSync(at('releases'))) rmSync(at('releases', name, 'before.txt'))
    install('c')
    expect(hashedServed()).toEqual(['a', 'b', 'c'].map((letter) => `app-${hash(letter)}.js`))
    for (const letter of ['b', 'a']) {
      rollBack()
      expect(isServed(letter)).toBe(true)
    }
  })

  it('that was served but not noted, since the run was interrupted, is one to go back to', () => {
    for (const letter of ['a', 'b']) install(letter)
    const noted = at('served.txt')
    writeFileSync(noted, `${readFileSync(noted, 'utf8').trim().split('\n').slice(0, -1).join('\n')}\n`)
    install('c')
    expect(hashedServed()).toContain(`app-${hash('b')}.js`)
    rollBack()
    expect(isServed('b')).toBe(true)
  })

  it('whose reload fails is reloaded by the next', () => {
    const program = at('failing-nginx')
    const calls = at('calls')
    writeFileSync(program, `#!/bin/sh\necho "$@" >>${calls}\n[ "$1" != -s ]\n`, { mode: 0o755 })
    expect(release(['install', built('a')], { BECKON_NGINX: program }).stdout).toContain(
      'could not be reloaded',
    )
    const asked = readFileSync(calls, 'utf8')
    expect(release(['install', built('b')], { BECKON_NGINX: program }).status).toBe(0)
    expect(readFileSync(calls, 'utf8').slice(asked.length)).toContain('-s reload')
  })

  it('is not tried where nginx reads what is served already, as its configuration once had it', () => {
    const program = at('old-nginx')
    writeFileSync(program, `#!/bin/sh\n[ "$1" != -T ] || echo "include ${at()}/current/nginx/*.conf;"\n`, {
      mode: 0o755,
    })
    const { status, stderr } = release(['install', built('a')], { BECKON_NGINX: program })
    expect([status, stderr]).toEqual([1, expect.stringContaining('put deploy/nginx.conf in place anew')])
    expect(existsSync(at('current'))).toBe(false)
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
    const lock = at('.lock')
    const { status, stdout } = spawnSync('flock', [lock, 'deploy/release.sh', 'list'], {
      encoding: 'utf8',
      env: { ...process.env, BECKON_ROOT: at() },
    })
    expect([status, stdout]).toEqual([1, ''])
  })
})
