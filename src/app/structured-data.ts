import { languageData } from '../runtime/language-data'
import { canonicalUrl } from '../runtime/canonical'
import { isComponent, type Block } from '../shared/blocks'
import type { DocPage } from '../shared/doc-page'
import { ancestors, expandTree, type TreePage } from '../shared/page-tree'
import { isObsolete, parseSdkPath, platformLabel, versionOf } from '../shared/sdk'
import { shareImageOf } from '../shared/share-image'
import { defaultLanguage, manifest, siteTitle } from '../shared/site'
import { languageOf } from '../shared/slugs'
import { withoutUnbroken } from '../text/unbroken'

/**
 * What search engines take from a page besides its text, as JSON-LD. Made with the HTML alone: no reader loads it, and a page
 * that is moved to without a load needs none.
 */

type Thing = { '@type': string } & Record<string, unknown>

/** A page of content → the things it is, in schema.org's words. */
export function structuredData(doc: DocPage): Thing[] {
  const language = languageOf(doc.path) ?? defaultLanguage
  const crumbs = breadcrumbs(doc.path, language)
  const questions = doc.template === 'faqs' ? doc.blocks.flatMap(questionOf) : []
  return [
    ...(doc.template === 'home' ? [website(doc, language)] : []),
    ...(questions.length
      ? [{ '@type': 'FAQPage', ...page(doc, language), mainEntity: questions }]
      : doc.template === 'home'
        ? []
        : [{ '@type': 'TechArticle', ...page(doc, language), headline: doc.title, ...articleOf(doc.path) }]),
    ...(crumbs ? [crumbs] : []),
  ]
}

const publisher = (): Thing => ({ '@type': 'Organization', name: manifest.shortName, url: canonicalUrl('/') })

const page = ({ path, description, updated, lang }: DocPage, language: string) => ({
  url: canonicalUrl(path),
  description,
  inLanguage: lang ?? language,
  ...(updated ? { dateModified: updated } : {}),
  isPartOf: { '@type': 'WebSite', name: siteTitle(language), url: canonicalUrl(`/${language}/`) },
  publisher: publisher(),
})

/** Nobody is named on a page: it is the platform's. */
const articleOf = (path: string) => ({
  author: publisher(),
  image: canonicalUrl(shareImageOf(path).src),
  ...sdkOf(path),
})

/** Versions that nobody looks after say so: search engines show them for what they are, or not at all. */
function sdkOf(path: string) {
  const version = versionOf(path)
  if (!version) return {}
  const platform = parseSdkPath(path)?.platform
  return {
    version: version.slice(1),
    creativeWorkStatus: isObsolete(version) ? 'Obsolete' : 'Published',
    about: {
      '@type': 'SoftwareApplication',
      name: `${manifest.shortName} SDK`,
      softwareVersion: version.slice(1),
      ...(platform ? { operatingSystem: platformLabel(platform) } : {}),
    },
  }
}

const website = ({ path }: DocPage, language: string): Thing => ({
  '@type': 'WebSite',
  name: siteTitle(language),
  url: canonicalUrl(path),
  inLanguage: language,
  publisher: publisher(),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${canonicalUrl(path)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

/** Expanded once for all the pages that are made of it. */
const expanded = new WeakMap<object, ReadonlyMap<string, TreePage>>()

/** The page at a path, if there is one. */
export function pageInTree(path: string, language: string): TreePage | undefined {
  const { tree } = languageData(language) ?? {}
  if (!tree) return undefined
  const pages = expanded.get(tree) ?? expandTree(tree)
  expanded.set(tree, pages)
  return pages.get(path)
}

function breadcrumbs(path: string, language: string): Thing | undefined {
  const found = pageInTree(path, language)
  const line = found ? ancestors(found) : []
  if (line.length < 2) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: line.map((one, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: one.label,
      item: canonicalUrl(one.path),
    })),
  }
}

/** Answers as their finished HTML; what is a list of links to platforms stays on the page. */
function questionOf(block: Block): Thing[] {
  if (!isComponent(block) || block.c !== 'Question') return []
  const text = (block.k ?? []).map(htmlOf).join('')
  return [
    {
      '@type': 'Question',
      name: block.p?.title,
      acceptedAnswer: { '@type': 'Answer', text: absolute(text) },
    },
  ]
}

const htmlOf = (block: Block): string => (typeof block === 'string' ? withoutUnbroken(block) : '')

const absolute = (html: string) =>
  html.replace(/href="(\/[^"]*)"/g, (_, path: string) => `href="${canonicalUrl(path)}"`).trim()

/** As text that may stand in a script element: nothing in it ends that. */
export const jsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
