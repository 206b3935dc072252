// @ts-check
import { hooksOf } from '../../src/hooks/hooks-of.mjs'

export const { createPages, onPostBuild } = await hooksOf('docs-markdown')
