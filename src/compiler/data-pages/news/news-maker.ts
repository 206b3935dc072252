import { feedPath, newsPath } from '../../../shared/news'
import { pathToFiles, withLanguage } from '../../../shared/slugs'
import type { SdkPlatform } from '../../../shared/sdk'
import type { Language } from '../../../shared/site'
import { CONTENT } from '../../files/content-files'
import { readFacts } from '../../files/facts'
import { RELEASES } from '../../files/releases'
import { wordsOf } from '../../files/words'
import type { TreeEntry } from '../../page/tree-entry'
import type { Maker } from '../maker'
import { platformsWithNews, releasePages } from './addresses'
import { dashboardFile, readDashboardNews } from './dashboard'
import { dashboardItems, feed, releaseItems } from './feeds'
import { dashboardPage, frontPage, platformPage, type NewsMaterial } from './pages'
import { releasesOf, type VersionReleases } from './releases'
import { isFeed, keepFeeds, writeFeeds } from './write-feeds'

const home = (language: Language): string => withLanguage('/', language)

/**
 * What is new: of each SDK as the pages Resources tell it, of all of them by release, and of the dashboard; the same as feeds.
 * Nobody writes a change twice: it stands in the table of its platform.
 */
export const newsMaker: Maker = {
  name: 'news',
  data: { file: () => RELEASES, rule: 'release' },
  // What was written stands on other pages, which the check reads.
  isProse: false,
  needs: 'all',
  // All of it is found there.
  excerpt: { letters: () => 60, of: () => true },
  downloads: { has: (_root, address) => isFeed(address), write: writeFeeds },
  routes({ files }, language, has) {
    const platforms = has(home(language)) ? platformsWithNews(language, has) : []
    if (!platforms.length) return []
    const fileOf = (platform: SdkPlatform) => {
      const paths = releasePages(language, platform).flatMap(({ paths: all }) => all.filter(has))
      return (
        paths
          .flatMap(pathToFiles)
          .map((file) => `${CONTENT}/${file}`)
          .find((file) => files.includes(file)) ?? RELEASES
      )
    }
    const [first] = platforms
    return [
      ...(first ? [[newsPath(language), fileOf(first)] as [string, string]] : []),
      ...(files.includes(dashboardFile(language))
        ? [[newsPath(language, 'dashboard'), dashboardFile(language)] as [string, string]]
        : []),
      ...platforms.map((platform): [string, string] => [newsPath(language, platform), fileOf(platform)]),
    ]
  },
  make({ root, language, has, written }) {
    const platforms = has(home(language)) ? platformsWithNews(language, has) : []
    if (!platforms.length) {
      keepFeeds(language, new Map())
      return []
    }
    const { facts } = readFacts(root)
    const words = wordsOf(root, language)
    const releases = new Map(
      platforms.map((platform): [SdkPlatform, VersionReleases[]] => [
        platform,
        releasesOf(platform, language, written, facts, words),
      ]),
    )
    const { news, problems } = readDashboardNews(root, language, releases)
    const sourceOf = (path: string) => fileOf(written.get(path)) ?? RELEASES
    const titleAt = (path: string) => written.get(path)?.page.frontmatter.title
    const material: NewsMaterial = { language, words, releases, news, sourceOf, titleAt }
    const all = [...releases].flatMap(([, versions]) => versions.flatMap((one) => one.releases))
    keepFeeds(
      language,
      new Map([
        [feedPath(language), feed('all', releaseItems(all, language, words), language, words)],
        ...(news.length
          ? ([
              [
                feedPath(language, 'dashboard'),
                feed('dashboard', dashboardItems(news, language, words), language, words),
              ],
            ] as const)
          : []),
        ...[...releases].map(([platform, versions]): [string, string] => [
          feedPath(language, platform),
          feed(
            platform,
            releaseItems(
              versions.flatMap((one) => one.releases),
              language,
              words,
            ),
            language,
            words,
          ),
        ]),
      ]),
    )
    const pages = [
      frontPage(material),
      ...(news.length ? [dashboardPage(material)] : []),
      ...platforms.map((platform, at) => platformPage(platform, 20 + at, material)),
    ]
    return [{ pages, problems }]
  },
}

const fileOf = (entry: TreeEntry | undefined): string | undefined => entry && `${CONTENT}/${entry.file}`
