import vm from 'node:vm'
import { describe, expect, it } from 'vitest'
import { bootScript } from '../../../src/app/boot-script'

/** Runs the script in a window that has as much as it needs. Out: the address that it leaves, and where it leads. */
function run(address: string, mayRedirect = true) {
  const location = new URL(address, 'https://docs.beckon.example')
  const seen = { address: location.href, leadsTo: '' }
  const element = {
    classList: { add: () => undefined, remove: () => undefined },
    hasAttribute: () => mayRedirect,
    setAttribute: () => undefined,
    removeAttribute: () => undefined,
  }
  const { pathname, search, hash } = location
  vm.runInNewContext(`var window = globalThis;${bootScript}`, {
    document: { documentElement: element, querySelectorAll: () => [] },
    location: { pathname, search, hash, replace: (to: string) => (seen.leadsTo = to) },
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, to: string) => (seen.address = to),
    },
    addEventListener: () => undefined,
    setTimeout: () => 0,
  })
  return { ...seen, address: seen.address.replace('https://docs.beckon.example', '') }
}

describe('the script in the head', () => {
  it.each([
    ['/en/faqs/?a=1#b', '/en/faqs/?a=1#b'],
    ['/en/%C3%A9/?q=%20#%C3%A9', '/en/%C3%A9/?q=%20#%C3%A9'],
    ['/en/faqs/#50%', '/en/faqs/#50%25'],
    ['/en/faqs/?%', '/en/faqs/?%25'],
    ['/en/%/', '/en/%EF%BC%85/'],
    ['/en/100%25/', '/en/100%EF%BC%85/'],
    ['/en/%00/', '/en/%EF%BC%85/'],
    ['/en/:uri/', '/en/%3Auri/'],
  ])('leaves %s as %s', (address, corrected) => {
    expect(run(address)).toEqual({ address: corrected, leadsTo: '' })
  })

  it.each([
    ['/en/guides/errors/%23baddevicetoken', '/en/guides/errors/#baddevicetoken'],
    ['/en/faqs/%3Fa%3D1?b=2#c', '/en/faqs/?a%3D1?b=2#c'],
    ['//evil.example/%23x', '/evil.example/#x'],
  ])('leads from %s to %s, where there is no page', (address, meant) => {
    expect(run(new URL(`https://docs.beckon.example${address}`).href).leadsTo).toBe(meant)
    expect(run(new URL(`https://docs.beckon.example${address}`).href, false).leadsTo).toBe('')
  })
})

/** Runs the script on a page that a reader comes to by a navigation of this type. Out: what it set on `html`, and what it forgot. */
function arrive(type: string | undefined, hash = '') {
  const seen = { set: [] as string[], forgotten: [] as string[] }
  const element = {
    classList: { add: () => undefined },
    hasAttribute: () => false,
    setAttribute: (name: string) => seen.set.push(name),
  }
  vm.runInNewContext(`var window = globalThis;${bootScript}`, {
    document: { documentElement: element, querySelectorAll: () => [] },
    location: { pathname: '/en/faqs/', search: '', hash, href: '/en/faqs/' },
    performance: { getEntriesByType: () => (type ? [{ type }] : []) },
    sessionStorage: { removeItem: (name: string) => seen.forgotten.push(name) },
    addEventListener: () => undefined,
    setTimeout: () => 0,
  })
  return seen
}

describe('how far a page was scrolled', () => {
  it.each(['reload', 'back_forward', undefined])('is kept after %s', (type) => {
    expect(arrive(type).forgotten).toEqual([])
  })

  it.each(['navigate', 'prerender'])('is forgotten after %s, and of no other page', (type) => {
    expect(arrive(type).forgotten).toEqual(['@@scroll|/en/faqs/|initial'])
  })
})

describe('what is far below', () => {
  it('waits where a reader begins at the top', () => {
    expect(arrive('navigate').set).toContain('data-begins')
  })

  it.each([
    ['reload', ''],
    ['back_forward', ''],
    [undefined, ''],
    ['navigate', '#a-question'],
  ])('is there at once after %s%s', (type, hash) => {
    expect(arrive(type, hash).set).not.toContain('data-begins')
  })
})
