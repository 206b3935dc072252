// @ts-check
import { fileURLToPath } from 'node:url'
import { resolve } from 'node:path'

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** The folder that holds the built site; tests of the tools themselves point it elsewhere. */
export const publicDir = resolve(root, process.env.PUBLIC_DIR ?? 'public')

/** Where test runners leave their JSON reports. */
export const reportsDir = resolve(root, 'test-results')

/**
 * A tool's own entry file, started with this Node: no npx, no shell, and the same on every system.
 * @param {string} path relative to node_modules
 */
export const tool = (path) => resolve(root, 'node_modules', path)
