// @ts-check
import { hooksOf } from '../../src/hooks/hooks-of.mjs'

export const {
  onPreInit,
  onPreBootstrap,
  createSchemaCustomization,
  shouldOnCreateNode,
  onCreateNode,
  sourceNodes,
  createPages,
  createResolvers,
  onPostBuild,
} = await hooksOf('docs-content')
