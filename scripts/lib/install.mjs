// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'
import { run } from './run.mjs'
import { UserError, heading, say, withHeartbeat } from './terminal.mjs'

/** @typedef {{ packages?: Record<string, { version?: string, optional?: boolean, peer?: boolean, link?: boolean }> }} Lock */

/**
 * The first package that package-lock.json asks for and node_modules does not hold in that version.
 * Optional packages may be missing: most of them are builds for other systems.
 * @param {Lock} wanted package-lock.json
 * @param {Lock} present node_modules/.package-lock.json, which npm keeps of what it installed
 * @returns {string | undefined}
 */
export function firstDifference(wanted, present) {
  for (const [path, entry] of Object.entries(wanted.packages ?? {})) {
    if (path === '' || entry.link) continue
    const there = present.packages?.[path]
    if (!there && entry.optional) continue
    if (there?.version !== entry.version)
      return `${path.replace(/^.*node_modules\//, '')} ${entry.version ?? ''}`.trim()
  }
  return undefined
}

/** @param {string} file */
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** @param {(string | undefined)[]} parts */
const hash = (...parts) => createHash('sha256').update(parts.join('\0')).digest('hex')

/**
 * Installs the packages when they are missing or are not those of package-lock.json.
 * The stamp covers npm's own record too: whoever changes node_modules by another way is noticed.
 */
export async function ensureDependencies() {
  const lockText = read(join(root, 'package-lock.json'))
  if (!lockText) {
    throw new UserError(
      'package-lock.json is missing.',
      'Bring it back with `git checkout package-lock.json`.',
    )
  }
  const stampFile = join(root, 'node_modules', '.beckon-install')
  const recordFile = join(root, 'node_modules', '.package-lock.json')
  const stamp = () => hash(lockText, read(recordFile), process.platform, process.arch)

  const record = read(recordFile)
  if (record && read(stampFile) === stamp()) return
  if (record) {
    const missing = firstDifference(JSON.parse(lockText), JSON.parse(record))
    if (!missing) return writeFileSync(stampFile, stamp())
    say(`The installed packages are not those of package-lock.json (${missing}): installing anew.`)
  }

  heading('Installing the packages (a minute or two the first time)')
  const { code } = await withHeartbeat(
    'still installing',
    runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']),
  )
  if (code !== 0) {
    throw new UserError(
      'The packages could not be installed; npm says above why.',
      'Check the network connection and try again. If npm says that package.json and package-lock.json differ, run `npm install`.',
    )
  }
  writeFileSync(stampFile, stamp())
}

/** @param {string[]} args */
function runNpm(args) {
  // npm names its own entry file to the scripts it runs; on Windows npm itself is a .cmd that spawn refuses.
  const entry = process.env.npm_execpath
  return entry && /npm-cli\.[cm]?js$/.test(entry) ? run(process.execPath, [entry, ...args]) : run('npm', args)
}
