import { offlinePath } from '../../offline/format/addresses'
import type { TreePage } from '../../shared/page-tree'
import { allPagesPath, type Language } from '../../shared/site'
import type { Words } from '../files/words'
import { absolute } from './context'
import { joined, link, plain, sentence } from './escape'
import type { File } from './lists-of-pages'
import { placeOfPage, type Surroundings } from './page'
import { markdownPath } from '../../shared/slugs'

/** What the pages that the build makes of itself are made of, besides what all pages are. */
interface OfBuild extends Surroundings {
  language: Language
  /** The titles of the pages, by path. */
  titles: ReadonlyMap<string, string>
  /** The day of the newest of them. */
  updated: string | undefined
  /** The strings of the page of packs. */
  offlineWords: Words<'offline'>
}

/** The pages that the build makes of itself, as Markdown beside them. */
export const builtMarkdown = (all: OfBuild): File[] =>
  [allPages(all), offline(all)].map(([page, blocks]) => [markdownPath(page), `${joined(blocks)}\n`])

type Built = readonly [path: string, blocks: readonly string[]]

/** Every page by its title, as src/templates/all-pages.tsx has them. */
function allPages(all: OfBuild): Built {
  const { language, pages, titles, words } = all
  const path = allPagesPath(language)
  const parts = pages.get(`/${language}/`)?.children ?? []
  const linkTo = (page: TreePage) => link(plain(titles.get(page.path) ?? page.label), absolute(page.path))
  const list = (listed: readonly TreePage[], by = ''): string =>
    listed
      .flatMap((page) => [`${by}- ${linkTo(page)}`, list(page.children, `${by}  `)].filter(Boolean))
      .join('\n')
  const leaves = (listed: readonly TreePage[]) => list(listed.filter(({ children }) => !children.length))
  const branches = (listed: readonly TreePage[]) => listed.filter(({ children }) => children.length)
  return [
    path,
    [
      `# ${plain(words('allPages.title'))}`,
      sentence(words('allPages.description')),
      placeOfPage({ path, updated: all.updated }, all),
      leaves(parts),
      ...branches(parts).flatMap((family) => [
        `## ${linkTo(family)}`,
        leaves(family.children),
        ...branches(family.children).flatMap((part) => [`### ${linkTo(part)}`, list(part.children)]),
      ]),
    ],
  ]
}

/** What can be kept without a network; which packs there are, only a browser finds out. */
function offline(all: OfBuild): Built {
  const { language, offlineWords: words } = all
  const path = offlinePath(language)
  return [
    path,
    [
      `# ${plain(words('title'))}`,
      sentence(words('intro')),
      placeOfPage({ path, updated: all.updated }, all),
      sentence(words('visited')),
    ],
  ]
}
