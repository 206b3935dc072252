import type { CreateNodeArgs } from 'gatsby'
import { withReadableFrontmatter } from '../core/frontmatter'

export const isContentFile = ({ node }: { node: CreateNodeArgs['node'] }): boolean =>
  node.internal.type === 'File' && node.ext === '.mdx'

/**
 * Keeps gatsby-plugin-mdx from throwing on frontmatter that is not YAML: its message names no file, ends the build
 * before the other problems are told, and takes the page away from `gatsby develop`. The content check tells it instead.
 * A file's content is read once and kept on its node, so what is put there is what gatsby-plugin-mdx gets,
 * provided that this plugin stands before it in the configuration.
 */
export async function guardFrontmatter({ node, loadNodeContent }: CreateNodeArgs): Promise<void> {
  node.internal.content = withReadableFrontmatter(await loadNodeContent(node))
}
