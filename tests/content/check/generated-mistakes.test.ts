import { appendFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { runCheck } from '../../../src/compiler/check/run'
import type { Problem } from '../../../src/compiler/problems/problem'
import { pageLists } from '../../../src/compiler/symbols/page-lists'
import { readSymbolLists } from '../../../src/compiler/symbols/read-lists'
import { sdkVersions } from '../../../src/shared/sdk'
import { keptByCheck } from '../../helpers/kept-by-check'
import { missing } from './generated/imports'
import { ways, type Mistake } from './generated/kit'
import {
  anywhere,
  inBackticks,
  unknownCalls,
  versions,
  wrongConstructors,
  wrongCounts,
} from './generated/mistakes'
import { copyOfContent, linesWith } from './seeds/kit'

/**
 * Mistakes that are made of the lists of symbols, for every SDK version, platform and language that it is written in: what
 * writers get wrong is not only what somebody thought of. All of them are found.
 */
describe('generated mistakes on real pages', () => {
  const copy = copyOfContent()
  const placed: (Mistake & { file: string })[] = []
  let found: Problem[] = []

  beforeAll(async () => {
    for (const [number, mistake] of allMistakes().entries()) placed.push(plant(mistake, number))
    const { store, results } = keptByCheck(process.cwd())
    found = (await runCheck(copy.root, undefined, store, results)).problems
  })

  /** Appends a mistake to one of the pages of its platform, one after another. */
  function plant(mistake: Mistake, number: number): Mistake & { file: string } {
    const folder = `content/en/sdk/${mistake.sdk}`
    const ofSystem = /BeckonReactNative(Android|IOS)/.exec(mistake.text)?.[1]?.toLowerCase()
    const files = readdirSync(path.join(copy.root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => name.endsWith('.mdx') && !name.includes('migration'))
      .filter((name) => ofSystem === undefined || name.startsWith(`${ofSystem}/`))
      .sort()
    const file = `${folder}/${files[number % files.length] ?? ''}`
    appendFileSync(path.join(copy.root, file), `\n\n${mistake.text}\n`)
    return { ...mistake, file }
  }

  it('are of every version and platform', () => {
    const all = sdkVersions.flatMap(({ id, platforms }) => platforms.map((platform) => `${id}/${platform}`))
    expect(new Set(placed.map(({ sdk }) => sdk))).toEqual(new Set(all))
    expect(placed.length).toBeGreaterThan(800)
  })

  it.each([...new Set(ways.map(({ sdk }) => sdk))])('are all found in %s', (sdk) => {
    const missed = placed
      .filter((one) => one.sdk === sdk)
      .filter(({ file, at, rule, says = /./ }) => {
        const lines = linesWith(copy.root, file, at)
        // What TypeScript sees of a call is a finding of its own.
        const isOfRule = (name: string) => name === rule || (rule === 'symbol' && name === 'type')
        const isIt = ({ rule: name, message }: Problem) => isOfRule(name) && says.test(message)
        return !found.some((one) => one.file === file && lines.includes(one.line) && isIt(one))
      })
    expect(missed.map(({ kind, language, file }) => `${language}: ${kind} in ${file}`)).toEqual([])
  })
})

function allMistakes(): Mistake[] {
  const { lists } = readSymbolLists(process.cwd())
  const listsOf = pageLists(lists)
  const all: Mistake[] = []
  // Numbers make the names, so that none is that of another mistake.
  const next = () => 1000 + all.length
  for (const way of ways) {
    for (const make of [unknownCalls, inBackticks, anywhere, missing]) all.push(...make(way, next()))
    const index = listsOf(`/en/sdk/${way.sdk}/`)?.indexFor(way.language)
    if (index) all.push(...wrongCounts(way, index, next()))
    const list = lists.find(({ version, platform }) => way.sdk === `${version}/${platform}`)
    if (list) all.push(...wrongConstructors(way, list, next()))
  }
  for (const sdk of new Set(ways.map((way) => way.sdk))) all.push(...versions(sdk, next()))
  return all
}
