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

/**
 * Installs packages of the system, where that is Debian or one of its kin and root can be had; does nothing elsewhere.
 * @param {string[]} packages
 */
export async function installFromDebian(packages) {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return
  const prefix = await rootPrefix()
  if (!prefix) return
  say(`Installing ${packages.join(', ')} from the system's packages (apt-get) …`)
  const apt = [...prefix, 'apt-get', '-qq']
  // Without the update a fresh machine knows no packages.
  if (!(await runWords([...apt, 'update']))) return
  await runWords([...apt, 'install', '-y', '--no-install-recommends', ...packages])
}
