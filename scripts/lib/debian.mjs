// @ts-check
import { existsSync } from 'node:fs'
import { run } from './run.mjs'
import { say } from './terminal.mjs'

/** What to put before a command that needs root: nothing, sudo when it asks no password, or undefined when neither goes. */
export async function rootPrefix() {
  if (process.getuid?.() === 0) return []
  const { code } = await run('sudo', ['-n', 'true'], { quiet: true })
  return code === 0 ? ['sudo', '-n'] : undefined
}

/** @param {string[]} words a command and what follows it */
export async function runWords([command = '', ...args]) {
  // Debian's installer must never ask: nobody may be there to answer.
  const { code } = await run(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  return code === 0
}

/** How to call apt-get as root, where the system is Debian or one of its kin and root can be had; undefined elsewhere. */
async function debianInstaller() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return undefined
  const prefix = await rootPrefix()
  return prefix && [...prefix, 'apt-get', '-qq']
}

/** Whether packages of the system can be installed here. */
export const canInstall = async () => (await debianInstaller()) !== undefined

/**
 * Installs packages together, and one by one where that fails: one that there is not must not keep away the others.
 * @param {readonly string[]} packages
 * @param {(packages: readonly string[]) => Promise<boolean>} install whether they are there now
 * @returns {Promise<string[]>} those that could not be installed
 */
export async function installAll(packages, install) {
  if (await install(packages)) return []
  /** @type {string[]} */
  const missing = []
  for (const one of packages) if (!(await install([one]))) missing.push(one)
  return missing
}

/**
 * Installs packages of the system, where that is Debian or one of its kin and root can be had; does nothing elsewhere.
 * What could not be installed is said.
 * @param {readonly string[]} packages
 */
export async function installFromDebian(packages) {
  const apt = await debianInstaller()
  if (!apt) return
  say(`Installing ${packages.join(', ')} from the system's packages (apt-get) …`)
  // Without the update a fresh machine knows no packages.
  if (!(await runWords([...apt, 'update']))) return
  const install = [...apt, 'install', '-y', '--no-install-recommends']
  const missing = await installAll(packages, (some) => runWords([...install, ...some]))
  if (missing.length) say(`Could not be installed: ${missing.join(', ')}.`)
}
