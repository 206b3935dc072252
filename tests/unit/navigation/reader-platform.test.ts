import { expect, it, vi } from 'vitest'
import { readerPath } from '../../../src/navigation/reader-path'
import { rememberedOld, rememberPlatform } from '../../../src/navigation/reader-platform'

const chosen = vi.hoisted(() => ({ platform: '' }))
const led: string[] = []
vi.stubGlobal('window', { __lead: (platform: string) => led.push(platform) })
vi.mock('../../../src/runtime/storage', () => ({
  local: { read: () => chosen.platform, write: (_: string, value: string) => (chosen.platform = value) },
}))

it.each([
  ['android', '/en/sdk/v3/android/'],
  ['android/v1', '/en/sdk/v3/android/'],
  ['tvos', '/en/sdk/v2/tvos/'],
  ['none that there is', '/en/guides/'],
])('takes a reader of %s, on a page of no platform, for one of its newest version', (platform, path) => {
  chosen.platform = platform
  expect(readerPath('/en/guides/')).toBe(path)
})

it.each([
  ['android/v3', 'v1', '/en/sdk/v1/android/'],
  ['cordova/v2/ios', 'v1', '/en/sdk/v1/cordova/ios/'],
  ['flutter/v3', 'v2', '/en/sdk/v2/flutter/android/'],
  ['flutter/v3', 'v1', '/en/sdk/v1/'],
])('takes a reader of %s, on the front of %s, for one of that version', (platform, version, path) => {
  chosen.platform = platform
  expect(readerPath(`/en/sdk/${version}/`)).toBe(path)
})

it.each([
  ['/en/sdk/v1/android/setup/', { platform: 'android', version: 'v1' }],
  ['/en/sdk/v2/cordova/ios/implementation/push/', { platform: 'cordova', version: 'v2', os: 'ios' }],
  ['/en/sdk/v3/cordova/', undefined],
  // There is no newer one.
  ['/en/sdk/v2/html5/', undefined],
])('knows after %s which old version its reader has', (path, old) => {
  rememberPlatform(path)
  expect(rememberedOld()).toEqual(old && { language: 'en', ...old, topic: '' })
  rememberPlatform('/en/guides/')
  expect(rememberedOld()).toEqual(old && { language: 'en', ...old, topic: '' })
})

it('has the platform of an SDK page lead from then on, and that of no other page', () => {
  led.length = 0
  rememberPlatform('/en/sdk/v3/flutter/setup/')
  rememberPlatform('/en/guides/')
  expect(led).toEqual(['flutter'])
})

it.each(['', 'android', 'android/v9', 'flutter/v1', '../v2', '{"__proto__":{"x":1}}'])(
  'knows of none where %j is stored',
  (platform) => {
    chosen.platform = platform
    expect(rememberedOld()).toBeUndefined()
  },
)
