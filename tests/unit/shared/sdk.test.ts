import { describe, expect, it } from 'vitest'
import {
  isSplitByOs,
  parseSdkPath,
  platformLabel,
  platformsOf,
  sdkPath,
  sdkVersions,
} from '../../../src/shared/sdk'

describe('paths of the SDK guides', () => {
  it.each([
    ['/en/sdk/v3/android/', { version: 'v3', platform: 'android', topic: '' }],
    [
      '/en/sdk/v3/ionic-native/implementation/loyalty/setup/',
      { version: 'v3', platform: 'ionic-native', topic: 'implementation/loyalty/setup' },
    ],
    ['/en/sdk/v2/cordova/', { version: 'v2', platform: 'cordova', topic: '' }],
    ['/en/sdk/v2/cordova/ios/', { version: 'v2', platform: 'cordova', os: 'ios', topic: '' }],
    [
      '/en/sdk/v2/flutter/android/setup/',
      { version: 'v2', platform: 'flutter', os: 'android', topic: 'setup' },
    ],
    [
      '/en/sdk/v1/react-native/ios/implementation/push/',
      { version: 'v1', platform: 'react-native', os: 'ios', topic: 'implementation/push' },
    ],
    // Not split in v3: what follows the platform is a topic, whatever it is called.
    ['/en/sdk/v3/cordova/android/', { version: 'v3', platform: 'cordova', topic: 'android' }],
  ])('%s can be read and written', (path, location) => {
    expect(parseSdkPath(path)).toEqual({ language: 'en', ...location })
    expect(sdkPath(parseSdkPath(path)!)).toBe(path)
  })

  it.each([
    '/',
    '/en/',
    '/en/sdk/',
    '/en/sdk/v3/',
    '/en/sdk/v4/android/',
    '/en/sdk/v3/symbian/',
    '/en/guides/v3/android/',
  ])('%s is not below a platform', (path) => {
    expect(parseSdkPath(path)).toBeUndefined()
  })

  it('splits by operating system the hybrid SDKs of v1 and v2, and nothing else', () => {
    const split = sdkVersions.flatMap(({ id }) =>
      platformsOf(id)
        .filter((platform) => isSplitByOs(id, platform))
        .map((platform) => `${id}/${platform}`),
    )
    expect(split.sort()).toEqual([
      'v1/cordova',
      'v1/react-native',
      'v2/cordova',
      'v2/flutter',
      'v2/react-native',
    ])
  })
})

describe('labels', () => {
  it('names platforms, and anything else by its id', () => {
    expect(platformLabel('html5')).toBe('Web (HTML5)')
    expect(platformLabel('v3')).toBe('v3')
    expect(platformLabel(undefined)).toBe('')
  })
})
