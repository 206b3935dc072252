import type { TreePage } from '../../shared/page-tree'
import { languageOf, splitUrl } from '../../shared/slugs'

/** The language to mark a link to a page with; undefined where it is that of the page the link stands on. */
export function pageLanguage(
  address: string,
  tree: ReadonlyMap<string, Pick<TreePage, 'lang'>>,
  own: string,
): string | undefined {
  const { path } = splitUrl(address)
  const language = tree.get(path)?.lang ?? languageOf(path)
  return language === own ? undefined : language
}
