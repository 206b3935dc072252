// @ts-check
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/** As addresses: in a path there may be a space. */
const imports = ['late-optimizing.mjs', 'content-first.mjs']
  .map((name) => `--import ${new URL(name, import.meta.url).href}`)
  .join(' ')

/**
 * Environment that keeps a build's memory near what it needs. Without a limit, Node puts off collecting garbage for as
 * long as the machine has memory. Measured with 825 written pages and 600 made ones: 1.27 GB of all processes with a heap
 * of 1,011 MB, 1.13 GB and no slower with 660; with 540 it runs out. Since calls of the API have the objects that they
 * name in place, 675 are not enough for it. The limit grows with the written pages; NODE_OPTIONS of the caller come last,
 * so that they win.
 * @param {string} project folder that holds content/
 */
export function memoryEnv(project) {
  const pages = readdirSync(join(project, 'content'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.mdx') && !file.includes('_partials')).length
  const megabytes = 752 + Math.max(0, pages - 800)
  return {
    NODE_OPTIONS: `--max-old-space-size=${megabytes} ${imports} ${process.env.NODE_OPTIONS ?? ''}`.trim(),
    // Pictures are cut by threads, for each of which glibc would keep memory of its own and never give it back.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    // With its bars, each of Gatsby's processes would load React for the terminal, half a second; where it is no terminal, as in
    // CI, it says the same in plain lines by itself.
    GATSBY_LOGGER: process.env.GATSBY_LOGGER ?? 'yurnalist',
    ...fewCores(),
  }
}

/**
 * Where there are two cores, Gatsby is told of one: then it runs the queries itself, and one process that is ready by then makes
 * the pages. Told of two it would start that process anew between the one and the other; told of three, two of them, each
 * with a second of loading and 140 MB. Measured with 800 pages on two cores, processor time told of three, two and one: 49, 46
 * and 41 s; after one change 18, 15 and 14 s.
 * @returns {Record<string, string>}
 */
function fewCores() {
  return availableParallelism() > 2 ? {} : { GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? '1' }
}

/**
 * Environment of `gatsby develop`: all pages, webpack and what the browser asks for are there at once, so a build's limit
 * has it collect garbage over and over. Measured with 800 pages, CPU time of a save, median of nine: 1.5 s with that limit,
 * 0.9 s without, 0.7 s with room for what is young.
 */
export function developEnv() {
  return { NODE_OPTIONS: `--max-semi-space-size=64 ${process.env.NODE_OPTIONS ?? ''}`.trim() }
}
