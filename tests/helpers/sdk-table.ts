import type { PlatformFacts, VersionFacts } from '../../src/shared/sdk-table'

/**
 * The versions and platforms that unit tests are written for, in place of src/shared/sdk-table.ts (vitest.config.mts): a
 * version that begins changes none of them.
 */

/** The operating systems that older versions of some platforms document apart. */
export const sdkOperatingSystems = [
  { id: 'android', label: 'Android' },
  { id: 'ios', label: 'iOS' },
] as const

/** All platforms that there ever were, in the order of every list. */
export const sdkPlatforms = [
  { id: 'android', label: 'Android', os: 'android' },
  { id: 'ios', label: 'iOS', os: 'ios' },
  { id: 'tvos', label: 'tvOS', os: 'ios' },
  { id: 'html5', label: 'Web (HTML5)' },
  { id: 'wordpress', label: 'WordPress', underneath: ['html5'] },
  { id: 'flutter', label: 'Flutter', underneath: ['android', 'ios'] },
  { id: 'react-native', label: 'React Native', underneath: ['android', 'ios'] },
  { id: 'cordova', label: 'Cordova', underneath: ['android', 'ios'] },
  { id: 'ionic-native', label: 'Ionic Native', underneath: ['android', 'ios'] },
] as const satisfies readonly PlatformFacts[]

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
