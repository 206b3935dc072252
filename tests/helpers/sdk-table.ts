import type { VersionFacts } from '../../src/shared/sdk-table'

/**
 * The versions that unit tests are written for, in place of src/shared/sdk-table.ts (vitest.config.mts): a version that
 * begins changes none of them. Platforms and operating systems are the site's.
 */

export { sdkOperatingSystems, sdkPlatforms } from '../../src/shared/sdk-table'

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
