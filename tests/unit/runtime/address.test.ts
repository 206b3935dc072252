import { describe, expect, it } from 'vitest'
import { encodedOnce, idIn, safeTarget } from '../../../src/runtime/address'

/** As @gatsbyjs/reach-router reads an address. */
const asRouterReads = (path: string) => encodeURI(decodeURI(path))

describe('paths that the router encoded a second time', () => {
  it.each(['%23', '%24', '%26', '%2B', '%2C', '%2F', '%3A', '%3B', '%3D', '%3F', '%40', '%2f'])(
    '%s',
    (letter) => {
      const path = `/en/a${letter}b/`
      // When this is red, the router has fixed it, and encodedOnce can go.
      expect(asRouterReads(path)).not.toBe(path)
      expect(encodedOnce(asRouterReads(path))).toBe(path)
    },
  )

  it.each(['/en/faqs/', '/en/a%20b/', '/en/%C3%A9/', '/en/100%25/'])('%s is left alone', (path) => {
    expect(encodedOnce(asRouterReads(path))).toBe(path)
  })
})

describe('where a link may lead', () => {
  it.each([
    ['/en/faqs/?a=1#b', '/en/faqs/?a=1#b'],
    ['//evil.example/', '/evil.example/'],
    ['/\\evil.example/', '/evil.example/'],
    ['///evil.example', '/evil.example'],
    ['/en/faqs/#50%', '/en/faqs/#50%25'],
    ['/en/faqs/#%E0%A4%A', '/en/faqs/#%25E0%25A4%25A'],
    ['/en/faqs/?%', '/en/faqs/?%25'],
  ])('%s', (to, safe) => {
    expect(safeTarget(to)).toBe(safe)
    expect(new URL(safeTarget(to), 'https://docs.beckon.example').host).toBe('docs.beckon.example')
  })
})

it.each([
  ['#user%20inbox', 'user inbox'],
  ['#caf%C3%A9', 'café'],
  ['#', ''],
  ['', ''],
  ['#50%', '50%'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('the id that %j names', (hash, id) => {
  expect(idIn(hash)).toBe(id)
})
