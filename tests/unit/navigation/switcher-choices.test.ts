import { expect, it } from 'vitest'
import { switcherChoices } from '../../../src/compiler/related/same-topic'

/** Whether a page is there: those of a list, and all above them. */
const among = (pages: readonly string[]) => (path: string) => pages.some((page) => page.startsWith(path))
/** Where the choices of one switcher of a page lead. */
const led = (path: string, kind: 'platforms' | 'systems', exists: (path: string) => boolean) =>
  switcherChoices(path, ['v3', 'v2', 'v1'], exists)?.[kind].map(({ counterpart }) => counterpart.path)

it('offers a platform that only another version has with the newest one it has', () => {
  const exists = among([
    '/en/sdk/v3/android/implementation/push/',
    '/en/sdk/v3/flutter/implementation/push/',
    '/en/sdk/v2/tvos/implementation/push/',
    '/en/sdk/v1/tvos/implementation/push/',
    '/en/sdk/v1/android/implementation/push/',
  ])
  expect(led('/en/sdk/v3/android/implementation/push/', 'platforms', exists)).toEqual([
    '/en/sdk/v3/android/implementation/push/',
    '/en/sdk/v2/tvos/implementation/push/',
    '/en/sdk/v3/flutter/implementation/push/',
  ])
  expect(led('/en/sdk/v1/android/implementation/push/', 'platforms', exists)).toEqual([
    '/en/sdk/v1/android/implementation/push/',
    '/en/sdk/v1/tvos/implementation/push/',
    '/en/sdk/v3/flutter/implementation/push/',
  ])
})

it('offers above the systems of a platform only those that have a page of their own on the topic', () => {
  const exists = among([
    '/en/sdk/v2/cordova/migration/',
    '/en/sdk/v2/cordova/symbols/beckon/',
    '/en/sdk/v2/cordova/android/setup/',
    '/en/sdk/v2/cordova/ios/resources/',
  ])
  const systems = ['/en/sdk/v2/cordova/android/', '/en/sdk/v2/cordova/ios/']
  expect(led('/en/sdk/v2/cordova/', 'systems', exists)).toEqual(systems)
  expect(led('/en/sdk/v2/cordova/migration/', 'systems', exists)).toEqual([])
  expect(led('/en/sdk/v2/cordova/symbols/beckon/', 'systems', exists)).toEqual([])
  // Below a system, the other one has no page on the topic: its nearest one is offered.
  expect(led('/en/sdk/v2/cordova/ios/resources/', 'systems', exists)).toEqual([
    '/en/sdk/v2/cordova/android/',
    '/en/sdk/v2/cordova/ios/resources/',
  ])
})
