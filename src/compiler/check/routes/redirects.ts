import { checkRedirects, readRedirects } from '../../site/redirects'
import type { Rule } from '../rule'

/** What the build refuses, reported with everything else: a redirect that leads nowhere, round and round, or to another one. */
export const redirectRule: Rule = {
  name: 'redirect',
  about: 'redirects lead in one step from an address without a page to one that has one',
  stopsBuild: true,
  check({ root, allEntries }) {
    const list = readRedirects(root)
    const pages = new Map(
      allEntries.map(({ path, page }) => [path, [...page.headings, ...page.sections].map(({ id }) => id)]),
    )
    return [...list.problems, ...checkRedirects(list, pages).problems]
  },
}
