import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { readRedirects, redirectMap } from '../compiler/site/redirects'

/** Redirects once more, as servers take them: a status code is better than a page that leads on. */
export const onPostBuild: GatsbyNode['onPostBuild'] = () => {
  // createPages has refused a list with mistakes.
  const { redirects } = readRedirects(process.cwd())
  writeFileSync(path.resolve('public/redirects.map'), redirectMap(redirects))
}
