import type { DocPage } from '../../shared/doc-page'
import { ancestors, type TreePage } from '../../shared/page-tree'
import type { Words } from '../files/words'
import { bodyOf } from './blocks'
import { absolute } from './context'
import { joined, link, plain, quoted, sentence } from './escape'
import { capabilityList, doors, needs, pageList, platformGrid, supportMatrix } from './slots'

/** What the Markdown of pages is made with, besides the pages. */
export interface Surroundings {
  /** The strings of the interface, in the language of the pages. */
  words: Words<'translation'>
  /** Those that only the build says. */
  ownWords: Words
  /** All pages of the language, by path. */
  pages: ReadonlyMap<string, TreePage>
}

/**
 * A page as Markdown, for whoever reads it elsewhere: all that the page shows, with addresses that work from anywhere.
 * @throws for a component that has no form in Markdown
 */
export function pageMarkdown(doc: DocPage, surroundings: Surroundings): string {
  const { words } = surroundings
  const body = bodyOf(doc.blocks, { path: doc.path, words })
  return `${joined([`# ${plain(doc.title)}`, sentence(doc.description), placeOfPage(doc, surroundings), standing(doc), ...around(doc, body, surroundings)])}\n`
}

/** Where a page is, and of when. */
export function placeOfPage(
  { path, updated }: { path: string; updated?: string | undefined },
  { words, ownWords, pages }: Surroundings,
): string {
  const page = pages.get(path)
  const above = page ? ancestors(page).slice(1, -1) : []
  const place = above.map((one) => link(plain(one.label), absolute(one.path))).join(' › ')
  return [
    `- ${ownWords('twin.page')}: <${absolute(path)}>`,
    ...(place ? [`- ${ownWords('twin.place')}: ${place}`] : []),
    ...(updated ? [`- ${words('article.updated')}: ${updated}`] : []),
  ].join('\n')
}

/** How the version of an SDK page stands. */
function standing({ standing: stands }: DocPage): string {
  if (!stands) return ''
  const lines = stands.lines.map(({ text, path }) => (path ? link(plain(text), absolute(path)) : plain(text)))
  return quoted(joined([`**${plain(stands.title)}**`, ...lines]))
}

/** What the template shows around the text. */
function around(doc: DocPage, body: readonly string[], { words, pages }: Surroundings): string[] {
  const { template } = doc
  if (template === 'home') {
    return [
      ...doors(doc.path, words),
      `## ${plain(words('home.platforms'))}`,
      platformGrid(doc.path, pages),
      ...body,
      ...capabilityList(doc.capabilities ?? [], words),
    ]
  }
  const isFront = template === 'sdk'
  return [
    ...(isFront ? [platformGrid(doc.path, pages), ...body, ...supportMatrix(doc.parity ?? [], words)] : body),
    ...needs(doc.needs ?? [], words),
    ...pageList(words('nav.inDashboard'), doc.guides ?? []),
    // There the grid stands for them.
    ...pageList(words('nav.children'), isFront ? [] : doc.children),
    ...pageList(words('nav.related'), doc.related, { hasPlace: true }),
  ]
}
