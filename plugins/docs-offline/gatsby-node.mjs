// @ts-check
import { hooksOf } from '../../src/hooks/hooks-of.mjs'

export const { onPostBuild } = await hooksOf('docs-offline')
