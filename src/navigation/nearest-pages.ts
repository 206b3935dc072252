import { ancestors, type TreePage } from '../shared/page-tree'
import { languageOf, withLanguage } from '../shared/slugs'

export interface NearPage {
  path: string
  label: string
  trail: string
}

/**
 * The pages an unknown address most likely meant: those that share most of its segments, counted from the end as
 * well as from the front, so that both a moved page and a mistyped one are found.
 */
export function nearestPages(path: string, pages: Map<string, TreePage>, count = 5): NearPage[] {
  const wanted = segmentsOf(languageOf(path) ? path : withLanguage(path))
  const scored = [...pages.values()].map((page) => ({ page, score: likeness(wanted, segmentsOf(page.path)) }))
  return scored
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        a.page.path.length - b.page.path.length ||
        a.page.path.localeCompare(b.page.path),
    )
    .slice(0, count)
    .map(({ page }) => ({
      path: page.path,
      label: page.label,
      trail: ancestors(page)
        .slice(1, -1)
        .map(({ label }) => label)
        .join(' › '),
    }))
}

const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean).slice(1)

function likeness(wanted: readonly string[], own: readonly string[]): number {
  const last = wanted.at(-1)
  let front = 0
  while (front < wanted.length && wanted[front] === own[front]) front++
  const shared = own.filter((segment) => wanted.includes(segment)).length
  const lastScore = own.at(-1) === last ? 3 : last && own.at(-1) && alike(last, own.at(-1) ?? '') ? 2 : 0
  return front * 1.5 + shared + lastScore - Math.abs(own.length - wanted.length) * 0.25
}

/** Whether two segments share most of their letter pairs. */
function alike(a: string, b: string): boolean {
  const pairs = (text: string) =>
    new Set(Array.from({ length: text.length - 1 }, (_, i) => text.slice(i, i + 2)))
  const [first, second] = [pairs(a), pairs(b)]
  const common = [...first].filter((pair) => second.has(pair)).length
  return common / Math.max(first.size, second.size, 1) > 0.5
}
