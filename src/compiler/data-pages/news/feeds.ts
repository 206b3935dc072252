import { escapeXml } from '../../../shared/escape-xml'
import { feedPath, newsPath, type NewsOf } from '../../../shared/news'
import { platformLabel, type SdkPlatform } from '../../../shared/sdk'
import { site, type Language } from '../../../shared/site'
import type { Words } from '../../files/words'
import type { DashboardNews } from './dashboard'
import type { Release } from './releases'

/** An entry of a feed. */
interface Item {
  /** Stays the same for ever: readers of feeds know by it what they have seen. */
  id: string
  title: string
  link: string
  html: string
  on?: string
}

/** Old releases are on the pages; a feed is for what is new. */
const most = 50

/** In the form that RSS wants, at noon: nobody knows the hour, and at noon it is the same day nearly everywhere. */
const rfc822 = (day: string): string => new Date(`${day}T12:00:00Z`).toUTCString()

/** A feed as RSS 2.0: the same text for the same news, whenever it is built. What has no date is left out. */
export function feed(of: NewsOf, all: readonly Item[], language: Language, words: Words): string {
  const items = latestFirst(all)
  const own = `${site.url}${feedPath(language, of)}`
  const title = titleOf(of, words)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeXml(words('news.channel', { title }))}</title>`,
    `<link>${site.url}${newsPath(language, of)}</link>`,
    `<description>${escapeXml(words('news.feed', { title }))}</description>`,
    `<language>${language}</language>`,
    ...items.slice(0, 1).map(({ on }) => `<lastBuildDate>${rfc822(on)}</lastBuildDate>`),
    `<atom:link href="${own}" rel="self" type="application/rss+xml"/>`,
    ...items
      .slice(0, most)
      .map(
        ({ id, title: name, link, html, on }) =>
          `<item><title>${escapeXml(name)}</title><link>${escapeXml(link)}</link><guid isPermaLink="false">${escapeXml(id)}</guid>` +
          `<pubDate>${rfc822(on)}</pubDate><description>${escapeXml(html)}</description></item>`,
      ),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

/** What a feed and the page behind it are called. */
export const titleOf = (of: NewsOf, words: Words): string =>
  of === 'all'
    ? words('news.title')
    : of === 'dashboard'
      ? words('news.dashboard.title')
      : words('news.platform.title', { product: productOf(of, words) })

/** What a platform's SDK is called; that of WordPress is a plugin. */
export const productOf = (platform: SdkPlatform, words: Words): string =>
  words(platform === 'wordpress' ? 'news.plugin' : 'news.product', { platform: platformLabel(platform) })

const host = new URL(site.url).host

/** Releases as they stand on the page of their platform. */
export const releaseItems = (releases: readonly Release[], language: Language, words: Words): Item[] =>
  releases.map(({ platform, version, release, html, on }) => ({
    id: `tag:${host},2026:sdk/${platform}/${release.replace(/[^\w.]+/g, '-')}`,
    title: words('news.item', { product: productOf(platform, words), release }),
    link: `${site.url}${newsPath(language, platform)}#${version}`,
    html,
    ...(on ? { on } : {}),
  }))

/** The dated ones, the newest first: readers of feeds would show an undated one at any day, such as today's. */
const latestFirst = (items: readonly Item[]): (Item & { on: string })[] =>
  items.flatMap(({ on, ...item }) => (on ? [{ ...item, on }] : [])).sort((a, b) => b.on.localeCompare(a.on))

export const dashboardItems = (news: readonly DashboardNews[], language: Language, words: Words): Item[] =>
  news.map(({ id, what, see, needs, on }) => ({
    id: `tag:${host},2026:dashboard/${id}`,
    title: what,
    link: `${site.url}${see}`,
    html: escapeXml(
      words('news.dashboard.needs', {
        releases: needs.map(({ platform, release }) => `${platformLabel(platform)} ${release}`).join(', '),
      }),
    ),
    ...(on ? { on } : {}),
  }))
