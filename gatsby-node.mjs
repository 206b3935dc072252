// @ts-check
import { hooksOf } from './src/hooks/hooks-of.mjs'

export const { createPages, onCreateWebpackConfig, onPostBuild, onPreBootstrap, preprocessSource } =
  await hooksOf('site')
