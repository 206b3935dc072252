// @ts-check
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installFromDebian } from './debian.mjs'
import { findPrograms } from './programs.mjs'
import { heading } from './terminal.mjs'

/**
 * The real nginx, which the tests of deploy/ run.
 * @typedef {{ path: string, modules: string[] }} Nginx `modules`: files that bring Brotli
 */

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter']
const moduleFolder = '/usr/lib/nginx/modules'

/** @returns {Nginx | undefined} undefined where there is none, or one without Brotli */
export function findNginx() {
  const [path] = findPrograms(['nginx'], process.env, ['/usr/sbin', '/usr/local/sbin'])
  const modules = existsSync(moduleFolder)
    ? readdirSync(moduleFolder).filter((name) => name.includes('brotli'))
    : []
  if (!path || modules.length < 2) return undefined
  return { path, modules: modules.sort().map((name) => join(moduleFolder, name)) }
}

/**
 * Finds nginx or installs it, where the system is Debian or one of its kin.
 * @returns {Promise<Nginx | undefined>}
 */
export async function ensureNginx() {
  const found = findNginx()
  if (found) return found
  heading('Installing nginx for the tests of deploy/')
  await installFromDebian(packages)
  return findNginx()
}
