import { ancestors, type TreePage } from '../shared/page-tree'
import { languageOf, withLanguage } from '../shared/slugs'

export interface NearPage {
  path: string
  label: string
  trail: string
  /** The language of the label. */
  lang: string | undefined
}

/**
 * The pages an unknown address most likely meant, best first. Segments are compared with some tolerance, from the front
 * and by the last one, so that both a mistyped address and a moved page lead somewhere.
 */
export function nearestPages(path: string, pages: Map<string, TreePage>, count = 5): NearPage[] {
  const wanted = segmentsOf(languageOf(path) ? path : withLanguage(path))
  const scored = [...pages.values()]
    .map((page) => ({ page, score: likeness(wanted, segmentsOf(page.path)) }))
    .sort((a, b) => b.score - a.score || a.page.path.localeCompare(b.page.path))
  // What is much less alike than the best is noise beside it.
  const least = Math.max(0.5, (scored[0]?.score ?? 0) * 0.6)
  return scored
    .filter(({ score }) => score >= least)
    .slice(0, count)
    .map(({ page }) => ({
      path: page.path,
      label: page.label,
      lang: page.lang ?? languageOf(page.path),
      trail: ancestors(page)
        .slice(1, -1)
        .map(({ label }) => label)
        .join(' › '),
    }))
}

const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean).slice(1)

function likeness(wanted: readonly string[], own: readonly string[]): number {
  const inPlace = wanted.reduce((sum, segment, index) => sum + alike(segment, own[index] ?? ''), 0)
  const last = alike(wanted.at(-1) ?? '', own.at(-1) ?? '')
  return inPlace + 2 * last - Math.abs(own.length - wanted.length) * 0.25
}

/**
 * 1 for the same segment, less for one that shares most of its letter pairs, 0 for another. Not a distance in letters: a page
 * that was renamed keeps words in another order (`create-app`, `app-create`), which is far off letter by letter.
 */
function alike(a: string, b: string): number {
  if (a === b) return 1
  const pairs = (text: string) =>
    new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2)))
  const [first, second] = [pairs(a), pairs(b)]
  const common = [...first].filter((pair) => second.has(pair)).length
  const share = common / Math.max(first.size, second.size, 1)
  return share >= 0.4 ? share : 0
}
