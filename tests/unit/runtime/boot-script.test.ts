import vm from 'node:vm'
import { describe, expect, it } from 'vitest'
import { bootScript } from '../../../src/app/boot-script'

const parts = {
  createElement: () => ({ remove: () => undefined }),
  head: { appendChild: (element: object) => element },
}

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
    document: { ...parts, documentElement: element, querySelectorAll: () => [] },
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

/** A tab with one page in it, where React can be made to take the page away. Its history outlives a reload, as in a browser. */
function openTab(html: string | null = 'the page') {
  const history = {
    state: { key: 'of the router' } as Record<string, unknown>,
    replaceState: (state: Record<string, unknown>) => (history.state = state),
  }
  const tab = {
    reloads: 0,
    history,
    window: {} as Record<string, unknown>,
    notice: { hidden: true },
    throws,
    load,
  }
  let root: { firstChild: string | null }
  let listeners: Record<string, (() => void)[]>
  function load() {
    root = { firstChild: html }
    listeners = {}
    tab.notice.hidden = true
    tab.window = {
      document: {
        ...parts,
        documentElement: {
          classList: { add: () => undefined, remove: () => undefined },
          hasAttribute: () => false,
          setAttribute: () => undefined,
          removeAttribute: () => undefined,
        },
        getElementById: () => root,
        querySelectorAll: (selector: string) => (selector.includes('notice') ? [tab.notice] : []),
      },
      location: { pathname: '/en/faqs/', search: '', hash: '', reload: () => tab.reloads++ },
      performance: { getEntriesByType: () => [{ type: 'reload' }] },
      history,
      addEventListener: (type: string, listener: () => void) => (listeners[type] ??= []).push(listener),
      setTimeout: () => 0,
    }
    vm.runInNewContext(`var window = globalThis;${bootScript}`, tab.window)
    for (const listener of listeners.DOMContentLoaded ?? []) listener()
  }
  function throws(takesThePage: boolean) {
    if (takesThePage) root.firstChild = null
    for (const listener of listeners.error ?? [])
      (listener as (event: object) => void)({ target: tab.window })
  }
  load()
  return tab
}

describe('a page that React has taken away', () => {
  it('is loaded anew, and the second time it is left plain without React', () => {
    const tab = openTab()
    tab.throws(true)
    expect(tab.reloads).toBe(1)
    tab.throws(true)
    expect(tab.reloads).toBe(1)
    tab.load()
    expect(tab.window.__withoutReact).toBeUndefined()
    tab.throws(true)
    expect(tab.reloads).toBe(2)
    tab.load()
    expect(tab.window.__withoutReact).toBe(true)
    expect(tab.notice.hidden).toBe(false)
    expect(tab.history.state).toEqual({ key: 'of the router', ends: 0 })
    // Whoever loads it anew means it to be tried again.
    tab.load()
    expect(tab.window.__withoutReact).toBeUndefined()
    expect(tab.notice.hidden).toBe(true)
  })

  it('counts once, though React tells of it twice and takes the page over in between', () => {
    const tab = openTab()
    tab.throws(true)
    tab.window.__alive = true
    tab.throws(true)
    expect(tab.reloads).toBe(1)
    expect(tab.history.state.ends).toBe(1)
  })

  it('is another thing than an error beside the page, and than the empty page of the worker', () => {
    const tab = openTab()
    tab.throws(false)
    const empty = openTab(null)
    empty.throws(true)
    expect([tab.reloads, empty.reloads]).toEqual([0, 0])
    empty.window.__alive = true
    empty.throws(true)
    expect(empty.reloads).toBe(1)
  })
})

/** Runs the script on a page that a reader comes to by a navigation of this type. Out: what it set on `html`. */
function arrive(type: string | undefined, hash = '') {
  const set: string[] = []
  const element = {
    classList: { add: () => undefined },
    hasAttribute: () => false,
    setAttribute: (name: string) => set.push(name),
  }
  vm.runInNewContext(`var window = globalThis;${bootScript}`, {
    document: { ...parts, documentElement: element, querySelectorAll: () => [] },
    location: { pathname: '/en/faqs/', search: '', hash, href: '/en/faqs/' },
    performance: { getEntriesByType: () => (type ? [{ type }] : []) },
    history: { state: null },
    addEventListener: () => undefined,
    setTimeout: () => 0,
  })
  return set
}

describe('what is far below', () => {
  it('waits where a reader begins at the top', () => {
    expect(arrive('navigate')).toContain('data-begins')
  })

  it.each([
    ['reload', ''],
    ['back_forward', ''],
    [undefined, ''],
    ['navigate', '#a-question'],
  ])('is there at once after %s%s', (type, hash) => {
    expect(arrive(type, hash)).not.toContain('data-begins')
  })
})
