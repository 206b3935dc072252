/** What the site knows about SDK versions and platforms as such: names, order, status. */

export type VersionStatus = 'current' | 'maintenance' | 'unsupported'

export const sdkVersions = [
  { id: 'v3', label: 'v3', status: 'current' },
  { id: 'v2', label: 'v2', status: 'maintenance' },
  { id: 'v1', label: 'v1', status: 'unsupported' },
] as const satisfies readonly { id: string; label: string; status: VersionStatus }[]

export type SdkVersion = (typeof sdkVersions)[number]['id']
export const currentVersion: SdkVersion = 'v3'

export const sdkPlatforms = [
  { id: 'android', label: 'Android' },
  { id: 'ios', label: 'iOS' },
  { id: 'tvos', label: 'tvOS' },
  { id: 'html5', label: 'Web (HTML5)' },
  { id: 'wordpress', label: 'WordPress' },
  { id: 'flutter', label: 'Flutter' },
  { id: 'react-native', label: 'React Native' },
  { id: 'cordova', label: 'Cordova' },
  { id: 'ionic-native', label: 'Ionic Native' },
] as const

export type SdkPlatform = (typeof sdkPlatforms)[number]['id']

/** The operating systems that v1 and v2 of these platforms document apart. */
export const sdkOperatingSystems = [
  { id: 'android', label: 'Android' },
  { id: 'ios', label: 'iOS' },
] as const
export type SdkOs = (typeof sdkOperatingSystems)[number]['id']

const split: Record<SdkVersion, readonly SdkPlatform[]> = {
  v1: ['cordova', 'react-native'],
  v2: ['cordova', 'flutter', 'react-native'],
  v3: [],
}

const available: Record<SdkVersion, readonly SdkPlatform[]> = {
  v1: ['android', 'ios', 'tvos', 'html5', 'wordpress', 'cordova', 'react-native'],
  v2: ['android', 'ios', 'tvos', 'html5', 'wordpress', 'flutter', 'react-native', 'cordova'],
  v3: ['android', 'ios', 'flutter', 'react-native', 'cordova', 'ionic-native'],
}

export const isSplitByOs = (version: SdkVersion, platform: SdkPlatform): boolean =>
  split[version].includes(platform)

export const platformsOf = (version: SdkVersion): readonly SdkPlatform[] => available[version]

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

/** The inverse of parseSdkPath. */
export function sdkPath({ language, version, platform, os, topic }: SdkLocation): string {
  return `/${[language, 'sdk', version, platform, os, topic].filter(Boolean).join('/')}/`
}
