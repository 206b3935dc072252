// @ts-check
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { UserError, say } from '../../lib/terminal.mjs'
import { must } from '../copy.mjs'
import { measure } from '../measure.mjs'
import { benchmarkPages } from '../pages.mjs'

/** @typedef {import('./peer.mjs').Peer} Peer */

/** Outside of the project, so that none of it can be taken for the project's; kept, since installing takes minutes. */
const home = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'beckon-docs', 'peers')

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/**
 * Installs a peer, unless that was done already.
 * @param {Peer} peer
 * @returns {string} its folder
 * @throws {UserError} where npm does not get it
 */
function installPeer({ name, packages }) {
  const folder = join(home, name.toLowerCase())
  const manifest = join(folder, 'package.json')
  const wanted = `${JSON.stringify({ private: true, dependencies: packages }, null, 2)}\n`
  const done = join(folder, 'node_modules', '.package-lock.json')
  if (existsSync(done) && existsSync(manifest) && readFileSync(manifest, 'utf8') === wanted) return folder
  say(`Installing ${name} in ${folder} …`)
  write(manifest, wanted)
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new UserError(`${name} cannot be installed.`, 'What npm says stands above.')
  return folder
}

/**
 * The version that was installed.
 * @param {Peer} peer
 * @param {string} folder
 */
function versionOf({ packages }, folder) {
  const [first = ''] = Object.keys(packages)
  const manifest = readFileSync(join(folder, 'node_modules', first, 'package.json'), 'utf8')
  return /** @type {{ version: string }} */ (JSON.parse(manifest)).version
}

/**
 * Node gives a process 4 GB at most by itself; with 8,000 pages Docusaurus was seen to take more.
 * @param {number} pages
 * @returns {Record<string, string>}
 */
const roomFor = (pages) => (pages > 2400 ? { NODE_OPTIONS: '--max-old-space-size=16384' } : {})

/**
 * Builds the generated pages with a peer: from nothing, and once more after one page changed.
 * @param {Peer} peer
 * @param {{ pages: number, seed: number }} size
 * @returns {Promise<{ version: string, output: string, results: { name: string, seconds: number, peakMegabytes: number }[] }>}
 */
export async function buildWithPeer(peer, { pages, seed }) {
  const folder = installPeer(peer)
  const content = join(folder, peer.content)
  const gone = [...peer.caches, join(peer.content, 'en')]
  for (const name of gone) rmSync(join(folder, name), { recursive: true, force: true })
  for (const [file, text] of Object.entries(peer.files())) write(join(folder, file), text)
  for (const page of benchmarkPages(pages, seed)) {
    const { file, text } = peer.page(page)
    write(join(content, file), text)
  }
  const [program = '', ...args] = peer.build
  /** @param {string} name */
  const build = async (name) => {
    say(`${peer.name}: ${name} …`)
    const started = measure(process.execPath, [join(folder, 'node_modules', program), ...args], {
      cwd: folder,
      env: { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ...roomFor(pages) },
    })
    const { seconds, peakBytes } = await must(started)
    return { name, seconds: Math.round(seconds * 10) / 10, peakMegabytes: Math.round(peakBytes / 1e6) }
  }
  const cold = await build('cold build')
  appendFileSync(
    join(content, 'en/sdk/part-1/page-1.md'),
    '\nOne more sentence, so that this page is another one than before.\n',
  )
  const changed = await build('one page changed')
  return {
    version: versionOf(peer, folder),
    output: join(folder, peer.output),
    results: [cold, changed],
  }
}
