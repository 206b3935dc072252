import { labelOf, type PageEntry } from '../../shared/page-tree'
import type { Language } from '../../shared/site'
import type { CompiledPage } from './compile-page'

/**
 * A compiled page with the content file it came from, relative to `content/`, as the rules of the check get it: that
 * compiles for words only, and blocks would be an empty list on every page.
 */
export interface WordsEntry {
  file: string
  path: string
  page: Omit<CompiledPage, 'blocks'>
  /** Digest of all that the page was compiled of: as long as it is the same, so are its words and samples. */
  made: string
  /** Of a page that is made of data: the file with the data, from the project's root. */
  generatedFrom?: string
  /** Further files with its data. */
  alsoFrom?: readonly string[]
  /** Of a page that is made of data: the name of its maker. */
  madeBy?: string
  /** The language of its title and its description, where that is another one than the page's. */
  titleLanguage?: Language
  /** The group among its siblings that it belongs to. */
  group?: string
}

/** The same with the blocks that a template shows. */
export interface TreeEntry extends WordsEntry {
  page: CompiledPage
}

/** What the page tree needs to know of it. */
export const pageEntryOf = ({
  path,
  titleLanguage,
  group,
  page: { frontmatter },
}: WordsEntry): PageEntry => ({
  path,
  label: labelOf(frontmatter),
  order: frontmatter.order,
  ...(titleLanguage ? { lang: titleLanguage } : {}),
  ...(group ? { group } : {}),
})
