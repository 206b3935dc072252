import { expect, it } from 'vitest'
import { noParity, parityTables } from '../../../src/compiler/parity/parity'

const parity = { ...noParity, capabilities: [{ id: 'push', label: 'Push', topic: 'implementation/push' }] }

/** Where the cells of the one row lead, by the table's version and that and the platform of the column. */
function cellsOf(paths: string[]) {
  const tables = parityTables(parity, (path) => paths.includes(path), 'en')
  return Object.fromEntries(
    tables.flatMap(({ version, columns, rows }) =>
      columns.map((column, index) => [
        `${version}: ${column.version} ${column.id}`,
        rows[0]?.cells[index]?.path,
      ]),
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
    'v3: v3 cordova': '/en/sdk/v3/cordova/implementation/push/',
    'v2: v2 android': undefined,
    'v2: v2 flutter': '/en/sdk/v2/flutter/ios/implementation/push/',
    'v2: v2 cordova': '/en/sdk/v2/cordova/android/implementation/push/',
    'v1: v1 cordova': '/en/sdk/v1/cordova/implementation/push/',
  })
})

it('has in the table of the current version all platforms, the others with the newest version they have', () => {
  expect(
    Object.keys(cellsOf(['/en/sdk/v3/ios/', '/en/sdk/v2/ios/', '/en/sdk/v2/tvos/', '/en/sdk/v1/tvos/'])),
  ).toEqual(['v3: v3 ios', 'v3: v2 tvos', 'v2: v2 ios', 'v2: v2 tvos', 'v1: v1 tvos'])
})

it('leads to the page of the system that a reason is about', () => {
  const pages = [
    '/en/sdk/v2/cordova/',
    ...['android', 'ios'].map((os) => `/en/sdk/v2/cordova/${os}/implementation/push/`),
  ]
  const [table] = parityTables(
    { ...parity, supportOf: () => ({ state: 'part', note: 'on iOS, nothing is shown', os: 'ios' }) },
    (path) => pages.includes(path),
    'en',
  )
  expect(table?.rows[0]?.cells).toEqual([
    { state: 'part', note: 'on iOS, nothing is shown', path: '/en/sdk/v2/cordova/ios/implementation/push/' },
  ])
})
