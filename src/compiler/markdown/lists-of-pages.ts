import type { DocPage } from '../../shared/doc-page'
import type { TreePage } from '../../shared/page-tree'
import {
  currentVersion,
  parseSdkPath,
  platformLabel,
  platformsOf,
  sdkPath,
  sdkVersions,
  versionOf,
} from '../../shared/sdk'
import { defaultLanguage, families, site, siteTitle, type Language } from '../../shared/site'
import { apiDownloads } from '../../shared/site-files'
import { markdownPath } from '../../shared/slugs'
import type { Words } from '../files/words'
import { joined, link, plain } from './escape'

/** All pages of a language, with what their lists are made of. */
export interface AllPages {
  language: Language
  docs: ReadonlyMap<string, DocPage>
  pages: ReadonlyMap<string, TreePage>
  words: Words<'translation'>
  ownWords: Words
  /** A page's Markdown, by its path. */
  markdownOf: (path: string) => string
}

interface Section {
  title: string
  pages: readonly TreePage[]
  /** Of a platform: its front, below which the text of all its pages lies. */
  front?: string
}

/** A file that is written, by its address. */
export type File = readonly [address: string, text: string]

const inOrder = (page: TreePage): TreePage[] => [page, ...page.children.flatMap(inOrder)]

/** A page and all below it, but for the types of the SDK reference, which its front names. */
const below = (path: string, { pages }: AllPages): TreePage[] => {
  const page = pages.get(path)
  return page ? inOrder(page).filter((one) => !/\/symbols\/./.test(one.path)) : []
}

/** The pages in the order of the header, the SDK's by platform; those of older versions are not among them. */
function sectionsOf(all: AllPages): Section[] {
  const { language, words, ownWords } = all
  return families.flatMap(({ segment, label }): Section[] => {
    const own = below(`/${language}/${segment}/`, all)
    const title = words(label)
    if (segment !== 'sdk') return [{ title, pages: own }]
    const general = own.filter(
      ({ path }) => [undefined, currentVersion].includes(versionOf(path)) && !parseSdkPath(path),
    )
    const platforms = platformsOf(currentVersion).map((platform) => {
      const front = sdkPath({ language, version: currentVersion, platform, topic: '' })
      const name = ownWords('llms.version', { platform: platformLabel(platform), version: currentVersion })
      return { title: name, pages: below(front, all), front }
    })
    return [{ title, pages: general }, ...platforms]
  })
}

/** The fronts of older versions and of their platforms: each names the pages below it. */
function older({ language, pages }: AllPages): TreePage[] {
  return sdkVersions
    .filter(({ id }) => id !== currentVersion)
    .flatMap(({ id: version }) => [
      `/${language}/sdk/${version}/`,
      ...platformsOf(version).map((platform) => sdkPath({ language, version, platform, topic: '' })),
    ])
    .flatMap((path) => pages.get(path) ?? [])
}

function line({ path, label }: TreePage, { docs }: AllPages): string {
  const doc = docs.get(path)
  const sdk = parseSdkPath(path)
  const name = doc?.title ?? label
  const title = sdk && !sdk.topic && sdk.version !== currentVersion ? `${name} ${sdk.version}` : name
  return `- ${link(plain(title), site.url + markdownPath(path))}${doc ? `: ${plain(doc.description)}` : ''}`
}

const fullFile = (folder: string) => `${folder}llms-full.txt`

/** The beginning of each list: the name of the site, and what it is about. */
const beginning = ({ language, words }: AllPages): string[] => [
  `# ${plain(siteTitle(language))}`,
  `> ${plain(words('gate.description'))}`,
]

/** The list of all pages for language models, in the form of llmstxt.org. */
function listOf(all: AllPages, folder: string, sections: readonly Section[], size: number): string {
  const { words, ownWords, language } = all
  const home = all.pages.get(`/${language}/`)
  const megabytes = `${(size / 1_000_000).toFixed(1)} MB`
  const api = `- ${link(plain(ownWords('llms.openapi')), site.url + apiDownloads[0])}`
  const full = (front: string) =>
    `- ${link(plain(ownWords('llms.platformFull')), site.url + fullFile(front))}`
  return joined([
    ...beginning(all),
    ownWords('llms.about', { version: currentVersion }),
    ownWords('llms.full', { address: site.url + fullFile(folder), size: megabytes }),
    ...(home ? [`## ${plain(ownWords('llms.start'))}`, line(home, all)] : []),
    ...sections.flatMap(({ title, pages, front }) => [
      `## ${plain(title)}`,
      [
        ...pages.map((page) => line(page, all)),
        ...(front ? [full(front)] : []),
        ...(title === words('nav.api') ? [api] : []),
      ].join('\n'),
    ]),
    // A word of the form, in whatever language.
    '## Optional',
    older(all)
      .map((page) => line(page, all))
      .join('\n'),
  ])
}

/** The text of pages, one after the other, without what tools have in a better form. */
function textOf(all: AllPages, about: string, sections: readonly Section[]): string {
  const texts = sections
    .flatMap(({ pages }) => pages)
    .filter(({ path }) => all.docs.get(path)?.template !== 'api-resource' && !path.endsWith('/symbols/'))
    .map(({ path }) => all.markdownOf(path))
  return [`${joined([...beginning(all), about])}\n`, ...texts].join('\n---\n\n')
}

/** The list of a language, the text of its pages, and that of each platform. */
export function llmsFiles(all: AllPages): File[] {
  const { language, ownWords } = all
  // The languages besides the default one have lists of their own.
  const folder = language === defaultLanguage ? '/' : `/${language}/`
  const list = `${site.url}${folder}llms.txt`
  const sections = sectionsOf(all).filter(({ pages }) => pages.length)
  const api = site.url + apiDownloads[0]
  const text = textOf(all, ownWords('llms.fullAbout', { version: currentVersion, api, list }), sections)
  const ofPlatforms = sections.flatMap((section): File[] => {
    const { title, front } = section
    if (!front) return []
    return [[fullFile(front), textOf(all, ownWords('llms.platformAbout', { name: title, list }), [section])]]
  })
  return [
    [`${folder}llms.txt`, `${listOf(all, folder, sections, Buffer.byteLength(text))}\n`],
    [fullFile(folder), text],
    ...ofPlatforms,
  ]
}
