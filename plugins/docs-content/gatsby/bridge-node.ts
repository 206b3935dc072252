import { createHash } from 'node:crypto'
import type { SourceNodesArgs } from 'gatsby'
import { currentContent } from './content-state'

/** Stands for what all guides need of apps: SDK pages name the guides, and are made again when one more needs them. */
export const BRIDGE_NODE = 'GuideNeeds'

export async function sourceBridge({ actions, cache }: SourceNodesArgs): Promise<void> {
  const { entries } = await currentContent(process.cwd(), cache)
  const needs = entries.flatMap(({ path, page: { frontmatter } }) =>
    frontmatter.app.length ? [[path, frontmatter.app, frontmatter.title, frontmatter.description]] : [],
  )
  const contentDigest = createHash('md5').update(JSON.stringify(needs)).digest('hex')
  await actions.createNode({ id: 'guide-needs', internal: { type: BRIDGE_NODE, contentDigest } })
}
