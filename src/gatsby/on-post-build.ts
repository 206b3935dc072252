import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { redirectMap, redirects } from './redirects'

/** Redirects once more, as servers take them: a status code is better than a page that leads on. */
export const onPostBuild: GatsbyNode['onPostBuild'] = () => {
  writeFileSync(path.resolve('public/redirects.map'), redirectMap(redirects()))
}
