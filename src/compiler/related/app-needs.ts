import type { AppNeed } from '../../shared/doc-page'
import { labelOf } from '../../shared/page-tree'
import {
  hasEnded,
  isObsolete,
  newestOfEach,
  newestVersionOf,
  newestWith,
  parseSdkPath,
  platformLabel,
  sdkPath,
  topicPaths,
  versionsOf,
  type PlatformVersion,
  type SdkLocation,
  type SdkPlatform,
} from '../../shared/sdk'
import { defaultLanguage } from '../../shared/site'
import { languageOf, withLanguage } from '../../shared/slugs'
import { remembered } from '../../text/maps'
import type { TreeEntry } from '../page/tree-entry'
import { absenceOf, type Parity } from '../parity/parity'

interface Pages {
  entryOfPath(path: string): TreeEntry | undefined
}

/**
 * What an app needs before a guide works: the topics that the guide names in its frontmatter (`app`), each with the
 * platforms that have a page on it. Of a platform it is the newest version that can do it. Where none can, the page of the
 * newest says so; the reason is given here already.
 */
export function appNeeds(guide: TreeEntry, pages: Pages, parity: Parity): AppNeed[] {
  const language = languageOf(guide.path) ?? defaultLanguage
  const platforms = platformsOfGuide(guide, language, pages, parity)
  return guide.page.frontmatter.app.flatMap((topic) => {
    const found = platforms.flatMap(({ isAble, ...one }) =>
      pagesOn({ ...one, language, topic }, pages, parity).filter(({ absent }) => isAble || absent),
    )
    const [first] = found
    if (!first) return []
    const label = labelOf(first.target.page.frontmatter)
    return [
      {
        topic,
        label: isPartOfTopic(topic) ? `${parentLabel(first.target, pages)}: ${label.toLowerCase()}` : label,
        platforms: found.map(({ id, target: { path }, absent }) => {
          const name = nameOf(path)
          return { id, path, ...(name ? { name } : {}), ...(absent ? { absent } : {}) }
        }),
      },
    ]
  })
}

interface GuidePlatform extends PlatformVersion {
  /** Whether the version can follow the guide; if not, what it can do of it is of no use. */
  isAble: boolean
}

/**
 * The platforms that a guide names, or all, each with the newest version that can follow it. Where none can, it is the newest
 * of all; a platform that has ended is left out of a guide that does not name it.
 */
function platformsOfGuide(guide: TreeEntry, language: string, pages: Pages, parity: Parity): GuidePlatform[] {
  const { app, platforms: named } = guide.page.frontmatter
  const newest = named.map((platform) => ({ platform, version: newestVersionOf(platform) }))
  return (named.length ? newest : newestOfEach()).flatMap(({ platform, version }) => {
    const able = versionsOf(platform).find((one) => {
      const at = { version: one, platform, language }
      const hasPage = app.some((topic) => targetsAt({ ...at, topic }, pages).length)
      return hasPage && canFollow({ ...at, topic: '' }, guide, parity)
    })
    if (!able && !named.length && hasEnded(platform)) return []
    return [{ platform, version: able ?? version, isAble: able !== undefined }]
  })
}

const targetsAt = (at: SdkLocation, pages: Pages): TreeEntry[] =>
  topicPaths(at).flatMap((path) => pages.entryOfPath(path) ?? [])

interface PageOn {
  id: SdkPlatform
  target: TreeEntry
  absent?: string
}

/**
 * The pages of a platform on a topic: of its version, or if that cannot do it, of the newest that can; one for each system.
 * A version that nobody looks after is no way out of one that can follow the guide otherwise.
 */
function pagesOn(at: SdkLocation, pages: Pages, parity: Parity): PageOn[] {
  const others = versionsOf(at.platform).filter((version) => !isObsolete(version))
  const found = [at.version, ...others].flatMap((version) => {
    const targets = targetsAt({ ...at, version }, pages)
    return targets.length ? [{ targets, absent: absenceOf(parity, { ...at, version }) }] : []
  })
  const { targets = [], absent } = found.find((one) => !one.absent) ?? found[0] ?? {}
  return targets.map((target) => ({ id: at.platform, target, ...(absent ? { absent } : {}) }))
}

