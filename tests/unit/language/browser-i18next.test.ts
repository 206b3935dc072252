import { readdirSync, readFileSync } from 'node:fs'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { BrowserI18n } from '../../../src/language/browser/i18next'

/** Every string of the interface must read the same in the browser as in the HTML that i18next made at build. */

type Strings = { [key: string]: string | Strings }

const folder = 'content/locales/en'
const namespaces = Object.fromEntries(
  readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Strings,
  ]),
)
const keysOf = (strings: Strings, prefix = ''): string[] =>
  Object.entries(strings).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  )

const library = i18next.createInstance()
await library.init({
  lng: 'en',
  fallbackLng: 'en',
  defaultNS: 'translation',
  resources: { en: namespaces },
  interpolation: { escapeValue: false },
})
const browser = new BrowserI18n('en')
for (const [namespace, strings] of Object.entries(namespaces))
  browser.addResourceBundle('en', namespace, strings)

const values = {
  count: 3,
  text: '<b>push</b> & "more"',
  word: 'push',
  words: 'a b',
  version: '3.6.0',
  os: 'iOS',
}

describe.each(Object.keys(namespaces))('strings of %s', (namespace) => {
  const keys = keysOf(namespaces[namespace] ?? {})

  it.each(keys)('%s', (key) => {
    expect(browser.getFixedT(namespace)(key, values)).toBe(library.getFixedT('en', namespace)(key, values))
  })

  it.each(
    keys
      .filter((key) => key.endsWith('_other'))
      .flatMap((key) => [0, 1, 2].map((count) => [key, count] as const)),
  )('%s with %d', (key, count) => {
    const base = key.replace(/_other$/, '')
    expect(browser.getFixedT(namespace)(base, { count })).toBe(
      library.getFixedT('en', namespace)(base, { count }),
    )
  })
})

describe('a reader of strings', () => {
  it('shows the key of a string that is missing, as i18next does', () => {
    expect(browser.getFixedT()('nav.nowhere')).toBe(library.t('nav.nowhere'))
  })

  it('hands out the same translator each time, so that effects may depend on it', () => {
    expect(browser.getFixedT('search')).toBe(browser.getFixedT('search'))
  })

  it('takes strings that arrive later', () => {
    const late = new BrowserI18n('en')
    expect(late.hasResourceBundle('en', 'translation')).toBe(false)
    late.addResourceBundle('en', 'translation', { hello: 'Hello' })
    expect(late.hasResourceBundle('en', 'translation')).toBe(true)
    expect(late.getFixedT()('hello')).toBe('Hello')
  })
})
