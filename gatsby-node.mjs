// @ts-check
import 'tsx'

export const { createPages, onCreateWebpackConfig, onPostBuild, onPreBootstrap } =
  await import('./src/gatsby/hooks')
