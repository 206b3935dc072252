import { ancestors, type TreePage } from '../shared/page-tree'
import { parseSdkPath, sdkVersions, type SdkLocation } from '../shared/sdk'
import { families } from '../shared/site'
import { languageOf, parentPath, withLanguage } from '../shared/slugs'

export interface NearPage {
  path: string
  label: string
  trail: string
  /** The language of the label. */
  lang: string | undefined
}

/**
 * The pages an unknown address most likely meant, best first, and the page that it would stand below. Segments are compared
 * with some tolerance, from the front and by the last one, so that both a mistyped address and a moved page lead somewhere.
 * A topic of the SDKs is offered once: where the address does not say of which platform, on that of the reader.
 * @param reader a path of the platform and version that the reader has
 */
export function nearestPages(
  path: string,
  pages: Map<string, TreePage>,
  { count = 5, reader = path }: { count?: number; reader?: string } = {},
): NearPage[] {
  const address = languageOf(path) ? path : withLanguage(path)
  const wanted = segmentsOf(address)
  const own = parseSdkPath(reader)
  const scored = [...pages.values()]
    .map((page) => ({ page, score: likeness(wanted, segmentsOf(page.path)) }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        foreignness(a.page, own) - foreignness(b.page, own) ||
        a.page.path.localeCompare(b.page.path),
    )
  // What is much less alike than the best is noise beside it.
  const least = Math.max(0.5, (scored[0]?.score ?? 0) * 0.6)
  const parent = parentOf(address, pages)
  const meant = onePerTopic(scored.filter(({ score }) => score >= least).map(({ page }) => page))
  const near = meant.filter((page) => page !== parent).slice(0, parent ? count - 1 : count)
  return [...near, ...(parent ? [parent] : [])].map(toNear)
}

/** The parts of the site, where an address is like no page. */
export const frontPages = (language: string, pages: Map<string, TreePage>): NearPage[] =>
  families.flatMap(({ segment }) => pages.get(`/${language}/${segment}/`) ?? []).map(toNear)

const toNear = (page: TreePage): NearPage => ({
  path: page.path,
  label: page.label,
  lang: page.lang ?? languageOf(page.path),
  trail: ancestors(page)
    .slice(1, -1)
    .map(({ label }) => label)
    .join(' › '),
})

const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean).slice(1)

/** The lowest page that the address would stand below; none where that is only the home page. */
function parentOf(path: string, pages: Map<string, TreePage>): TreePage | undefined {
  for (let above = parentPath(path.toLowerCase()); above; above = parentPath(above)) {
    const page = pages.get(above)
    if (page) return page.parent && page
  }
  return undefined
}

/** Leaves the first page of each topic. */
function onePerTopic(found: readonly TreePage[]): TreePage[] {
  const seen = new Set<string>()
  return found.filter(({ path }) => {
    const topic = parseSdkPath(path)?.topic ?? path
    const isNew = !seen.has(topic)
    seen.add(topic)
    return isNew
  })
}

/** How far a page is from what the reader has: another platform is further than an older version, that than another system. */
function foreignness({ path }: TreePage, own: SdkLocation | undefined): number {
  const place = parseSdkPath(path)
  if (!place) return 0
  const age = sdkVersions.findIndex(({ id }) => id === place.version)
  return (
    (place.platform === own?.platform ? 0 : 100) +
    (place.version === own?.version ? 0 : 1 + age) +
    (place.os === own?.os ? 0 : 0.5)
  )
}

/** Nothing for a page that is called otherwise: in the same folder stands much that nobody meant, and the folder is offered. */
function likeness(wanted: readonly string[], own: readonly string[]): number {
  const last = alike(wanted.at(-1) ?? '', own.at(-1) ?? '')
  if (!last) return 0
  const inPlace = wanted.reduce((sum, segment, index) => sum + alike(segment, own[index] ?? ''), 0)
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
