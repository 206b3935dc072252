import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers, readGolden } from '../../../scripts/search/golden'
import { figuresOf, judge, type Ask, type Figures, type Judged } from '../../../scripts/search/judge'
import { misspelt, unfinished, written } from '../../../scripts/search/variants'
import { pagesFound, realSearch } from '../../helpers/real-search'

const root = process.cwd()
const known = readGolden(root, 'known')
const setAside = readGolden(root, 'setAside')
const fresh = readGolden(root, 'fresh')
const freshSetAside = readGolden(root, 'freshSetAside')
const latest = readGolden(root, 'latest')
const all = [...known, ...setAside]
const later = [...fresh, ...freshSetAside, ...latest]

/** Shares of the queries with a right page among the first five, and at the top. */
const floors = {
  written: { inFive: 0.98, first: 0.86 },
  unfinished: { inFive: 0.97 },
  misspelt: { inFive: 0.97 },
  /** How much worse the queries may do that nothing was tuned to, among the first five and at the top. */
  setAside: 0.02,
  /** Among the first five, of the questions that were written later, which are harder: as far as search is now. */
  fresh: { written: 0.94, unfinished: 0.93, misspelt: 0.93 },
  latest: { written: 0.9, unfinished: 0.9, misspelt: 0.89 },
}

type Shape = 'written' | 'unfinished' | 'misspelt'
const shapes = { written, unfinished, misspelt }
type Sets = Record<'known' | 'setAside' | 'fresh' | 'freshSetAside' | 'latest', Judged[]>
const judged = {} as Record<Shape, Sets>
let paths: ReadonlySet<string>

beforeAll(async () => {
  const { sections, engine } = await realSearch(root)
  const ask: Ask = (query, from) => pagesFound(engine, query, from)
  paths = new Set(sections.map(({ path }) => path))
  for (const [shape, of] of Object.entries(shapes)) {
    judged[shape as Shape] = {
      known: judge(of(known), ask),
      setAside: judge(of(setAside), ask),
      fresh: judge(of(fresh), ask),
      freshSetAside: judge(of(freshSetAside), ask),
      latest: judge(of(latest), ask),
    }
  }
})

/** Both kinds of queries apart: what is set aside says how search does on what nobody had in mind. */
afterAll(() => {
  const percent = ({ inFive, first }: Figures) => `${(inFive * 100).toFixed(1)} / ${(first * 100).toFixed(1)}`
  for (const [shape, sets] of Object.entries(judged)) {
    const figures = `${percent(figuresOf(sets.known))}, set aside ${percent(figuresOf(sets.setAside))}`
    const ofLater = `${percent(figuresOf(sets.fresh))}, set aside ${percent(figuresOf(sets.freshSetAside))}`
    const ofLatest = percent(figuresOf(sets.latest))
    console.log(
      `Search, ${shape}: right among five / first, in per cent: ${figures}; later set ${ofLater}; third set ${ofLatest}`,
    )
  }
})

/** What went wrong, for who has to fix it; not for queries that are set aside. */
const missed = (shape: Shape): string =>
  judged[shape].known
    .filter(({ place }) => place > 5)
    .map(({ query, to, pages }) => `${query}: ${to.join(', ')} is not among ${pages.slice(0, 5).join(', ')}`)
    .join('\n')
const figures = (shape: Shape): Figures => figuresOf([...judged[shape].known, ...judged[shape].setAside])

describe('search, asked what readers ask', () => {
  it('has enough questions, each with an answer on the site', () => {
    expect(all.length).toBeGreaterThanOrEqual(300)
    expect(setAside.length / all.length).toBeCloseTo(1 / 3, 1)
    const unanswerable = [...all, ...later].filter(
      ({ from, to }) =>
        !paths.has(from) || to.some((pattern) => ![...paths].some((path) => answers(path, pattern))),
    )
    expect(unanswerable.map(({ query }) => query)).toEqual([])
  })

  it('answers words as written among the first five, and most at once', () => {
    const { inFive, first } = figures('written')
    expect(inFive, missed('written')).toBeGreaterThanOrEqual(floors.written.inFive)
    expect(first).toBeGreaterThanOrEqual(floors.written.first)
  })

  it('answers while a word is not finished', () => {
    const { inFive } = figures('unfinished')
    expect(inFive, missed('unfinished')).toBeGreaterThanOrEqual(floors.unfinished.inFive)
  })

  it('answers in spite of a typing error', () => {
    const { inFive } = figures('misspelt')
    expect(inFive, missed('misspelt')).toBeGreaterThanOrEqual(floors.misspelt.inFive)
  })

  it.each(['written', 'unfinished', 'misspelt'] as const)(
    'does as well on queries that nothing was tuned to: %s',
    (shape) => {
      const { known: tuned, setAside: unseen } = judged[shape]
      const [ours, theirs] = [figuresOf(tuned), figuresOf(unseen)]
      expect(ours.inFive - theirs.inFive).toBeLessThanOrEqual(floors.setAside)
      expect(ours.first - theirs.first).toBeLessThanOrEqual(floors.setAside)
    },
  )

  it.each(['written', 'unfinished', 'misspelt'] as const)(
    'does not fall back on the later set: %s',
    (shape) => {
      const { fresh: tuned, freshSetAside: unseen } = judged[shape]
      expect(figuresOf([...tuned, ...unseen]).inFive).toBeGreaterThanOrEqual(floors.fresh[shape])
    },
  )

  it.each(['written', 'unfinished', 'misspelt'] as const)(
    'does not fall back on the third set: %s',
    (shape) => {
      expect(figuresOf(judged[shape].latest).inFive).toBeGreaterThanOrEqual(floors.latest[shape])
    },
  )
})
