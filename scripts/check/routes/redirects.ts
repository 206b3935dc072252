import { faultAt } from '../../../plugins/docs-content/core/json-fault'
import { readRedirects, REDIRECTS, type PlacedRedirect } from '../../../plugins/docs-content/core/redirects'
import { didYouMean } from '../../../plugins/docs-content/core/suggest'
import type { Problem } from '../../../src/shared/problems'
import { splitUrl } from '../../../src/shared/slugs'
import type { Rule } from '../rule'

/** A redirect leads from an address without a page, in one step, to a page and heading that exist. */
export const redirectRule: Rule = {
  name: 'redirect',
  about: 'redirects lead in one step from an address without a page to one that has one',
  check({ root, allEntries }) {
    const { redirects, problems, text } = readRedirects(root)
    const pages = new Map(allEntries.map(({ path, page }) => [path, page]))
    const byFrom = new Map<string, PlacedRedirect>()
    const said = ({ offset }: PlacedRedirect, message: string, mend: string): Problem =>
      faultAt(REDIRECTS, text, offset, { rule: 'redirect', message, mend })

    const found = redirects.flatMap((redirect): Problem[] => {
      const { from, to } = redirect
      if (byFrom.has(from))
        return [said(redirect, `${from} is redirected twice.`, 'keep one of the two entries')]
      byFrom.set(from, redirect)
      if (pages.has(from)) {
        return [
          said(
            redirect,
            `${from} is a page, and would never be redirected.`,
            'take the entry or the page out',
          ),
        ]
      }
      const { path, hash } = splitUrl(to)
      const next = redirects.find((other) => other.from === path)
      if (next) {
        const end = endOf(next, redirects)
        return [
          end
            ? said(
                redirect,
                `${from} leads to ${path}, which is redirected itself.`,
                `lead it to ${end} at once`,
              )
            : said(redirect, `${from} leads in a circle.`, 'lead it to a page'),
        ]
      }
      const target = pages.get(path)
      if (!target) {
        return [
          said(
            redirect,
            `${from} leads nowhere: ${path}`,
            didYouMean(path, pages.keys(), 'lead it to a page'),
          ),
        ]
      }
      const anchors = [...target.headings, ...target.sections].map(({ id }) => id)
      return !hash || anchors.includes(hash.slice(1))
        ? []
        : [
            said(
              redirect,
              `${path} has no heading with the anchor ${hash}.`,
              didYouMean(hash.slice(1), anchors, 'leave the anchor out'),
            ),
          ]
    })
    return [...problems, ...found]
  },
}

/** Where a chain of redirects ends; undefined when it never does. */
function endOf(start: PlacedRedirect, redirects: readonly PlacedRedirect[]): string | undefined {
  const seen = new Set<string>()
  let at: PlacedRedirect | undefined = start
  for (;;) {
    if (seen.has(at.from)) return undefined
    seen.add(at.from)
    const { path } = splitUrl(at.to)
    const next = redirects.find(({ from }) => from === path)
    if (!next) return at.to
    at = next
  }
}
