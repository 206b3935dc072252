import { formatDay } from '../../../shared/format-day'
import { feedPath, newsPath, type NewsOf } from '../../../shared/news'
import {
  currentVersion,
  hasLater,
  newestVersionOf,
  parseSdkPath,
  platformLabel,
  releasesOf as placeOfReleases,
  type SdkPlatform,
} from '../../../shared/sdk'
import { defaultLanguage, type Language } from '../../../shared/site'
import { withLanguage } from '../../../shared/slugs'
import type { Words } from '../../files/words'
import { tableOf } from '../../page/table-of'
import type { GeneratedPage } from '../../page/generated-page'
import type { Place } from '../../problems/problem'
import { dashboardFile, type DashboardNews } from './dashboard'
import { productOf, titleOf } from './feeds'
import { byLine, lineOf, type Release, type VersionReleases } from './releases'

/** What the pages are made with. */
export interface NewsMaterial {
  language: Language
  words: Words
  releases: ReadonlyMap<SdkPlatform, readonly VersionReleases[]>
  news: readonly DashboardNews[]
  /** The file that a page comes from, from the project's root. */
  sourceOf: (path: string) => string
  /** What a page that somebody wrote is called; undefined where there is none. */
  titleAt: (path: string) => string | undefined
}

const nothing = '–'
/** A table, and the line that ends it. */
const block = (...table: Parameters<typeof tableOf>): string[] => [tableOf(...table), '']

const dayIn = (language: Language, day: string | undefined): string =>
  day ? formatDay(new Date(day), language, { timeZone: 'UTC' }) : nothing

/** A release with its day, where that is known. */
const withDay = (language: Language, { release, on }: Release): string =>
  on ? `${release}, ${dayIn(language, on)}` : release

interface Body {
  description: string
  navTitle: string
  order: number
  lines: string[]
  source: string
  alsoFrom?: string[]
  place?: Required<Place>
}

function page(of: NewsOf, { language, words }: NewsMaterial, body: Body): GeneratedPage {
  const { description, navTitle, order, lines, source, alsoFrom } = body
  const front = [
    '---',
    `title: ${JSON.stringify(titleOf(of, words))}`,
    `description: ${JSON.stringify(description)}`,
    `navTitle: ${JSON.stringify(navTitle)}`,
    `keywords: ${JSON.stringify(words('news.keywords').split(/,\s*/))}`,
    `order: ${String(order)}`,
    '---',
    '',
  ]
  return {
    file: `${newsPath(language, of).slice(1, -1)}.mdx`,
    text: [...front, ...lines].join('\n'),
    source,
    ...(alsoFrom ? { alsoFrom } : {}),
    places: [{ line: 1, place: body.place ?? { file: source, line: 1, column: 1 } }],
  }
}

/** Where a page can be followed, and what it is for. */
const follow = ({ language, words }: NewsMaterial, of: NewsOf): string =>
  words(of === 'dashboard' ? 'news.dashboard.follow' : 'news.follow', {
    feed: `[${words('news.rss')}](${feedPath(language, of)})`,
  })

/** All releases of a platform, a table a version. */
export function platformPage(platform: SdkPlatform, order: number, material: NewsMaterial): GeneratedPage {
  const { language, words, releases, sourceOf } = material
  const label = platformLabel(platform)
  const versions = releases.get(platform) ?? []
  const lines = versions.flatMap(({ version, pages, releases: all }) => {
    if (!all.length) return []
    const dated = all.some(({ on }) => on)
    const head = [words('news.release'), ...(dated ? [words('news.released')] : []), words('news.changed')]
    return [
      `## ${words('news.version', { version: version.slice(1) })} {/* #${version} */}`,
      '',
      ...block(
        head,
        all.map(({ release, text, on }) => [release, ...(dated ? [dayIn(language, on)] : []), text]),
      ),
      words('news.more', { pages: pages.map((told) => resourcesAt(told, material)).join(', ') }),
      '',
    ]
  })
  const [newest] = versions
  const product = productOf(platform, words)
  const hasDashes = versions.some(
    ({ releases: all }) => all.some(({ on }) => on) && all.some(({ on }) => !on),
  )
  const intro = [
    words('news.platform.intro', { product }),
    ...(versions.some(({ version }) => version !== currentVersion)
      ? [words('news.platform.selection', { version: currentVersion.slice(1) })]
      : []),
    ...(hasDashes ? [words('news.undated')] : []),
  ].join(' ')
  return page(platform, material, {
    description: words('news.platform.description', { product }),
    navTitle: label,
    order,
    lines: [intro, '', follow(material, platform), '', ...lines],
    source: sourceOf(newest?.page ?? ''),
    alsoFrom: versions.slice(1).map(({ page: told }) => sourceOf(told)),
  })
}

