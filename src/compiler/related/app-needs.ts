import type { AppNeed } from '../../shared/doc-page'
import { labelOf } from '../../shared/page-tree'
import {
  currentVersion,
  newestOfEach,
  newestVersionOf,
  parseSdkPath,
  sdkPath,
  type PlatformVersion,
  type SdkLocation,
  type SdkPlatform,
} from '../../shared/sdk'
import { defaultLanguage } from '../../shared/site'
import { languageOf, withLanguage } from '../../shared/slugs'
import type { TreeEntry } from '../page/tree-entry'
import { absenceOf, type Parity } from '../parity/parity'

interface Pages {
  entryOfPath(path: string): TreeEntry | undefined
}

/**
 * What an app needs before a guide works: the topics that the guide names in its frontmatter (`app`), each with the
 * platforms that have a page on it in their newest version. Of a topic that nobody can do on a platform, the page there
 * says so; the reason is given here already.
 */
export function appNeeds(guide: TreeEntry, pages: Pages, parity: Parity): AppNeed[] {
  const language = languageOf(guide.path) ?? defaultLanguage
  const platforms = platformsOfGuide(guide, language, parity)
  return guide.page.frontmatter.app.flatMap((topic) => {
    const found = platforms.flatMap(({ platform, version }) => {
      const target = pages.entryOfPath(sdkPath({ language, version, platform, topic }))
      return target ? [{ platform, version, target }] : []
    })
    const [first] = found
    if (!first) return []
    const label = labelOf(first.target.page.frontmatter)
    return [
      {
        topic,
        label: isPartOfTopic(topic) ? `${parentLabel(first.target, pages)}: ${label.toLowerCase()}` : label,
        platforms: found.map(({ platform, version }) => {
          const absent = absenceOf(parity, { version, platform, topic })
          return {
            id: platform,
            ...(version === currentVersion ? {} : { version }),
            ...(absent ? { absent } : {}),
          }
        }),
      },
    ]
  })
}

/** The platforms that a guide names, or all: those that have none of the current version as far as they can follow it. */
function platformsOfGuide(guide: TreeEntry, language: string, parity: Parity): readonly PlatformVersion[] {
  const { platforms } = guide.page.frontmatter
  if (platforms.length) return platforms.map((platform) => ({ platform, version: newestVersionOf(platform) }))
  return newestOfEach().filter(
    (one) => one.version === currentVersion || canFollow({ ...one, language, topic: '' }, guide, parity),
  )
}

/** `implementation/loyalty/setup`: a "Setup" that says nothing without its topic. */
const isPartOfTopic = (topic: string) => topic.split('/').length > 2

function parentLabel({ path }: TreeEntry, pages: Pages): string {
  const parent = pages.entryOfPath(path.replace(/[^/]+\/$/, ''))?.page.frontmatter
  return parent ? labelOf(parent) : ''
}

/**
 * The guides of its language that depend on an SDK page: those that name its topic, or the topic it is a part of, as far as an app
 * of that version and platform can follow them. The guide of the capability comes first, then those that need the topic before
 * others, and little else.
 */
export function guidesFor(path: string, entries: readonly TreeEntry[], parity: Parity): TreeEntry[] {
  const location = parseSdkPath(path)
  if (!location || absenceOf(parity, location)) return []
  const { capabilities } = parity
  const guides = entries.filter(
    (guide) =>
      guide.page.frontmatter.app.length &&
      languageOf(guide.path) === location.language &&
      canFollow(location, guide, parity),
  )
  for (let topic = location.topic; topic.includes('/'); topic = topic.replace(/\/[^/]*$/, '')) {
    const naming = guides.filter(({ page }) => page.frontmatter.app.includes(topic))
    const main = capabilities.find((one) => one.topic === topic && one.guide)?.guide
    const rank = ({ path: guide, page: { frontmatter } }: TreeEntry) =>
      main && guide === withLanguage(main, location.language)
        ? -1
        : frontmatter.app.indexOf(topic) * 10 + frontmatter.app.length
    if (naming.length) return naming.sort((a, b) => rank(a) - rank(b)).slice(0, MOST_GUIDES)
  }
  return []
}

/** Whether an app of a version and platform can have what a guide is about. */
function canFollow(at: SdkLocation, { path, page }: TreeEntry, parity: Parity): boolean {
  const { version, platform, os, language } = at
  const { app, platforms } = page.frontmatter
  // Half a platform is also about the system it is for: APNs is nothing for Flutter on Android.
  const isOn = (one: SdkPlatform) => !platforms.length || platforms.includes(one)
  if (!isOn(platform) || (os && !isOn(os))) return false
  if (app.every((topic) => absenceOf(parity, { version, platform, topic }))) return false
  return !parity.capabilities.some(
    ({ id, guide, guides = [] }) =>
      (path === (guide && withLanguage(guide, language)) ||
        guides.some((one) => path.startsWith(withLanguage(one, language)))) &&
      parity.supportOf(version, platform, id).state === 'no',
  )
}

/** More would bury the rest of the page; a topic that nearly every guide needs, such as push, has more. */
const MOST_GUIDES = 8

/** A page on a topic, for one platform. */
export interface PlatformLink {
  id: SdkPlatform
  path: string
}

/**
 * The pages of all platforms on a topic, each of its newest version, at the heading where they have it. Of a platform without
 * the current version, only a page on something that it can do, and that has the heading: the text was written for others.
 */
export function platformLinks(
  { topic, heading }: { topic: string; heading?: string },
  language: string,
  pages: Pages,
  parity: Parity,
): PlatformLink[] {
  return newestOfEach().flatMap(({ platform: id, version }) => {
    const target = pages.entryOfPath(sdkPath({ language, version, platform: id, topic }))
    if (!target) return []
    const hasIt = target.page.headings.some((one) => one.id === heading)
    const isOlder = version !== currentVersion
    if (isOlder && ((heading && !hasIt) || absenceOf(parity, { version, platform: id, topic }))) return []
    return [{ id, path: hasIt && heading ? `${target.path}#${heading}` : target.path }]
  })
}

/** All topics that some platform has a page on, in the newest version that it has. */
export function knownTopics(paths: Iterable<string>): Set<string> {
  return new Set(
    [...paths].flatMap((path) => {
      const { platform, version, topic } = parseSdkPath(path) ?? {}
      return platform && topic && version === newestVersionOf(platform) ? [topic] : []
    }),
  )
}
