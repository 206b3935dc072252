import { site } from '../../shared/site'
import type { Words } from '../files/words'
import type { TreeNode } from './tree'

/** What a page's Markdown is made with, besides the page. */
export interface Context {
  /** Address of the page, for links to its own sections. */
  path: string
  /** The strings of the interface in the page's language. */
  words: Words<'translation'>
  /** What stands on lines of its own, as Markdown: blocks, between which a line is left empty. */
  blocks: (nodes: readonly TreeNode[]) => string[]
}

/**
 * An address as it works from anywhere: a path gets the site's own host, a heading the page's address.
 * @param path of the page that it stands on
 */
export const absolute = (href: string, path = ''): string =>
  href.startsWith('#') ? site.url + path + href : href.startsWith('/') ? site.url + href : href
