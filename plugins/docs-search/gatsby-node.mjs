// @ts-check
import { hooksOf } from '../../src/hooks/hooks-of.mjs'

export const { createPages, onCreateDevServer, onPostBuild } = await hooksOf('docs-search')
