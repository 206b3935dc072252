// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
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
 * Writes the dated report, for people and as JSON.
 * @param {Chapter[]} chapters
 * @param {string} commit
 * @returns {Promise<string>} the report for people, as a path from the project's folder
 */
export async function writeReport(chapters, commit) {
  const date = new Date().toISOString().slice(0, 10)
  const on = machine()
  const folder = 'scripts/benchmark/reports'
  const head = [
    `# What was measured on ${date}`,
    `Commit ${commit}, by \`npm run bench\`: ${on.processors} processors (${on.processor}), ${on.memoryGigabytes} GB, Node ${on.node}; load before it began ${loadBefore}.`,
  ]
  const text = [...head, ...chapters.flatMap((chapter) => [`## ${chapter.title}`, chapter.text])].join('\n\n')
  const figures = Object.fromEntries(chapters.map((chapter) => [chapter.title, chapter.figures]))
  const json = JSON.stringify({ date, commit, ...on, loadBefore, figures })
  mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, folder, `${date}.md`), await format(text, { parser: 'markdown' }))
  writeFileSync(join(root, folder, `${date}.json`), await format(json, { parser: 'json' }))
  return `${folder}/${date}.md`
}
