// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

/** What Gatsby and webpack call, and what that loads later. Together, for they share the compiler and what it remembers. */
const scripts = {
  'check-languages': 'src/gatsby/check-languages.ts',
  config: 'src/gatsby/config.ts',
  site: 'src/gatsby/hooks.ts',
  'docs-content': 'plugins/docs-content/hooks.ts',
  'docs-markdown': 'plugins/docs-markdown/hooks.ts',
  'docs-offline': 'plugins/docs-offline/hooks.ts',
  'docs-search': 'plugins/docs-search/hooks.ts',
  'short-tokens': 'src/gatsby/short-tokens.ts',
  'share-image': 'src/brand/share-image.tsx',
}

/** Which process has made them, and where: `1234:/tmp/beckon-hooks-a1b2c3`. */
const MADE = 'BECKON_DOCS_HOOKS'

/** @type {Promise<string> | undefined} */
let folder

/**
 * A module of the hooks of the site, or of one of its plugins, out of TypeScript. All of them are made before the first is
 * asked for, in a fifth of a second. Read file by file by tsx they took three, and half a second more in each process that
 * runs queries.
 * @param {keyof typeof scripts} name
 * @returns {Promise<any>} the module; rejected, with esbuild's words, where a script cannot be read
 */
export async function hooksOf(name) {
  folder ??= made()
  return import(pathToFileURL(path.join(await folder, `${name}.mjs`)).href)
}

/** @returns {Promise<string>} the folder */
async function made() {
  process.setSourceMapsEnabled(true)
  const [, maker, earlier] = /^(\d+):(.*)$/.exec(process.env[MADE] ?? '') ?? []
  // Gatsby's processes that run queries take those of the build. A development server that it starts anew gets new ones.
  if (earlier && (maker === String(process.pid) || process.env.GATSBY_WORKER_POOL_WORKER)) return earlier
  const to = mkdtempSync(path.join(tmpdir(), 'beckon-hooks-'))
  process.once('exit', () => rmSync(to, { recursive: true, force: true }))
  const { writeModules } = await import('../compiler/site/one-module.mjs')
  await writeModules(path.resolve(import.meta.dirname, '../..'), scripts, to)
  process.env[MADE] = `${process.pid}:${to}`
  return to
}
