// @ts-check
import { resolve } from 'node:path'
import { root } from './project.mjs'

/** How pages look when they are right; `npm run screens:approve` has the pictures taken elsewhere first. */
export const screensDir = resolve(root, process.env.SCREENS_DIR ?? 'tests/screens/approved')
