// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join, relative } from 'node:path'
import { format } from 'prettier'
import { root } from '../lib/project.mjs'

/**
 * A chapter of the report.
 * @typedef {{ title: string, text: string, figures: unknown }} Chapter
 */

/** What figures depend on, beside the code. */
const machine = () => ({
  node: process.version,
  processors: cpus().length,
  processor: cpus()[0]?.model ?? 'unknown',
  memoryGigabytes: Math.round(totalmem() / 1e9),
})

/** How busy the machine was before the first measurement: whoever reads the report has to know. */
const loadBefore = Math.round((loadavg()[0] ?? 0) * 10) / 10

/**
 * A table of Markdown.
 * @param {string[]} head
 * @param {string[][]} rows
 */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/**
 * Begins the dated report. It is written anew after each chapter, for people and as JSON.
 * @param {string} commit
 * @param {string} [folder]
 * @returns {(chapters: Chapter[]) => Promise<string>} writes what there is so far; gives its path from the project's folder
 */
export function startReport(commit, folder = join(root, 'scripts/benchmark/reports')) {
  const now = new Date().toISOString()
  const date = now.slice(0, 10)
  // With the time and the commit: a day has more than one, and none takes the place of another.
  const name = `${date}-${now.slice(11, 16).replace(':', '')}-${commit.replace(/[^\w.-]+/g, '-')}`
  const on = machine()
  const head = [
    `# What was measured on ${date}`,
    `Commit ${commit}, by \`npm run bench\`: ${on.processors} processors (${on.processor}), ${on.memoryGigabytes} GB, Node ${on.node}; load before it began ${loadBefore}.`,
  ]
  return async (chapters) => {
    const text = [...head, ...chapters.flatMap((chapter) => [`## ${chapter.title}`, chapter.text])].join(
      '\n\n',
    )
    const figures = Object.fromEntries(chapters.map((chapter) => [chapter.title, chapter.figures]))
    const json = JSON.stringify({ date, commit, ...on, loadBefore, figures })
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${name}.md`), await format(text, { parser: 'markdown' }))
    writeFileSync(join(folder, `${name}.json`), await format(json, { parser: 'json' }))
    return relative(root, join(folder, `${name}.md`))
  }
}
