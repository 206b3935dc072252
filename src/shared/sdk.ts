import {
  sdkOperatingSystems,
  sdkPlatforms,
  sdkVersions,
  type PlatformFacts,
  type VersionFacts,
  type VersionStatus,
} from './sdk-table'

/** What follows from the table of SDK versions and platforms, and the addresses that are made of them. */

export { sdkOperatingSystems, sdkPlatforms, sdkVersions, type VersionStatus }

export type SdkOs = (typeof sdkOperatingSystems)[number]['id']
export type SdkPlatform = (typeof sdkPlatforms)[number]['id']
export type SdkVersion = (typeof sdkVersions)[number]['id']
/** The version that is current; if none is said to be, the first of the table. */
export const currentVersion: SdkVersion = (
  sdkVersions.find(({ status }) => status === 'current') ?? sdkVersions[0]
).id

const versionFacts = (version: SdkVersion): VersionFacts | undefined =>
  sdkVersions.find(({ id }) => id === version)
const platformFacts = (platform: string | undefined): PlatformFacts | undefined =>
  sdkPlatforms.find(({ id }) => id === platform)

/** How a platform or an operating system is called; what is neither is called by its id. */
export const platformLabel = (id: string | undefined): string => platformFacts(id)?.label ?? id ?? ''

/** How a version stands; one that is not in the table counts as unsupported. */
export const statusOf = (version: SdkVersion): VersionStatus => versionFacts(version)?.status ?? 'unsupported'

/** Whether nobody looks after a version any more: what is kept of it is for those who have it. */
export const isObsolete = (version: SdkVersion): boolean => statusOf(version) === 'unsupported'

/** The platforms whose SDKs run underneath that of a platform. */
export const platformsUnder = (platform: SdkPlatform): readonly SdkPlatform[] =>
  sdkPlatforms.flatMap(({ id }) => (platformFacts(platform)?.underneath?.includes(id) ? [id] : []))

/** Whether a platform is an operating system itself. */
export const isSystem = (platform: string): boolean => sdkOperatingSystems.some(({ id }) => id === platform)

/** Whether the SDKs of operating systems run underneath a platform: its apps hold native files as well. */
export const isHybrid = (platform: SdkPlatform): boolean => platformsUnder(platform).some(isSystem)

/** The half of a split platform that a reader of another platform wants. */
export const osOf = (platform: SdkPlatform): SdkOs => platformFacts(platform)?.os ?? 'android'

/** Whether a version has the pages of a platform once for each operating system. */
export const isSplitByOs = (version: SdkVersion, platform: SdkPlatform): boolean =>
  versionFacts(version)?.splitByOs.includes(platform) ?? false

/** The platforms of a version, in the order of every list. */
export const platformsOf = (version: SdkVersion): readonly SdkPlatform[] =>
  versionFacts(version)?.platforms ?? []

/** The versions of a platform, the newest first. */
export const versionsOf = (platform: SdkPlatform): readonly SdkVersion[] =>
  sdkVersions.map(({ id }) => id).filter((version) => platformsOf(version).includes(platform))

/** The newest version that a platform has. */
export const newestVersionOf = (platform: SdkPlatform): SdkVersion =>
  versionsOf(platform)[0] ?? currentVersion

/** A platform with the newest version that it has. */
export interface PlatformVersion {
  platform: SdkPlatform
  version: SdkVersion
}

/**
 * The platforms that somebody may begin with, each with its newest version, in the order of every list: a version that
 * begins with one platform takes nothing from the others. Without those whose versions are all unsupported.
 */
export const newestOfEach = (): readonly PlatformVersion[] =>
  sdkPlatforms
    .map(({ id: platform }) => ({ platform, version: newestVersionOf(platform) }))
    .filter(({ platform, version }) => platformsOf(version).includes(platform) && !isObsolete(version))

/**
 * Those platforms, each with the newest version that has something, such as a page on a topic, and that somebody looks
 * after; without those that have it in none. A version that begins with few topics takes none of the others.
 */
export const newestWith = (hasIt: (one: PlatformVersion) => boolean): readonly PlatformVersion[] =>
  newestOfEach().flatMap(({ platform }) => {
    const all = versionsOf(platform).map((version) => ({ platform, version }))
    return all.find((one) => !isObsolete(one.version) && hasIt(one)) ?? []
  })

/** Whether a platform has later versions than the pages cover; undefined where that is not known. */
export const hasLater = (platform: SdkPlatform): boolean | undefined => platformFacts(platform)?.later

/** The topic, and the section of it, in which the pages of a platform say how to move to their version. */
export const migrationOf = (platform: SdkPlatform): { topic: string; anchor?: string } =>
  platformFacts(platform)?.migration ?? { topic: 'migration' }

/** The page, and the section of it, that names the releases of a platform whose versions have come to their end. */
export const releasesOf = (platform: SdkPlatform): { page: string; anchor: string } | undefined =>
  platformFacts(platform)?.releases

/** Whether the versions of a platform have come to their end on these pages: text for all platforms is written for the others. */
export const hasEnded = (platform: SdkPlatform): boolean => releasesOf(platform) !== undefined

/** Where an SDK page stands in version × platform × OS × topic. */
export interface SdkLocation {
  language: string
  version: SdkVersion
  platform: SdkPlatform
  os?: SdkOs
  /** The path below the platform (or OS), such as `implementation/push`; empty for its overview. */
  topic: string
}

/** Reads `/en/sdk/v2/cordova/ios/implementation/push/`; undefined for anything that is not below a platform. */
export function parseSdkPath(path: string): SdkLocation | undefined {
  const [language, family, versionId, platformId, ...rest] = path.split('/').filter(Boolean)
  if (!language || family !== 'sdk') return undefined
  const version = sdkVersions.find(({ id }) => id === versionId)?.id
  const platform = sdkPlatforms.find(({ id }) => id === platformId)?.id
  if (!version || !platform) return undefined
  const os = isSplitByOs(version, platform)
    ? sdkOperatingSystems.find(({ id }) => id === rest[0])?.id
    : undefined
  return { language, version, platform, ...(os ? { os } : {}), topic: (os ? rest.slice(1) : rest).join('/') }
}

/** The version that a page is about: of a version's front, `/en/sdk/v2/`, and of every page below it. */
export function versionOf(path: string): SdkVersion | undefined {
  const [, family, version] = path.split('/').filter(Boolean)
  return family === 'sdk' ? sdkVersions.find(({ id }) => id === version)?.id : undefined
}

/** Where a topic of a platform may stand: above its systems, or below each of those that have pages of their own. */
export function topicPaths(location: Omit<SdkLocation, 'os'>): string[] {
  const systems = isSplitByOs(location.version, location.platform) ? sdkOperatingSystems : []
  return [sdkPath(location), ...systems.map(({ id }) => sdkPath({ ...location, os: id }))]
}

/** The inverse of parseSdkPath. */
export function sdkPath({ language, version, platform, os, topic }: SdkLocation): string {
  return `/${[language, 'sdk', version, platform, os, topic].filter(Boolean).join('/')}/`
}
