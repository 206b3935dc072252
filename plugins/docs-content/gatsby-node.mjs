// @ts-check
import 'tsx'

export const {
  onPreBootstrap,
  createSchemaCustomization,
  shouldOnCreateNode,
  onCreateNode,
  sourceNodes,
  createPages,
  createResolvers,
  onPostBuild,
} = await import('./hooks')
