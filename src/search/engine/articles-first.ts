import { leastToGoAhead, type Row } from './group'
import type { Ranking } from './rank'

/**
 * Rows → the same, but pages to look things up in come after each article that is about the words. A row near the reader has
 * taken the place of one further away, and so may stand before such an article until now.
 * @param isLookedUp which pages stand behind articles, for these words
 * @param most so many rows are shown: one that was among them stays there, as nobody sees what it stands before further down
 */
export function articlesFirst(
  rows: readonly Row[],
  { isAbout, isMeant }: Pick<Ranking, 'isAbout' | 'isMeant'>,
  isLookedUp: (path: string) => boolean,
  most: number,
): readonly Row[] {
  const least = leastToGoAhead * Math.max(0, ...rows.map(({ page }) => page.score))
  const end = rows
    .slice(0, most)
    .reduce((after, { page }, at) => (page.score >= least && isAbout(page.number) ? at + 1 : after), 0)
  const before = rows.slice(0, end)
  const isBehind = ({ page }: Row) => isLookedUp(page.path) && !isMeant(page.number)
  if (!before.some(isBehind)) return rows
  return [...before.filter((row) => !isBehind(row)), ...before.filter(isBehind), ...rows.slice(end)]
}