/** The page Resources; of a split platform, that of a system. */
const resourcesAt = (path: string, { words }: NewsMaterial): string => {
  const os = parseSdkPath(path)?.os
  const name = os ? words('news.resourcesOf', { system: platformLabel(os) }) : words('news.resources')
  return `[${name}](${path})`
}

/**
 * What each release brought, over all platforms: the newest of each, then a section a line of the current version. Older
 * versions have their lines on the pages of the platforms: here, those that have moved on would seem to have none.
 */
export function frontPage(material: NewsMaterial): GeneratedPage {
  const { language, words, releases, sourceOf, titleAt } = material
  const newest = [...releases].map(([platform, versions]) => ({
    platform,
    own: versions.find(({ version }) => version === newestVersionOf(platform)),
  }))
  const latest = newest.flatMap(({ platform, own }) => {
    const [first] = own?.releases ?? []
    return first
      ? [
          [
            `[${platformLabel(platform)}](${newsPath(language, platform)})`,
            withDay(language, first),
            first.text,
          ],
        ]
      : []
  })
  const all = newest.flatMap(({ own }) => (own?.version === currentVersion ? own.releases : []))
  const lines = [...new Set(all.map(({ release }) => lineOf(release)))].sort(byLine)
  // Three columns are what a phone has room for.
  const head = [words('news.sdk'), words('news.release'), words('news.changed')]
  const sections = lines.flatMap((line) => [
    `## ${words('news.line', { line })} {/* #${anchorOf(line)} */}`,
    '',
    ...block(
      head,
      all
        .filter(({ release }) => lineOf(release) === line)
        .map((release) => [platformLabel(release.platform), withDay(language, release), release.text]),
    ),
  ])
  const later = newest.flatMap(({ platform }) => {
    const place = hasLater(platform) ? placeOfReleases(platform) : undefined
    const path = place && withLanguage(place.page, language)
    const title = path && titleAt(path)
    return title
      ? [
          words('news.later', {
            platform: platformLabel(platform),
            page: `[${title}](${path}#${place.anchor})`,
          }),
        ]
      : []
  })
  const pages = [...releases].flatMap(([, versions]) => versions.map(({ page: told }) => sourceOf(told)))
  return page('all', material, {
    description: words('news.description'),
    navTitle: words('news.navTitle'),
    order: 960,
    lines: [
      words('news.intro', {
        version: currentVersion.slice(1),
        dashboard: `[${words('news.dashboard.title')}](${newsPath(language, 'dashboard')})`,
      }),
      '',
      follow(material, 'all'),
      '',
      `## ${words('news.latest')}`,
      '',
      [words('news.latestIntro'), ...later].join(' '),
      '',
      ...block(head, latest),
      ...sections,
    ],
    source: pages[0] ?? dashboardFile(defaultLanguage),
    alsoFrom: pages.slice(1),
  })
}

/** An anchor that is a name: `release-3-10`. */
const anchorOf = (line: string): string => `release-${line.replaceAll('.', '-')}`

/** What the dashboard offers, each with the release of each SDK that an app needs for it. */
export function dashboardPage(material: NewsMaterial): GeneratedPage {
  const { language, words, news, titleAt } = material
  const lines = news.flatMap(({ what, see, needs }) => [
    `## ${what}`,
    '',
    words('news.dashboard.see', { page: `[${titleAt(see.replace(/#.*/, '')) ?? what}](${see})` }),
    '',
    ...block(
      [words('news.sdk'), words('news.dashboard.from'), words('news.released')],
      needs.map(({ platform, release, note }) => [
        `[${platformLabel(platform)}](${newsPath(language, platform)}#${note.version})`,
        release,
        dayIn(language, dayOfNeed(note, release)),
      ]),
    ),
  ])
  const undated = news.some(({ needs }) => needs.some(({ note, release }) => !dayOfNeed(note, release)))
  return page('dashboard', material, {
    description: words('news.dashboard.description'),
    navTitle: words('news.dashboard.navTitle'),
    order: 10,
    lines: [
      [
        words('news.dashboard.intro', {
          parity: `[${words('news.dashboard.parity')}](${withLanguage('/sdk/', language)})`,
        }),
        ...(undated ? [words('news.undated')] : []),
      ].join(' '),
      '',
      follow(material, 'dashboard'),
      '',
      ...lines,
    ],
    source: dashboardFile(language),
  })
}

/** A row of all 3.4.x knows no day of 3.4.0. */
const dayOfNeed = ({ on, release: told }: Release, release: string): string | undefined =>
  told === release ? on : undefined
