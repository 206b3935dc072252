import { expect, it, vi } from 'vitest'
import { readerPath } from '../../../src/navigation/reader-platform'

const chosen = vi.hoisted(() => ({ platform: '' }))
vi.mock('../../../src/runtime/storage', () => ({ local: { read: () => chosen.platform } }))

it.each([
  ['android', '/en/sdk/v3/android/'],
  ['tvos', '/en/sdk/v2/tvos/'],
  ['none that there is', '/en/guides/'],
])('takes a reader of %s, on a page of no platform, for one of its newest version', (platform, path) => {
  chosen.platform = platform
  expect(readerPath('/en/guides/')).toBe(path)
})
