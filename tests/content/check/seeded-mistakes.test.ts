import { beforeAll, describe, expect, it } from 'vitest'
import { runCheck } from '../../../src/compiler/check/run'
import { rules } from '../../../src/compiler/check/rules'
import { formatProblem, type Problem } from '../../../src/compiler/problems/problem'
import { compilerRules } from '../../../src/compiler/problems/rules'
import { keptByCheck } from '../../helpers/kept-by-check'
import { seeds } from './seeds'
import { good as correct } from './seeds/good'
import { copyOfContent, linesWith, preparation, type Seed } from './seeds/kit'

/**
 * The promise of the content check, on the real pages: mistakes of every kind are made in copies of them, and each is
 * found on its line; the pages as they are give no finding.
 */
describe('mistakes in copies of good pages', () => {
  const copy = copyOfContent()
  /** All rules that CONTRIBUTING.md lists. */
  const listed = [...Object.keys(compilerRules), ...rules.map(({ name }) => name), 'suppression']
  let good: Problem[] = []
  let found: Problem[] = []
  // A page that cannot be read may be the one that uses a picture: nothing is called unused beside it.
  const unreadable = copyOfContent()
  let foundInUnreadable: Problem[] = []
  const isUnreadable = ({ rule }: Seed) => rule === 'syntax'

  beforeAll(async () => {
    // What is right, however unusual, is there from the beginning: no finding may be in it.
    ;[...preparation, ...correct].forEach((page) => copy.plant({ rule: '', at: '', ...page }))
    const { store, results } = keptByCheck(process.cwd())
    const check = async (root: string) => (await runCheck(root, rules, store, results)).problems
    good = await check(copy.root)
    for (const seed of seeds) (isUnreadable(seed) ? unreadable : copy).plant(seed)
    found = await check(copy.root)
    foundInUnreadable = await check(unreadable.root)
  })

  it('are at least 120, a third of them in hybrid SDKs, and two of each rule', () => {
    expect(seeds.length).toBeGreaterThanOrEqual(120)
    const ofHybrids = seeds.filter(({ file }) =>
      /\/(?:flutter|react-native|cordova|ionic-native)\//.test(file),
    )
    expect(ofHybrids.length).toBeGreaterThanOrEqual(40)
    const counts = new Map<string, number>()
    for (const { rule } of seeds) counts.set(rule, (counts.get(rule) ?? 0) + 1)
    expect(listed.filter((name) => (counts.get(name) ?? 0) < 2)).toEqual([])
    expect([...counts].filter(([, count]) => count < 2)).toEqual([])
  })

  it('break only rules that are documented', () => {
    expect(new Set([...found, ...foundInUnreadable].map(({ rule }) => rule))).toEqual(new Set(listed))
  })

  it('are none before they are made', () => {
    expect(good.map(formatProblem)).toEqual([])
  })

  it.each(seeds.map((seed) => [seed.rule, seed.file.replace('content/en/', ''), seed] as const))(
    '%s in %s',
    (_, __, seed) => {
      const { root } = isUnreadable(seed) ? unreadable : copy
      const lines = linesWith(root, seed.file, seed.at).map((line) => line + (seed.below ?? 0))
      const inFile = (isUnreadable(seed) ? foundInUnreadable : found).filter(({ file }) => file === seed.file)
      const hits = inFile.filter(({ rule, line }) => rule === seed.rule && lines.includes(line))
      expect(
        hits.length,
        inFile.map(formatProblem).join('\n') || 'nothing was found in the file',
      ).toBeGreaterThan(0)
      for (const { message, fix } of hits) {
        expect(message).toMatch(/\S/)
        expect(fix).toMatch(/\S/)
      }
    },
  )

  it('bring no findings on other pages', () => {
    const spoiled = new Set(seeds.map(({ file }) => file))
    // A second page at an address is reported at either of the two files.
    const others = found.filter(({ file, rule }) => !spoiled.has(file) && rule !== 'route')
    expect(others.map(formatProblem)).toEqual([])
  })
})
