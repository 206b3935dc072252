import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BuildArgs, CreateDevServerArgs, CreatePagesArgs, GatsbyNode } from 'gatsby'
import { search } from '../../src/shared/site'
import { fresh } from './fresh'
import { writeBeside } from './write-beside'
import { readSections, writeIndex, type Ask } from './write-index'

const file = resolve('public', search.indexFile)
/** Not where Gatsby serves files from by itself: it would hand out one that a save has overtaken. */
const developed = resolve('.cache', search.indexFile)
const writer = resolve('plugins/docs-search/index-writer.mts')
const isDeveloping = () => process.env.gatsby_executing_command === 'develop'

// An extra named export in a plugin's gatsby-node is an error to Gatsby, so this stays inside.
async function write(args: BuildArgs | CreatePagesArgs): Promise<void> {
  const { reporter } = args
  const target = isDeveloping() ? developed : file
  const activity = reporter.activityTimer(`docs-search: write ${search.indexFile}`)
  activity.start()
  try {
    const sections = await readSections((query) => ask(args, query))
    if (isDeveloping()) await writeBeside(writer, { sections, file: target })
    else await writeIndex(sections, target, buildOf(args))
    activity.setStatus(`${sections.length} sections`)
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error))
    reporter.panicOnBuild(
      `docs-search: ${target} was not written: ${reason.message}. Search would find nothing.`,
      reason,
    )
    // A build is over by now; while content is written, Gatsby goes on, and an index of before is no answer.
    throw reason
  } finally {
    activity.end()
  }
}

/** The build that a page finds itself of. Gatsby types its `getState` as a bare Function. */
const buildOf = ({ store }: BuildArgs | CreatePagesArgs): string | undefined =>
  (store.getState as () => { webpackCompilationHash?: string })().webpackCompilationHash

// Gatsby types its `graphql` as a bare Function after the build.
const ask = (args: BuildArgs | CreatePagesArgs, query: string) => (args.graphql as Ask)(query)

/** The content as it is being written, and the index of it. */
const developing = fresh((args: CreatePagesArgs) => write(args))

/**
 * While content is being written, the index takes seconds and is seldom looked at: it is made when it is asked for.
 * That of an earlier build goes, for Gatsby would serve it.
 */
export const createPages: GatsbyNode['createPages'] = (args) => {
  if (!isDeveloping()) return
  developing.change(args)
  rmSync(file, { force: true })
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
      () => response.sendFile(developed, { dotfiles: 'allow' }),
      () => response.sendStatus(503),
    )
  })
}

/** Writes the index; a build fails when it cannot be made. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await write(args)
}
