import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BuildArgs, CreateDevServerArgs, CreatePagesArgs, GatsbyNode, Reporter } from 'gatsby'
import { shown } from '../../src/compiler/site/activity'
import { isDeveloping } from '../../src/compiler/site/developing'
import { workBeside } from '../../src/compiler/site/work-beside'
import { search } from '../../src/shared/site'
import { fresh } from './fresh'
import { readSections, type Ask } from './read-sections'

const file = resolve('public', search.indexFile)
/**
 * Where it is written. Not where Gatsby serves files from by itself: it would hand out one that a save has overtaken, and
 * that of a build is named after bundles that are not there yet.
 */
const written = resolve('.cache', search.indexFile)
const writer = resolve('plugins/docs-search/index-writer.mts')

// An extra named export in a plugin's gatsby-node is an error to Gatsby, so what follows stays inside.

/**
 * The index of the content as it is, written by a process of its own. Where a build has one core to spare, as its bundles
 * leave it, that takes no time.
 */
async function write(args: CreatePagesArgs): Promise<void> {
  const answer = await readSections((query) => ask(args, query))
  await workBeside(writer, { answer, file: written }, isDeveloping() ? { isPatient: true } : {})
}

/** Shows that the index is waited for. Throws when there is none, which ends a build. */
const waited = (reporter: Reporter, done: () => Promise<void>): Promise<void> =>
  shown(
    reporter,
    `docs-search: write ${search.indexFile}`,
    `docs-search: search would find nothing, for ${search.indexFile} was not written`,
    async () => {
      await done()
      return undefined
    },
  )

/** The build that a page finds itself of. Gatsby types its `getState` as a bare Function. */
const buildOf = ({ store }: BuildArgs): string | undefined =>
  (store.getState as () => { webpackCompilationHash?: string })().webpackCompilationHash

// Gatsby types its `graphql` as a bare Function after the build.
const ask = (args: CreatePagesArgs, query: string) => (args.graphql as Ask)(query)

/** The content as it is being written, and the index of it. */
const developing = fresh((args: CreatePagesArgs) => waited(args.reporter, () => write(args)))

/** That of the build, from when the pages are known. */
let building: Promise<void> | undefined

/**
 * While content is being written, the index takes seconds and is seldom looked at: it is made when it is asked for.
 * That of an earlier build goes, for Gatsby would serve it. A build begins to make it here.
 */
export const createPages: GatsbyNode['createPages'] = (args) => {
  if (isDeveloping()) {
    developing.change(args)
    rmSync(file, { force: true })
  } else {
    // One of before must not be taken for this one.
    rmSync(written, { force: true })
    building = write(args)
    // Whoever waits for it is told.
    building.catch(() => undefined)
  }
}

interface Response {
  sendFile(path: string, options: { dotfiles: 'allow' }): void
  sendStatus(code: number): void
}
interface Server {
  get(path: string, handler: (request: unknown, response: Response) => void): void
}

/** While content is written, the index is served as it is then: 503 as long as none could be made. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }: CreateDevServerArgs) => {
  ;(app as unknown as Server).get(`/${search.indexFile}`, (_, response) => {
    const made = developing.latest()
    if (!made) return response.sendStatus(503)
    made.then(
      () => response.sendFile(written, { dotfiles: 'allow' }),
      () => response.sendStatus(503),
    )
  })
}

/** Puts the index with what is served, as that of this build; a build fails when there is none. */
export const onPostBuild: GatsbyNode['onPostBuild'] = (args) =>
  waited(args.reporter, async () => {
    await building
    // With the whole engine: only here, and not in each process that runs queries.
    const { writeAsOf } = await import('./write-index')
    await writeAsOf(buildOf(args), written, file)
  })
