import type { Block, Heading } from './blocks'
import type { TemplateName } from './frontmatter'

/** A page that another page points to, with what a reader needs to choose it. */
export interface PageLink {
  path: string
  title: string
  description: string
}

/** What travels in page-data.json for one page: everything its template shows, and no navigation. */
export interface DocPage {
  path: string
  title: string
  description: string
  template: TemplateName
  blocks: Block[]
  headings: Heading[]
  /** Pages directly below, for index pages. */
  children: PageLink[]
  related: PageLink[]
  /** Path of the MDX file from the project's root, for "edit this page". */
  source: string
  /** Day of the last commit that touched it, as YYYY-MM-DD. */
  updated?: string
  /** Only while developing: what is wrong with the page, worded as `npm run check` words it. */
  problems?: string[]
}

/** Where the page goes; enough to create it. */
export interface PageRoute {
  path: string
  template: TemplateName
  language: string
}
