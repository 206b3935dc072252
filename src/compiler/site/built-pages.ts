import { offlinePath, shellPath } from '../../offline/format/addresses'
import type { BuiltDay, PageRoute } from '../../shared/doc-page'
import { dayInWords } from '../../shared/format-day'
import { allPagesPath, languages, type Language } from '../../shared/site'

/** A page of the site that no file of content is. */
export interface BuiltPage {
  path: string
  template: 'all-pages' | 'language-gate' | 'not-found' | 'offline' | 'server-error' | 'shell'
  /** Missing: it is served for any address, or for none. */
  language?: Language
  /** Whether it speaks all languages, since nobody knows that of the address it is served for. */
  speaksAll?: true
  /** What its template gets, of the pages of content. */
  data?: (pages: readonly PageRoute[]) => object
}

/** A page that is made of all others is as new as the newest of them. */
export const newestOf = (pages: readonly { updated?: string }[]): string | undefined =>
  pages
    .flatMap(({ updated }) => updated ?? [])
    .sort()
    .at(-1)

const dayOf =
  (language: Language) =>
  (pages: readonly PageRoute[]): BuiltDay => {
    const updated = newestOf(pages.filter((page) => page.language === language))
    return updated ? { updated, updatedInWords: dayInWords(updated, language) } : {}
  }

/** In the order of addresses: nodes that a warm build had come before the new ones. */
const titlesIn = (language: Language) => (pages: readonly PageRoute[]) => ({
  ...dayOf(language)(pages),
  titles: pages
    .filter((page) => page.language === language)
    .map(({ path, title }) => [path, title] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1)),
})

const messages = [
  ['404', 'not-found'],
  ['500', 'server-error'],
] as const

/** All pages that the build makes of itself: the one list of them, and of the addresses that nobody else may take. */
export const builtPages: readonly BuiltPage[] = [
  { path: '/', template: 'language-gate' },
  { path: shellPath, template: 'shell' },
  ...languages.flatMap((language): BuiltPage[] => [
    { path: allPagesPath(language), template: 'all-pages', language, data: titlesIn(language) },
    { path: offlinePath(language), template: 'offline', language, data: dayOf(language) },
  ]),
  ...messages.flatMap(([status, template]): BuiltPage[] => [
    // Gatsby makes /404.html of it.
    { path: `/${status}/`, template, speaksAll: true },
    ...languages.flatMap((language) =>
      [`/${language}/${status}/`, `/${language}/${status}.html`].map((path) => ({
        path,
        template,
        language,
      })),
    ),
  ]),
]

const reserved = builtPages.flatMap(({ path, language }) => (language ? [path.replace(/\/$/, '')] : []))

/**
 * The page that the build makes at an address, or above it: no page of content can be its child.
 * @returns its address as writers know it, with a slash at the end; undefined where the address is free
 */
export function reservedAt(path: string): string | undefined {
  const taken = reserved.find((one) => `${path}/`.startsWith(`${one}/`))
  return taken && `${taken}/`
}
