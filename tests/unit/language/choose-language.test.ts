import { describe, expect, it } from 'vitest'
import { chooseLanguage, redirectSettings, redirectTarget } from '../../../src/language/choose-language'
import { languages, type Language } from '../../../src/shared/site'

/** A page in a language the site does not list yet, to see which hint decides. */
const page = 'xx' as Language
const [en] = languages

describe('the language a visitor gets', () => {
  it.each([
    ['what is stored comes first', { stored: 'en', preferred: ['nl'], page }, en],
    [
      'a stored language that is not available gives way to the page, not to the preferences',
      { stored: 'nl', preferred: ['en'], page },
      page,
    ],
    [
      'then the first preference that is available',
      { stored: null, preferred: ['nl', 'pt-BR', 'en'], page },
      en,
    ],
    ['a preference may name a region', { preferred: ['en-GB'], page }, en],
    ['and be written in capitals', { preferred: ['EN-us'], page }, en],
    ['a language that only begins alike is another one', { preferred: ['eng'], page }, page],
    ['then the page', { preferred: ['nl', 'pt'], page }, page],
    ['nothing stored is no choice', { stored: '', preferred: ['en'], page }, en],
    ['without any hint the page decides', { page }, page],
  ])('%s', (_, hints, language) => {
    expect(chooseLanguage(hints)).toBe(language)
  })
})

describe('where an unprefixed path leads', () => {
  it.each([
    ['/', '/en/'],
    ['/sdk/v3/', '/en/sdk/v3/'],
    ['/sdk/v3', '/en/sdk/v3/'],
    ['/file.pdf', '/en/file.pdf'],
    ['/english/', '/en/english/'],
  ])('%s leads to %s', (path, target) => {
    expect(redirectTarget(path, 'en')).toBe(target)
  })

  it.each(['/en/', '/en/sdk/', '/en'])('%s has its language and stays', (path) => {
    expect(redirectTarget(path, 'en')).toBeUndefined()
  })

  it.each([
    '/404.html',
    '/500/',
    '/sw.js',
    '/search_index.json',
    '/page-data/en/page-data.json',
    '/static/a.png',
  ])('%s is ignored', (path) => {
    expect(redirectTarget(path, 'en')).toBeUndefined()
  })

  it('ignores a file by its whole name and a folder by its beginning', () => {
    const settings = { ignoredPaths: ['/a.html', '/files/*'], defaultAtRoot: false }
    expect(redirectTarget('/a.html', 'en', settings)).toBeUndefined()
    expect(redirectTarget('/files/b/c', 'en', settings)).toBeUndefined()
    expect(redirectTarget('/a.html.old/', 'en', settings)).toBe('/en/a.html.old/')
    expect(redirectTarget('/filesystem/', 'en', settings)).toBe('/en/filesystem/')
  })

  it('leaves the default language at the root when it is served there', () => {
    const atRoot = { ...redirectSettings, defaultAtRoot: true }
    expect(redirectTarget('/sdk/', 'en', atRoot)).toBeUndefined()
    expect(redirectTarget('/sdk/', 'nl', atRoot)).toBe('/nl/sdk/')
  })
})
