import { defaultLanguage, languages, type Language } from './site'

/**
 * The only authority on how a content file, a URL and a language belong together.
 * Content paths are relative to `content/` and use forward slashes:
 * `en/sdk/v3/android/implementation/push.mdx` ⇄ `/en/sdk/v3/android/implementation/push/`.
 */

const EXTENSION = /\.mdx$/

/** A partial lives in a folder whose name starts with `_` and is never a page of its own. */
export function isPartial(file: string): boolean {
  return file.split('/').some((segment) => segment.startsWith('_'))
}

/** The file of a partial by its name: `sdk/v3/launch` → `en/_partials/sdk/v3/launch.mdx`. */
export const partialFile = (name: string, language: string): string => `${language}/_partials/${name}.mdx`

/** The inverse: name and language of a partial, by its file; undefined for a file that is none. */
export function parsePartial(file: string): { name: string; language: string } | undefined {
  const [, language, name] = /^([a-z]{2})\/_partials\/(.+)\.mdx$/.exec(file) ?? []
  return language && name ? { name, language } : undefined
}

/** Content file → page path, with language prefix and trailing slash. */
export function fileToPath(file: string): string {
  const slug = file.replace(EXTENSION, '').replace(/(^|\/)index$/, '')
  return `/${slug}/`.replace(/\/{2,}/g, '/')
}

/** The two files that may hold a page: `a/b.mdx` and `a/b/index.mdx`. */
export function pathToFiles(path: string): string[] {
  const slug = path.replace(/^\/|\/$/g, '')
  return slug.includes('/') ? [`${slug}.mdx`, `${slug}/index.mdx`] : [`${slug}/index.mdx`]
}

/** The language a path starts with, or undefined for an unprefixed path. */
export function languageOf(path: string): Language | undefined {
  const [, first] = path.split('/')
  return languages.find((language) => language === first)
}

/** `/sdk/v3/` → `/en/sdk/v3/`; a prefixed path comes back as it is. */
export function withLanguage(path: string, language: Language = defaultLanguage): string {
  return languageOf(path) ? path : `/${language}${path.startsWith('/') ? path : `/${path}`}`
}

/** `/en/sdk/v3/` → `/nl/sdk/v3/`, whether or not there is such a page. */
export const inLanguage = (path: string, language: Language): string =>
  path.replace(/^\/[^/]*/, `/${language}`)

/** `/en/sdk/v3/` → `/en/sdk/`; undefined for a language's home page. */
export function parentPath(path: string): string | undefined {
  const segments = path.split('/').filter(Boolean)
  return segments.length > 1 ? `/${segments.slice(0, -1).join('/')}/` : undefined
}

/** Where a page lies as Markdown: its own address with `index.md` behind it. */
export const markdownPath = (path: string): string => `${path}index.md`

/** Splits `/en/a/?q=1#b` into its parts; query and hash keep their first character. */
export function splitUrl(url: string): { path: string; query: string; hash: string } {
  const [beforeHash = '', ...hashParts] = url.split('#')
  const [path = '', ...queryParts] = beforeHash.split('?')
  return {
    path,
    query: queryParts.length ? `?${queryParts.join('?')}` : '',
    hash: hashParts.length ? `#${hashParts.join('#')}` : '',
  }
}
