import type { CreateNodeArgs } from 'gatsby'

/** Pages, partials, data and pictures: gatsby-source-filesystem's node of each. */
export const isContentFile = ({ node }: { node: CreateNodeArgs['node'] }): boolean =>
  node.internal.type === 'File' && node.sourceInstanceName === 'content'
