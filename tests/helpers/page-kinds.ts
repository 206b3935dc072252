import { pageKinds } from '../../scripts/lab/page-kinds.mjs'
import { builtPages } from '../../src/compiler/site/built-pages'
import { readRedirects } from '../../src/compiler/site/redirects'
import type { TemplateName } from '../../src/shared/frontmatter'
import { newsPath } from '../../src/shared/news'
import { defaultLanguage } from '../../src/shared/site'

export type KindName = (typeof pageKinds)[number]['name']

/** What the lab measures, tests hold: one page of each kind. What they know of each is a record by its name. */
export const kinds: readonly { name: KindName; template: TemplateName; route: string }[] = pageKinds

/**
 * Every kind of document that the built site has, by address: those kinds, one page for each maker of pages that are made of data,
 * one for each template of pages that the build makes of itself, an address that moved, and one that does not exist.
 */
export const documentKinds: readonly string[] = [
  ...kinds.map(({ route }) => route),
  newsPath(defaultLanguage),
  newsPath(defaultLanguage, 'ios'),
  `/${defaultLanguage}/guides/glossary/`,
  ...new Map(builtPages.map(({ template, path }) => [template, path])).values(),
  ...readRedirects(process.cwd())
    .redirects.slice(0, 1)
    .map(({ from }) => from),
  `/${defaultLanguage}/nope/`,
]

/** The address of the page that stands for a kind. */
export function routeOf(name: KindName): string {
  const kind = kinds.find((one) => one.name === name)
  if (!kind) throw new Error(`No page stands for "${name}".`)
  return kind.route
}
