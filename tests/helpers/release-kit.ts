import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect } from 'vitest'
import { writeChecksums } from '../../scripts/lib/checksums.mjs'
import { hostingOf } from '../../src/hosting/hosting'
import { nginxFiles } from '../../src/hosting/nginx'
import { tempFolder } from './temp-folder'

/** deploy/release.sh with small builds, in a folder of its own for each test of the file that imports this. */
let root = ''
beforeEach(() => {
  root = tempFolder('release')
})

/** A path in that folder. */
export const at = (...parts: string[]) => path.join(root, ...parts)
export const hash = (letter: string) => letter.repeat(8)

/** What `npm run release` makes, as small as it can be: the pages name the build, and so does a bundle. */
export function built(letter: string, moved: { from: string; to: string }[] = []): string {
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
  writeChecksums(folder)
  return folder
}

/** A build whose configuration no nginx takes. */
export function builtWithNonsense(letter: string): string {
  const folder = built(letter)
  writeFileSync(path.join(folder, 'nginx/server.conf'), 'nonsense')
  writeChecksums(folder)
  return folder
}

export function release(args: string[], env: NodeJS.ProcessEnv = {}) {
  return spawnSync('deploy/release.sh', args, {
    encoding: 'utf8',
    // Without nginx, `true` takes any configuration.
    env: { ...process.env, BECKON_ROOT: root, BECKON_NGINX: 'true', ...env },
  })
}

export function install(letter: string, env?: NodeJS.ProcessEnv) {
  const { status, stderr } = release(['install', built(letter)], env)
  expect(stderr).toBe('')
  expect(status).toBe(0)
}

export function rollBack(env?: NodeJS.ProcessEnv) {
  const { status, stderr } = release(['rollback'], env)
  expect([status, stderr]).toEqual([0, ''])
}

/** Stands for nginx: reads what it would read, and notes what it is asked and what is served then. */
export function nginxThatRefusesNonsense(): NodeJS.ProcessEnv {
  const program = path.join(root, 'refusing-nginx')
  writeFileSync(
    program,
    `#!/bin/sh
echo "$@ with $(cat ${root}/current/site/en/index.html 2>/dev/null || echo nothing)" >>${root}/tried
! grep -q nonsense ${root}/configuration/server.conf
`,
    { mode: 0o755 },
  )
  return { BECKON_NGINX: program }
}

export const served = (file: string) => path.join(root, 'current/site', file)
export const isServed = (letter: string) =>
  readFileSync(served('en/index.html'), 'utf8') === `build ${letter}`
export const hashedServed = () => readdirSync(served('.')).filter((name) => /^app-.*js$/.test(name))