/** How a page is called beside the other platforms, where the platform's name does not say it all. */
function nameOf(path: string): string | undefined {
  const { platform, version, os } = parseSdkPath(path) ?? {}
  const isOlder = platform && version !== newestVersionOf(platform)
  if (!isOlder && !os) return undefined
  return [platformLabel(platform), os && `(${platformLabel(os)})`, isOlder && version]
    .filter(Boolean)
    .join(' ')
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
  const guides = guidesOfApp(location, entries, parity)
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

/** By the pages that there are, and what SDKs can do. */
const known = new WeakMap<readonly TreeEntry[], WeakMap<Parity, Map<string, readonly TreeEntry[]>>>()

/** The guides that an app of a version and platform can follow, whatever the topic: all pages of it ask. */
function guidesOfApp(at: SdkLocation, entries: readonly TreeEntry[], parity: Parity): readonly TreeEntry[] {
  const ofEntries = remembered(known, entries, () => new WeakMap())
  const ofParity = remembered(ofEntries, parity, () => new Map<string, readonly TreeEntry[]>())
  return remembered(ofParity, [at.language, at.version, at.platform, at.os].join(' '), () =>
    entries.filter(
      (guide) =>
        guide.page.frontmatter.app.length &&
        languageOf(guide.path) === at.language &&
        canFollow(at, guide, parity) &&
        !isAboutMissing(at, guide, parity),
    ),
  )
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
    ({ id, guides = [] }) =>
      guides.some((one) => path.startsWith(withLanguage(one, language))) &&
      parity.supportOf(version, platform, id).state === 'no',
  )
}

/** Whether the guide that stands for a capability is of one that an SDK lacks; an app may still have a part in what it tells. */
const isAboutMissing = (
  { version, platform, language }: SdkLocation,
  { path }: TreeEntry,
  { capabilities, supportOf }: Parity,
): boolean =>
  capabilities.some(
    ({ id, guide }) =>
      guide !== undefined &&
      path === withLanguage(guide, language) &&
      supportOf(version, platform, id).state === 'no',
  )

/** More would bury the rest of the page; a topic that nearly every guide needs, such as push, has more. */
const MOST_GUIDES = 8

/** A page on a topic, for one platform. */
export interface PlatformLink {
  id: SdkPlatform
  path: string
  /** How the page is called, where its platform has a newer version without one. */
  name?: string
}

/** What <Platforms> is written with. */
export interface PlatformsAsked {
  topic: string
  heading?: string
  capability?: string
  without?: readonly string[]
}

/**
 * The pages of all platforms on a topic, each of the newest version that has one, at the heading where they have it. Of a
 * platform that has ended, only a page on something that it can do, and that has the heading: the text was written for others.
 * A sentence on a part of a topic names that `capability`, or platforms that cannot do it (`without`).
 */
export function platformLinks(
  { topic, heading, capability, without = [] }: PlatformsAsked,
  language: string,
  pages: Pages,
  parity: Parity,
): PlatformLink[] {
  const pageOf = (one: PlatformVersion) => pages.entryOfPath(sdkPath({ ...one, language, topic }))
  const lacksIt = ({ version, platform }: PlatformVersion) =>
    without.includes(platform) ||
    (capability !== undefined && parity.supportOf(version, platform, capability).state === 'no')
  return newestWith((one) => pageOf(one) !== undefined).flatMap(({ platform: id, version }) => {
    if (lacksIt({ platform: id, version })) return []
    const target = pageOf({ platform: id, version })
    if (!target) return []
    const hasIt = target.page.headings.some((one) => one.id === heading)
    if (hasEnded(id) && ((heading && !hasIt) || absenceOf(parity, { version, platform: id, topic })))
      return []
    const name = nameOf(target.path)
    return [
      { id, path: hasIt && heading ? `${target.path}#${heading}` : target.path, ...(name ? { name } : {}) },
    ]
  })
}

/** All topics that some platform has a page on, in a version that somebody looks after or in its last one. */
export function knownTopics(paths: Iterable<string>): Set<string> {
  return new Set(
    [...paths].flatMap((path) => {
      const { platform, version, topic } = parseSdkPath(path) ?? {}
      return platform && version && topic && (!isObsolete(version) || version === newestVersionOf(platform))
        ? [topic]
        : []
    }),
  )
}
