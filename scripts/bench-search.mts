/**
 * Compares search engines on the sections of the real content: `npm run bench:search`. Each builds its index of the same
 * sections, and is asked the golden queries, as they are written, unfinished and misspelled.
 */
import process from 'node:process'
import { brotliCompressSync, constants } from 'node:zlib'
import { engines } from './search/engines'
import { readGolden } from './search/golden'
import { figuresOf, judge, type Ask } from './search/judge'
import { realSections } from './search/real-sections'
import { misspelt, unfinished, written } from './search/variants'

const root = process.cwd()
const sections = await realSections(root)
const queries = [...readGolden(root, 'known'), ...readGolden(root, 'setAside')]
const shapes = [written(queries), unfinished(queries), misspelt(queries)]
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }

const pages = new Set(sections.map(({ path }) => path)).size
const asked = shapes.reduce((sum, { length }) => sum + length, 0)
console.log(`${pages} pages, ${sections.length} sections, ${asked} queries; Node ${process.version}\n`)
console.log(
  '| engine | size, Brotli 9 | load | query, median | 95 % | written: five / first | unfinished | one typo |',
)
console.log('|---|---|---|---|---|---|---|---|')
for (const { name, file, open } of engines) {
  const text = file(sections)
  const size = brotliCompressSync(text, { params }).length
  const started = performance.now()
  const ask = open(text)
  const load = performance.now() - started
  const times: number[] = []
  const timed: Ask = (query, from) => {
    const before = performance.now()
    const answer = ask(query, from)
    times.push(performance.now() - before)
    return answer
  }
  const figures = shapes.map((shape) => {
    const { inFive, first } = figuresOf(judge(shape, timed))
    return `${(inFive * 100).toFixed(1)} / ${(first * 100).toFixed(1)}`
  })
  times.sort((a, b) => a - b)
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`
  const row = [name, `${Math.round(size / 1000)} kB`, `${load.toFixed(0)} ms`, at(0.5), at(0.95), ...figures]
  console.log(`| ${row.join(' | ')} |`)
}
