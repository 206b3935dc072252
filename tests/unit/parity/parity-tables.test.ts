import { expect, it } from 'vitest'
import { noParity, parityTables } from '../../../src/compiler/parity/parity'

const parity = { ...noParity, capabilities: [{ id: 'push', label: 'Push', topic: 'implementation/push' }] }

/** Where the cells of the one row lead, by platform and version. */
function cellsOf(paths: string[]) {
  const tables = parityTables(parity, (path) => paths.includes(path), 'en')
  return Object.fromEntries(
    tables.flatMap(({ version, platforms, rows }) =>
      platforms.map((platform, index) => [`${version} ${platform}`, rows[0]?.cells[index]?.path]),
    ),
  )
}

it('leads to the page of a topic, above the systems of a platform or below the first that has it', () => {
  expect(
    cellsOf([
      '/en/sdk/v3/cordova/',
      '/en/sdk/v3/cordova/implementation/push/',
      '/en/sdk/v2/android/',
      '/en/sdk/v2/flutter/',
      '/en/sdk/v2/flutter/ios/implementation/push/',
      '/en/sdk/v2/cordova/',
      '/en/sdk/v2/cordova/android/implementation/push/',
      '/en/sdk/v2/cordova/ios/implementation/push/',
      '/en/sdk/v1/cordova/',
      '/en/sdk/v1/cordova/implementation/push/',
      '/en/sdk/v1/cordova/android/implementation/push/',
    ]),
  ).toEqual({
    'v3 cordova': '/en/sdk/v3/cordova/implementation/push/',
    'v2 android': undefined,
    'v2 flutter': '/en/sdk/v2/flutter/ios/implementation/push/',
    'v2 cordova': '/en/sdk/v2/cordova/android/implementation/push/',
    'v1 cordova': '/en/sdk/v1/cordova/implementation/push/',
  })
})
