import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtFiles, type BuiltFiles } from '../helpers/built-files'
import { SHARED, furnish, groups } from '../helpers/changing-site'
import { makeProject, runGatsby, type GatsbyProject } from '../helpers/gatsby-project'

/**
 * A build over the cache of an earlier one gives what a build from nothing gives, byte for byte, whatever changed. Each
 * group of changes is built over the cache of the group before, and from nothing as well.
 */

function differences(warm: BuiltFiles, cold: BuiltFiles) {
  return {
    onlyWarm: Object.keys(warm).filter((file) => !(file in cold)),
    onlyCold: Object.keys(cold).filter((file) => !(file in warm)),
    other: Object.keys(warm).filter((file) => file in cold && cold[file] !== warm[file]),
  }
}

/** A file as `touches` names it: by its page, or by the folder of what has hashes for names. */
function thingOf(file: string): string {
  const [, folder] = /^(?:page-data\/)?(.*\/)(?:index\.html|index\.md|page-data\.json)$/.exec(file) ?? []
  if (folder) return `/${folder}`
  return /^(?:static|page-data\/sq)\//.exec(file)?.[0] ?? file
}

/** The worker, the packs and the texts for language models are made of everything, so that every change makes other ones. */
const isMadeOfAll = (file: string) =>
  file === 'sw.js' || file.startsWith('packs/') || /(?:^|\/)llms(?:-full)?\.txt$/.test(file)

const changed = (before: BuiltFiles, now: BuiltFiles) =>
  [...new Set(Object.values(differences(before, now)).flat().map(thingOf))]
    .filter((one) => !isMadeOfAll(one))
    .sort()

async function build(dir: string, env?: NodeJS.ProcessEnv): Promise<BuiltFiles> {
  const gatsby = runGatsby(dir, ['build'], env)
  await gatsby.succeeded()
  // A library of Gatsby's that nothing refers to: it is copied when there is a .cache of whatever kind.
  return Object.fromEntries(Object.entries(builtFiles(dir)).filter(([file]) => !file.includes('~partytown')))
}

/** Time for a build where two busy cores do all the work. */
const BUILD = 300_000
const CACHE = '.cache'
const PUBLIC = 'public'

/**
 * Builds from nothing, in the same place (paths are in the hashes of bundles), and leaves what was there as it was.
 * Compiled pages are kept elsewhere, so that none is found.
 * @param isLent whether it gets webpack's cache: it holds no content, and compiling is most of a build
 */
async function buildFromNothing(dir: string, isLent: boolean): Promise<BuiltFiles> {
  const aside = mkdtempSync(path.join(tmpdir(), 'beckon-warm-'))
  const own = (name: string) => path.join(dir, name)
  const kept = (name: string) => path.join(aside, name)
  for (const name of [CACHE, PUBLIC]) renameSync(own(name), kept(name))
  if (isLent) {
    cpSync(path.join(kept(CACHE), 'webpack'), path.join(own(CACHE), 'webpack'), { recursive: true })
  }
  try {
    return await build(dir, { BECKON_DOCS_CACHE: kept('compiled') })
  } finally {
    for (const name of [CACHE, PUBLIC]) {
      rmSync(own(name), { recursive: true, force: true, maxRetries: 5 })
      renameSync(kept(name), own(name))
    }
    rmSync(aside, { recursive: true, force: true })
  }
}

const named = groups.map((group) => [group.map(({ what }) => what).join(', '), group] as const)

describe('a build over the cache of an earlier one', () => {
  let project: GatsbyProject
  /** The last build from nothing. */
  let cold: BuiltFiles

  beforeAll(async () => {
    project = makeProject()
    furnish(project)
    cold = await build(project.dir)
  }, BUILD)
  afterAll(() => {
    project.remove()
  })

  it.each(named)('tries changes of which none hides another: %s', (_, group) => {
    const touched = group.flatMap(({ touches }) => touches)
    expect(touched).toEqual([...new Set(touched)])
    if (touched.includes(SHARED)) expect(group).toHaveLength(1)
  })

  it.each(named)(
    'gives what a build from nothing gives, after %s',
    async (_, group) => {
      for (const { make } of group) make(project)
      const warm = await build(project.dir)
      const before = cold
      // The first time nothing is lent: a difference that webpack’s cache makes would be in both otherwise.
      cold = await buildFromNothing(project.dir, group !== groups[0])
      expect(differences(warm, cold)).toEqual({ onlyWarm: [], onlyCold: [], other: [] })
      expect(changed(before, cold)).toEqual(group.flatMap(({ touches }) => touches).sort())
    },
    2 * BUILD,
  )
})
