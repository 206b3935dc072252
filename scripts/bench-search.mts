/**
 * Compares search engines on the sections of the real content: `npm run bench:search`. Each builds its index of the same
 * sections, and is asked the golden queries, as they are written, unfinished and misspelled; those that nothing was tuned to
 * are told apart. It ends with where the first engine, the site's own, does not lead.
 */
import process from 'node:process'
import { engines } from './search/engines'
import { readGolden } from './search/golden'
import { figuresOf, judge } from './search/judge'
import { realSections } from './search/real-sections'
import { misspelt, unfinished, written } from './search/variants'

const root = process.cwd()
const sections = await realSections(root)
const known = readGolden(root, 'known')
const setAside = readGolden(root, 'setAside')
const shapes = [
  ...Object.entries({ written, unfinished, 'one typo': misspelt }).flatMap(([shape, of]) => [
    { name: shape, questions: of(known) },
    { name: `${shape}, set aside`, questions: of(setAside) },
  ]),
  // Harder ones, by other people.
  { name: 'later set', questions: written(readGolden(root, 'fresh')) },
  { name: 'later set, set aside', questions: written(readGolden(root, 'freshSetAside')) },
  { name: 'third set', questions: written(readGolden(root, 'latest')) },
]

const pages = new Set(sections.map(({ path }) => path)).size
const asked = shapes.reduce((sum, { questions }) => sum + questions.length, 0)
console.log(`${pages} pages, ${sections.length} sections, ${asked} queries; Node ${process.version}`)
console.log('Share of queries with a right page among the first five, and at the top, in per cent.\n')
const measures = ['size, Brotli 9', 'load', 'query, median', '95 %']
console.log(`| engine | ${[...measures, ...shapes.map(({ name }) => name)].join(' | ')} |`)
console.log(`|---${'|---'.repeat(measures.length + shapes.length)}|`)
const notes: string[] = []
/** Each engine's figures by what they measure; the less the better, so shares are taken from one. */
const results: { name: string; figures: Map<string, number> }[] = []
for (const { name, build } of engines) {
  const { bytes, open, note, done } = await build(sections)
  const started = performance.now()
  const ask = await open()
  const load = performance.now() - started
  const times: number[] = []
  const shares: [string, number][] = []
  const cells: string[] = []
  for (const { name: shape, questions } of shapes) {
    const answers = new Map<string, readonly string[]>()
    for (const { query, from } of questions) {
      const before = performance.now()
      answers.set(`${from} ${query}`, await ask(query, from))
      times.push(performance.now() - before)
    }
    const { inFive, first } = figuresOf(
      judge(questions, (query, from) => answers.get(`${from} ${query}`) ?? []),
    )
    cells.push(`${(inFive * 100).toFixed(1)} / ${(first * 100).toFixed(1)}`)
    shares.push([`${shape}, among five`, 1 - inFive], [`${shape}, first`, 1 - first])
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  const speeds = [load, at(0.5), at(0.95)]
  const row = [name, `${Math.round(bytes / 1000)} kB`, ...speeds.map((ms) => `${ms.toFixed(1)} ms`), ...cells]
  console.log(`| ${row.join(' | ')} |`)
  const measured = [bytes, ...speeds].map((figure, index): [string, number] => [
    measures[index] ?? '',
    figure,
  ])
  results.push({ name, figures: new Map([...measured, ...shares]) })
  if (note) notes.push(`${name}: ${note()}.`)
  done?.()
}
for (const note of notes) console.log(`\n${note}`)

const [own, ...others] = results
const behind = [...(own?.figures ?? [])].flatMap(([measure, figure]) => {
  const ahead = others.filter(({ figures }) => (figures.get(measure) ?? Infinity) < figure)
  return ahead.length ? [`${measure} (${ahead.map(({ name }) => name).join(', ')})`] : []
})
console.log(`\n${own?.name ?? ''} leads in everything${behind.length ? ` but: ${behind.join('; ')}` : ''}.`)
