/**
 * Compares search engines on the sections of the real content: `npm run bench:search`. Each builds its index of the same
 * sections, and is asked the golden queries, as they are written, unfinished and misspelled.
 */
import process from 'node:process'
import { engines } from './search/engines'
import { readGolden } from './search/golden'
import { figuresOf, judge } from './search/judge'
import { realSections } from './search/real-sections'
import { misspelt, unfinished, written } from './search/variants'

const root = process.cwd()
const sections = await realSections(root)
const queries = [...readGolden(root, 'known'), ...readGolden(root, 'setAside')]
const shapes = [written(queries), unfinished(queries), misspelt(queries)]

const pages = new Set(sections.map(({ path }) => path)).size
const asked = shapes.reduce((sum, { length }) => sum + length, 0)
console.log(`${pages} pages, ${sections.length} sections, ${asked} queries; Node ${process.version}\n`)
console.log(
  '| engine | size, Brotli 9 | load | query, median | 95 % | written: five / first | unfinished | one typo |',
)
console.log('|---|---|---|---|---|---|---|---|')
const notes: string[] = []
for (const { name, build } of engines) {
  const { bytes, open, note, done } = await build(sections)
  const started = performance.now()
  const ask = await open()
  const load = performance.now() - started
  const times: number[] = []
  const figures: string[] = []
  for (const shape of shapes) {
    const answers = new Map<string, readonly string[]>()
    for (const { query, from } of shape) {
      const before = performance.now()
      answers.set(`${from} ${query}`, await ask(query, from))
      times.push(performance.now() - before)
    }
    const { inFive, first } = figuresOf(judge(shape, (query, from) => answers.get(`${from} ${query}`) ?? []))
    figures.push(`${(inFive * 100).toFixed(1)} / ${(first * 100).toFixed(1)}`)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`
  const row = [name, `${Math.round(bytes / 1000)} kB`, `${load.toFixed(0)} ms`, at(0.5), at(0.95), ...figures]
  console.log(`| ${row.join(' | ')} |`)
  if (note) notes.push(`${name}: ${note()}.`)
  done?.()
}
for (const note of notes) console.log(`\n${note}`)
