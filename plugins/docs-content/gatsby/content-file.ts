import type { CreateNodeArgs } from 'gatsby'
import { withReadableFrontmatter } from '../../../src/compiler/page/frontmatter'
import { contentSaved } from './check-content'

/**
 * Looks at a content file before gatsby-plugin-mdx does, so this plugin stands before it in the configuration.
 *
 * Frontmatter that is not YAML would make gatsby-plugin-mdx throw: its message names no file, ends the build before the
 * other problems are reported, and takes the page away from `gatsby develop`. The content check reports it instead.
 * A file's content is read once and kept on its node, so what is put there is what gatsby-plugin-mdx gets.
 */
export async function seeContentFile({ node, loadNodeContent }: CreateNodeArgs): Promise<void> {
  contentSaved()
  if (node.ext === '.mdx') node.internal.content = withReadableFrontmatter(await loadNodeContent(node))
}
