import { afterEach, expect, it, vi } from 'vitest'
import { languageFor } from '../../../scripts/lib/headers.mjs'
import { rememberLanguage } from '../../../src/language/remember'
import { languageSettings } from '../../../src/shared/site'

afterEach(() => vi.unstubAllGlobals())

it('a chosen language counts for the server as well, before what the browser prefers', () => {
  const stored = new Map<string, string>()
  const document = { cookie: '' }
  vi.stubGlobal('window', {
    localStorage: { setItem: (key: string, value: string) => stored.set(key, value) },
  })
  vi.stubGlobal('document', document)
  rememberLanguage('nl')
  expect(stored.get(languageSettings.storageKey)).toBe('nl')
  const [pair = ''] = document.cookie.split(';')
  const hosting = { languages: ['en', 'nl'], defaultLanguage: 'en', languageCookie: languageSettings.cookie }
  expect(languageFor(hosting, { cookie: pair, 'accept-language': 'en' })).toBe('nl')
})

it('nothing is thrown where neither may be kept', () => {
  const forbidden = () => {
    throw new DOMException('Forbidden', 'SecurityError')
  }
  vi.stubGlobal('window', { localStorage: { setItem: forbidden } })
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { set: forbidden }))
  expect(() => rememberLanguage('nl')).not.toThrow()
})
