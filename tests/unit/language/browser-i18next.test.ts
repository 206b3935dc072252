import { readdirSync, readFileSync } from 'node:fs'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { BrowserI18n } from '../../../src/language/browser/i18next'
import { keysOf, type Strings } from '../../helpers/strings'

/** Every string of the interface must read the same in the browser as in the HTML that i18next made at build. */

const locales = 'content/locales'
const languages = readdirSync(locales)
const resources = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(
      readdirSync(`${locales}/${language}`).map((file) => [
        file.replace('.json', ''),
        JSON.parse(readFileSync(`${locales}/${language}/${file}`, 'utf8')) as Strings,
      ]),
    ),
  ]),
)

/** i18next for any namespace and any key: what components ask for is typed, and these are all there are. */
interface AnyStrings {
  init: (options: object) => Promise<unknown>
  getFixedT: (language: string, namespace: string) => (key: string, values?: object) => string
}
const library = i18next.createInstance() as unknown as AnyStrings
await library.init({
  lng: 'en',
  // A page has the strings of its own language and no other.
  fallbackLng: false,
  defaultNS: 'translation',
  resources,
  interpolation: { escapeValue: false },
})
function browserIn(language: string): BrowserI18n {
  const browser = new BrowserI18n(language)
  for (const [namespace, strings] of Object.entries(resources[language] ?? {}))
    browser.addResourceBundle(language, namespace, strings)
  return browser
}

const values = {
  count: 3,
  // What readers type may look like what strings are made of.
  text: '<b>push</b> & "more" {{word}} $t(nothing) $& $1',
  word: 'push',
  words: 'a b',
  version: '3.6.0',
  os: 'iOS',
}

describe.each(
  languages.flatMap((language) =>
    Object.keys(resources[language] ?? {}).map((namespace) => [language, namespace] as const),
  ),
)('strings in %s of %s', (language, namespace) => {
  const keys = keysOf(resources[language]?.[namespace] ?? {})
  const browser = browserIn(language)

  it.each(keys)('%s', (key) => {
    expect(browser.getFixedT(namespace)(key, values)).toBe(
      library.getFixedT(language, namespace)(key, values),
    )
  })

  it.each(
    keys
      .filter((key) => key.endsWith('_other'))
      .flatMap((key) => [0, 1, 2, 5].map((count) => [key, count] as const)),
  )('%s with %d', (key, count) => {
    const base = key.replace(/_other$/, '')
    expect(browser.getFixedT(namespace)(base, { count })).toBe(
      library.getFixedT(language, namespace)(base, { count }),
    )
  })
})

describe('a reader of strings', () => {
  it('shows the key of a string that is missing, as i18next does', () => {
    expect(browserIn('en').getFixedT()('nav.nowhere')).toBe(
      library.getFixedT('en', 'translation')('nav.nowhere'),
    )
  })

  it('hands out the same translator each time, so that effects may depend on it', () => {
    const browser = browserIn('en')
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
