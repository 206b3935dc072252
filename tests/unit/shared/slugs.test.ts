import { describe, expect, it } from 'vitest'
import {
  fileToPath,
  isPartial,
  languageOf,
  parentPath,
  parsePartial,
  partialFile,
  pathToFiles,
  splitUrl,
  withLanguage,
} from '../../../src/shared/slugs'

describe('content file and page path', () => {
  it.each([
    ['en/index.mdx', '/en/'],
    ['en/faqs.mdx', '/en/faqs/'],
    ['en/sdk/index.mdx', '/en/sdk/'],
    ['en/sdk/v3/android/implementation/push.mdx', '/en/sdk/v3/android/implementation/push/'],
    ['en/guides/index-of-terms.mdx', '/en/guides/index-of-terms/'],
    ['en/guides/my.mdx.guide.mdx', '/en/guides/my.mdx.guide/'],
  ])('%s is %s, and back', (file, path) => {
    expect(fileToPath(file)).toBe(path)
    expect(pathToFiles(path)).toContain(file)
    for (const candidate of pathToFiles(path)) expect(fileToPath(candidate)).toBe(path)
  })

  it('knows the two places a page may have, and the only one of a home page', () => {
    expect(pathToFiles('/en/guides/')).toEqual(['en/guides.mdx', 'en/guides/index.mdx'])
    expect(pathToFiles('/en/')).toEqual(['en/index.mdx'])
  })

  it.each([
    ['en/_partials/sdk/launch.mdx', true],
    ['en/guides/_drafts/new.mdx', true],
    ['en/guides/_new.mdx', true],
    ['en/guides/a_b.mdx', false],
  ])('%s is a partial: %s', (file, partial) => {
    expect(isPartial(file)).toBe(partial)
  })

  it('knows a partial by its name, and its name by its file', () => {
    expect(partialFile('sdk/v3/launch', 'en')).toBe('en/_partials/sdk/v3/launch.mdx')
    expect(parsePartial('en/_partials/sdk/v3/launch.mdx')).toEqual({ name: 'sdk/v3/launch', language: 'en' })
    expect(parsePartial('en/guides/_new.mdx')).toBeUndefined()
  })
})

describe('language of a path', () => {
  it.each([
    ['/en/', 'en'],
    ['/en/sdk/', 'en'],
    ['/en', 'en'],
    ['/english/', undefined],
    ['/nl/sdk/', undefined],
    ['/', undefined],
    ['/sdk/en/', undefined],
  ])('%s: %s', (path, language) => {
    expect(languageOf(path)).toBe(language)
  })

  it.each([
    ['/sdk/v3/', '/en/sdk/v3/'],
    ['sdk/', '/en/sdk/'],
    ['/', '/en/'],
    ['/en/sdk/', '/en/sdk/'],
  ])('%s with its language is %s', (path, prefixed) => {
    expect(withLanguage(path)).toBe(prefixed)
  })
})

describe('paths and addresses', () => {
  it.each([
    ['/en/sdk/v3/', '/en/sdk/'],
    ['/en/sdk/', '/en/'],
    ['/en/', undefined],
    ['/', undefined],
  ])('the parent of %s is %s', (path, parent) => {
    expect(parentPath(path)).toBe(parent)
  })

  it.each([
    ['/en/a/', '/en/a/', '', ''],
    ['/en/a/?q=1', '/en/a/', '?q=1', ''],
    ['/en/a/#b', '/en/a/', '', '#b'],
    ['/en/a/?q=1?2#b#c?d', '/en/a/', '?q=1?2', '#b#c?d'],
    ['#b', '', '', '#b'],
    ['', '', '', ''],
  ])('%j falls into its parts', (url, path, query, hash) => {
    expect(splitUrl(url)).toEqual({ path, query, hash })
  })
})
