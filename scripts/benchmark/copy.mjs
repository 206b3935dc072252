// @ts-check
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../lib/project.mjs'
import { measure } from './measure.mjs'

/** What a site does not need, or must not find. */
const left = new Set(['node_modules', '.git', '.cache', 'public', 'test-results', 'coverage'])

/** For what runs in the copy: compiled pages lie in there, wherever those of the project are kept. */
export const cacheOfCopy = { BECKON_DOCS_CACHE: '.compiled' }

/**
 * A copy of the project with its real content, and without anything that was built or kept.
 * @returns {string} the folder; the caller removes it
 */
export function copyOfProject() {
  const copy = mkdtempSync(join(tmpdir(), 'beckon-bench-'))
  for (const name of readdirSync(root).filter((entry) => !left.has(entry))) {
    cpSync(join(root, name), join(copy, name), { recursive: true })
  }
  linkPackages(copy)
  return copy
}

/**
 * Gives a copy the packages, file by file as hard links: as an installation has them. Behind one symbolic link, bundlers would
 * ask of each file where it really is, and that would be measured as well.
 * @param {string} copy
 */
function linkPackages(copy) {
  const to = join(copy, 'node_modules')
  if (spawnSync('cp', ['-al', join(root, 'node_modules'), to]).status === 0) return
  // On another disk, or where the system has no such command. As one folder: linked one by one, React's i18n package would be
  // bundled twice, and its pages fail.
  rmSync(to, { recursive: true, force: true })
  symlinkSync(join(root, 'node_modules'), to, 'junction')
}

/**
 * A copy of the project over a generated content tree, so the real content, caches and public/ stay as they are.
 * @param {{ pages: string, seed: string }} size
 * @param {{ withApi?: boolean }} [options] whether it keeps the description of the API: its pages link to pages that the
 *   generated tree lacks, which ends a build
 * @returns {Promise<string>} the folder; the caller removes it
 */
export async function copyWithGeneratedPages({ pages, seed }, { withApi = false } = {}) {
  const copy = copyOfProject()
  rmSync(join(copy, 'content', 'en'), { recursive: true, force: true })
  // They lead to pages that are not there, or are shown on pages that are not there.
  for (const name of ['redirects.json', 'parity.yaml', 'images', ...(withApi ? [] : ['api'])]) {
    rmSync(join(copy, 'content', name), { recursive: true, force: true })
  }
  if (withApi) linkToTheFront(join(copy, 'content/api'))
  const generator = join(root, 'scripts/generate-benchmark.mjs')
  const args = [generator, '--dir', join(copy, 'content'), '--pages', pages, '--seed', seed]
  await must(measure(process.execPath, args, { cwd: copy }))
  return copy
}

/**
 * A copy of the project without the SDK reference: without the lists that its pages are made of. What leads to one of
 * them leads to the front of its platform.
 * @returns {string} the folder; the caller removes it
 */
export function copyWithoutReference() {
  const copy = copyOfProject()
  const content = join(copy, 'content')
  rmSync(join(content, 'symbols'), { recursive: true, force: true })
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.mdx')) continue
    const file = join(content, name)
    const text = readFileSync(file, 'utf8')
    const without = text.replace(/(\/\w+\/sdk\/[^/\s]+\/[^/\s]+\/)symbols\/[\w/#-]*/g, '$1')
    if (without !== text) writeFileSync(file, without)
  }
  const redirects = join(content, 'redirects.json')
  /** @type {{ from: string, to: string }[]} */
  const all = JSON.parse(readFileSync(redirects, 'utf8'))
  const others = all.filter(({ from, to }) => !`${from} ${to}`.includes('/symbols/'))
  writeFileSync(redirects, `${JSON.stringify(others, null, 2)}\n`)
  return copy
}

/**
 * What the description of the API links to is not there either: suggesting other pages for hundreds of links takes a second.
 * @param {string} folder
 */
function linkToTheFront(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name)
    if (!/\.(?:ya?ml|json)$/.test(name)) continue
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<=\()\/en\/[\w/#-]*(?=\))/g, '/en/'))
  }
}

/**
 * A failed program is no measurement.
 * @template {{ code: number, output: string }} T
 * @param {Promise<T>} measured
 */
export async function must(measured) {
  const result = await measured
  if (result.code === 0) return result
  console.error(result.output)
  throw new Error(`The program ended with exit code ${result.code}; its output stands above.`)
}
