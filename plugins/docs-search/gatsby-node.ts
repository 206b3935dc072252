import { resolve } from 'node:path'
import type { BuildArgs, CreatePagesArgs, GatsbyNode } from 'gatsby'
import { search } from '../../src/shared/site'
import type { SectionsQuery } from './collect-sections'
import { writeIndex } from './write-index'

// An extra named export in a plugin's gatsby-node is an error to Gatsby, so this stays inside.
async function write(args: BuildArgs | CreatePagesArgs): Promise<void> {
  const { reporter } = args
  const file = resolve('public', search.indexFile)
  const activity = reporter.activityTimer(`docs-search: write ${search.indexFile}`)
  activity.start()
  try {
    const count = await writeIndex((query) => ask(args, query), file)
    activity.setStatus(`${count} sections`)
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error))
    reporter.panicOnBuild(
      `docs-search: ${file} was not written: ${reason.message}. Search would find nothing.`,
      reason,
    )
  } finally {
    activity.end()
  }
}

type Ask = (query: string) => Promise<{ data?: SectionsQuery; errors?: unknown }>

// Gatsby types its `graphql` as a bare Function after the build.
const ask = (args: BuildArgs | CreatePagesArgs, query: string) => (args.graphql as Ask)(query)

/** While writing content there is no build to follow, so the index is written whenever pages are made. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  if (process.env.gatsby_executing_command === 'develop') await write(args)
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await write(args)
}
