import type { GatsbyNode } from 'gatsby'
import { checkContent } from './gatsby/check-content'
import { guardFrontmatter, isContentFile } from './gatsby/guard-frontmatter'
import { resolvers } from './gatsby/resolvers'

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = isContentFile
export const onCreateNode: GatsbyNode['onCreateNode'] = guardFrontmatter
export const createPages: GatsbyNode['createPages'] = checkContent
export const createResolvers: GatsbyNode['createResolvers'] = resolvers
