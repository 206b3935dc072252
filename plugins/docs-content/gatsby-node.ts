import type { GatsbyNode } from 'gatsby'
import { sourceBridge } from './gatsby/bridge-node'
import { checkContent, prepareContent } from './gatsby/check-content'
import { isContentFile, seeContentFile } from './gatsby/content-file'
import { sourceFindings } from './gatsby/findings'
import { resolvers } from './gatsby/resolvers'

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = isContentFile
export const onCreateNode: GatsbyNode['onCreateNode'] = seeContentFile
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = prepareContent
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  sourceFindings(args)
  await sourceBridge(args)
}
export const createPages: GatsbyNode['createPages'] = checkContent
export const createResolvers: GatsbyNode['createResolvers'] = resolvers
