import { afterEach, expect, it, vi } from 'vitest'
import { canKeepPacks } from '../../../src/offline/reader/browser-packs'

/** Which browsers can keep packs. */

afterEach(() => vi.unstubAllGlobals())

function browser(caches: PropertyDescriptor) {
  vi.stubGlobal('navigator', { serviceWorker: {}, locks: {} })
  vi.stubGlobal('window', Object.defineProperty({ DecompressionStream: {} }, 'caches', caches))
}

it('one that has all of it can', () => {
  browser({ value: {} })
  expect(canKeepPacks()).toBe(true)
})

it('one that throws when its storage is looked at cannot, and neither can one without', () => {
  browser({
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(canKeepPacks()).toBe(false)
  browser({ value: undefined })
  expect(canKeepPacks()).toBe(false)
})
