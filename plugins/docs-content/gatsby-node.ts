import type { GatsbyNode } from 'gatsby'
import { checkContent } from './gatsby/check-content'
import { resolvers } from './gatsby/resolvers'

export const createPages: GatsbyNode['createPages'] = checkContent
export const createResolvers: GatsbyNode['createResolvers'] = resolvers
