// @ts-check
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Environment that keeps a build's memory near what it needs. Without a limit, Node puts off collecting garbage for as
 * long as the machine has memory: measured with 800 pages, 1.2 GB instead of 0.9, and no faster. (825 written pages and
 * 600 made ones run in 680 MB, and run out of 540.) The limit grows with the pages, and NODE_OPTIONS of the caller come
 * last, so that they win.
 * @param {string} project folder that holds content/
 */
export function memoryEnv(project) {
  const pages = readdirSync(join(project, 'content'), { recursive: true }).filter((file) =>
    String(file).endsWith('.mdx'),
  ).length
  const megabytes = 704 + Math.max(0, pages - 800)
  return {
    NODE_OPTIONS: `--max-old-space-size=${megabytes} ${process.env.NODE_OPTIONS ?? ''}`.trim(),
    // Pictures are cut by threads, for each of which glibc would keep memory of its own and never give it back.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  }
}
