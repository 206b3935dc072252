import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wantedBy } from '../../../src/search/interface/find-marks'
import { takeLanding } from '../../../src/search/interface/landing'
import { leaveFor } from '../../../src/search/interface/leave-for'
import { pageLanguage } from '../../../src/search/interface/page-language'
import { quoted } from '../../../src/search/interface/plain-text'
import { ask } from './sample-site'

const landing = { text: 'push notif', wanted: { terms: ['push'], beginnings: ['notif'] } }
const push = '/en/sdk/v3/android/implementation/push/'

let stored: Map<string, string>
const withStorage = () =>
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  })
beforeEach(() => {
  stored = new Map()
  withStorage()
  takeLanding('/')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('what the next page is looked at for', () => {
  it('is told once, to the page that was meant', () => {
    leaveFor(`${push}#enable`, landing, false)
    expect(takeLanding(push)).toEqual(landing)
    expect(takeLanding(push)).toBeUndefined()
    expect(stored.size).toBe(0)
  })
  it('is forgotten when the reader goes elsewhere', () => {
    leaveFor(push, landing, false)
    expect(takeLanding('/en/guides/')).toBeUndefined()
    stored.clear()
    expect(takeLanding(push)).toBeUndefined()
  })
  it('reaches another tab, and not this one later on', () => {
    leaveFor(push, landing, true)
    const [[, value]] = [...stored] as [[string, string]]
    expect(takeLanding(push)).toEqual(landing)
    stored.set('beckon-search-landing', value)
    vi.useFakeTimers({ now: Date.now() + 60_000 })
    expect(takeLanding(push)).toBeUndefined()
  })
  it('does without storage, in the same tab', () => {
    vi.stubGlobal('window', {
      get localStorage(): never {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    leaveFor(push, landing, false)
    expect(takeLanding(push)).toEqual(landing)
  })
  it.each(['null', '[]', '{', '"push"', `{"path":"${push}","at":9e15,"text":"x","wanted":{"terms":[1]}}`])(
    'survives what someone else stored: %s',
    (value) => {
      stored.set('beckon-search-landing', value)
      expect(takeLanding(push)).toBeUndefined()
    },
  )
})

describe('words to mark', () => {
  it('are those that the answer found, and the beginning that was typed', () => {
    const isWanted = wantedBy(ask('enable notif').wanted)
    expect(['enable', 'notifications', 'notif'].map(isWanted)).toEqual([true, true, true])
    expect(['push', 'a'].map(isWanted)).toEqual([false, false])
  })
  it('are not all that begins with a letter or two', () => {
    expect(wantedBy({ terms: ['i'], beginnings: ['in'] })('install')).toBe(false)
    expect(wantedBy({ terms: ['i'], beginnings: ['in'] })('i')).toBe(false)
  })
})

describe('the language of a result', () => {
  const tree = new Map([
    ['/nl/api/', { lang: 'en' }],
    ['/nl/guides/', { lang: undefined }],
  ])
  it.each([
    ['/nl/api/#errors', 'nl', 'en'],
    ['/nl/guides/', 'nl', undefined],
    ['/en/guides/', 'en', undefined],
  ])('%s on a page in %s: %s', (address, own, language) =>
    expect(pageLanguage(address, tree, own)).toBe(language),
  )
})

describe('the words of the reader', () => {
  it('are not repeated at length', () => {
    expect(quoted(` ${'push '.repeat(2000)}`).length).toBeLessThanOrEqual(81)
    expect(quoted('push ')).toBe('push')
  })
  it('are not cut within a character', () => {
    expect(quoted(`${'a'.repeat(79)}😀😀`)).toBe(`${'a'.repeat(79)}…`)
  })
  it('do not turn the sentence around', () => {
    expect(quoted('שלום')).toBe('\u2068שלום\u2069')
  })
})
