import { escapeXml } from '../shared/escape-xml'
import { parseSdkPath, sdkVersions } from '../shared/sdk'
import { site } from '../shared/site'
import { inLanguage } from '../shared/slugs'

/** A page, as search engines are told of it. */
export interface SitemapPage {
  path: string
  /** Day of its last change, YYYY-MM-DD. */
  updated?: string | undefined
  /** The languages that have it, the default one first. */
  translations?: readonly string[] | undefined
}

const url = (path: string) => escapeXml(`${site.url}${path}`)

/** Between pages of one site: those of SDK versions that nobody should begin with come last. */
function priority(path: string): string {
  const version = sdkVersions.find(({ id }) => id === parseSdkPath(path)?.version)
  if (!version || version.status === 'current') return ''
  return `<priority>${version.status === 'maintenance' ? '0.3' : '0.1'}</priority>`
}

const alternates = ({ path, translations = [] }: SitemapPage) =>
  [...translations.map((language) => [language, language] as const), ['x-default', translations[0]] as const]
    .flatMap(([name, language]) =>
      language
        ? [`<xhtml:link rel="alternate" hreflang="${name}" href="${url(inLanguage(path, language))}"/>`]
        : [],
    )
    .join('')

/** All pages, sorted: the same text for the same pages. */
export const sitemap = (pages: readonly SitemapPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...[...pages]
      .sort((a, b) => (a.path < b.path ? -1 : 1))
      .map(
        (page) =>
          `<url><loc>${url(page.path)}</loc>` +
          (page.updated ? `<lastmod>${page.updated}</lastmod>` : '') +
          `${priority(page.path)}${alternates(page)}</url>`,
      ),
    '</urlset>',
    '',
  ].join('\n')

/** Everything may be read, the data of pages as well: search engines that run scripts need it. */
export const robots = `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`
