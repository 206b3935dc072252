import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepTyped } from '../../../src/blocks/typed-text'

/** What a reader has typed into the form of a page, when the page is loaded anew. */

let stored: Map<string, string>
let leave: (() => void)[]
beforeEach(() => (stored = new Map()))
afterEach(() => vi.unstubAllGlobals())

/** A page that the reader comes to in this way, whose form has two fields. */
function open(type: string, path = '/en/guides/errors/', typed = ['', '']) {
  const fields = typed.map((value) => ({ value }))
  leave = []
  vi.stubGlobal('window', {
    location: { pathname: path },
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
    addEventListener: (_: string, listener: () => void) => leave.push(listener),
    removeEventListener: (_: string, listener: () => void) =>
      (leave = leave.filter((one) => one !== listener)),
  })
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] })
  const end = keepTyped({ querySelectorAll: () => fields } as unknown as HTMLFormElement)
  return { fields, end, leave: () => leave.forEach((listener) => listener()) }
}
const typedIn = ({ fields }: ReturnType<typeof open>) => fields.map(({ value }) => value)

it('is there again', () => {
  open('navigate', undefined, ['BadDevice', 'APNs']).leave()
  const page = open('reload')
  expect(typedIn(page)).toEqual(['BadDevice', 'APNs'])
  // What is typed meanwhile counts more; and it is kept as often as the page is loaded anew.
  page.leave()
  expect(typedIn(open('reload', undefined, ['Unregistered', '']))).toEqual(['Unregistered', 'APNs'])
})

it('is gone for who comes anew, on another page, and the second time', () => {
  open('navigate', undefined, ['BadDevice', '']).leave()
  expect(typedIn(open('navigate'))).toEqual(['', ''])
  expect(typedIn(open('reload'))).toEqual(['', ''])
  open('navigate', undefined, ['BadDevice', '']).leave()
  expect(typedIn(open('reload', '/en/faqs/'))).toEqual(['', ''])
})

it('is not kept when nothing was typed, or the form is gone', () => {
  open('navigate').leave()
  const page = open('navigate', undefined, ['BadDevice', ''])
  page.end()
  page.leave()
  expect(stored.size).toBe(0)
})

it.each(['{', 'null', '1', '{"path":"/en/guides/errors/"}', '["/en/guides/errors/"]', '[]'])(
  'is nothing where %s is stored',
  (text) => {
    stored.set('beckon-typed', text)
    expect(typedIn(open('reload'))).toEqual(['', ''])
  },
)
