/**
 * The SDK versions and platforms that there are: names, order, status. A version that begins or ends is a change of this
 * table; everything else is derived from it (`./sdk`). Unit tests have a table of their own.
 */

export type VersionStatus = 'current' | 'maintenance' | 'unsupported'

/** The operating systems that older versions of some platforms document apart. */
export const sdkOperatingSystems = [
  { id: 'android', label: 'Android' },
  { id: 'ios', label: 'iOS' },
] as const

/** The section on the releases of the platforms that ended with version 2. */
const lastReleases = { page: '/sdk/compatibility/', anchor: 'tvos-web-and-wordpress' }

/** All platforms that there ever were, in the order of every list. */
export const sdkPlatforms = [
  { id: 'android', label: 'Android', os: 'android' },
  { id: 'ios', label: 'iOS', os: 'ios' },
  { id: 'tvos', label: 'tvOS', os: 'ios', later: false, releases: lastReleases },
  { id: 'html5', label: 'Web (HTML5)', later: true, releases: lastReleases },
  {
    id: 'wordpress',
    label: 'WordPress',
    underneath: ['html5'],
    migration: { topic: 'resources', anchor: 'update-a-site-from-version-1' },
    releases: lastReleases,
  },
  { id: 'flutter', label: 'Flutter', underneath: ['android', 'ios'] },
  { id: 'react-native', label: 'React Native', underneath: ['android', 'ios'] },
  { id: 'cordova', label: 'Cordova', underneath: ['android', 'ios'] },
  { id: 'ionic-native', label: 'Ionic Native', underneath: ['android', 'ios'] },
] as const satisfies readonly PlatformFacts[]

export interface PlatformFacts {
  id: string
  label: string
  /** The system whose SDK it shares, for a reader who comes from it to a platform that is split. */
  os?: (typeof sdkOperatingSystems)[number]['id']
  /** The platforms whose SDKs run underneath: its pages may name their releases. */
  underneath?: readonly string[]
  /** Whether there are versions after the newest one that the pages cover; missing where that is not known. */
  later?: boolean
  /** Where its pages say how to move to a newer version, if not on the topic `migration`. */
  migration?: { topic: string; anchor?: string }
  /** If its versions have come to their end on these pages: where its last releases are named. */
  releases?: { page: string; anchor: string }
}

/** All versions, the newest first; exactly one is the current one. */
export const sdkVersions = [
  {
    id: 'v3',
    label: 'v3',
    status: 'current',
    platforms: ['android', 'ios', 'flutter', 'react-native', 'cordova', 'ionic-native'],
    splitByOs: [],
  },
  {
    id: 'v2',
    label: 'v2',
    status: 'maintenance',
    platforms: ['android', 'ios', 'tvos', 'html5', 'wordpress', 'flutter', 'react-native', 'cordova'],
    splitByOs: ['flutter', 'react-native', 'cordova'],
  },
  {
    id: 'v1',
    label: 'v1',
    status: 'unsupported',
    platforms: ['android', 'ios', 'tvos', 'html5', 'wordpress', 'react-native', 'cordova'],
    splitByOs: ['react-native', 'cordova'],
  },
] as const satisfies readonly VersionFacts[]

export interface VersionFacts {
  id: string
  label: string
  status: VersionStatus
  platforms: readonly (typeof sdkPlatforms)[number]['id'][]
  /** Platforms whose pages it has once for each operating system. */
  splitByOs: readonly (typeof sdkPlatforms)[number]['id'][]
}
