import { describe, expect, it } from 'vitest'
import { buildIndex } from '../../../src/search/engine/build-index'
import { openLunrIndex } from '../../../src/search/engine/lunr-index'
import { pagesOf } from '../../../src/search/engine/pages'
import type { PackedEntry, PackedIndex } from '../../../src/search/engine/packed-index'
import { MOST_SECTIONS } from '../../../src/search/engine/section-numbers'
import { excerptOf, unpackStore } from '../../../src/search/engine/store'
import { noTexts } from '../../../src/search/engine/texts'
import type { SearchIndexOfLanguage } from '../../../src/search/contract/index-file'
import { collectSections } from '../../../plugins/docs-search/collect-sections'
import { policy } from '../../../src/search/policy'
import { file } from './lunr-file'
import { sections } from './sample-site'

const opened = ({ index, store }: SearchIndexOfLanguage) => {
  const refs = [...unpackStore(store, (index as PackedEntry).texts ?? noTexts).keys()]
  return openLunrIndex(index as PackedIndex, refs.length, () => refs)
}
const found = (term: string) =>
  opened(file.en)
    .query((query) => query.term(term, {}))
    .map(({ ref }) => ref)

describe('search_index.json', () => {
  it('has an entry for every search language', () => {
    expect(Object.keys(file)).toEqual(['en', 'nl', 'pt'])
  })

  it.each(['nl', 'pt'] as const)('%s loads and finds nothing while it has no pages', (language) => {
    expect(file[language].store).toEqual({})
    expect(opened(file[language]).query((query) => query.term('push', {}))).toEqual([])
  })

  it('indexes title, content and url, the title counting twenty times', () => {
    expect((file.en.index as { fields: string[] }).fields).toEqual(['title', 'content', 'url'])
    const [title, content] = ['alpha beta', 'beta alpha'].map((heading, at) => ({
      path: '/en/a/',
      anchor: `s${at}`,
      pageTitle: '',
      trail: [],
      heading: at ? '' : heading,
      text: at ? heading : '',
    }))
    const results = opened(buildIndex([title!, content!], 'en', policy)).search('alpha')
    const ratio = results[0]!.score / results[1]!.score
    expect(ratio).toBeGreaterThan(20 * 0.9)
    expect(ratio).toBeLessThan(20 * 1.1)
  })

  it('refers to sections by their addresses, and the store knows each', () => {
    const refs = found('receiver')
    expect(refs).toEqual(['/en/sdk/v3/android/setup/application/#receiver'])
    const stored = unpackStore(file.en.store, (file.en.index as PackedEntry).texts!)
    expect(stored.get(refs[0]!)).toEqual({
      page: 'Application setup',
      heading: 'Declare a receiver',
      trail: 'sdk › v3 › android › setup',
      excerpt: 'Extend BeckonPushIntentReceiver and declare it in the manifest.',
    })
    expect(stored.size).toBe(sections.length)
  })

  it.each([
    ['com.beckon.auto_configuration_enabled', '/en/sdk/v3/android/setup/application/#automatic'],
    ['configuration', '/en/sdk/v3/android/setup/application/#automatic'],
    ['beckonpushintentreceiver', '/en/sdk/v3/android/setup/application/#receiver'],
    ['intent', '/en/sdk/v3/android/setup/application/#receiver'],
    ['implementation', '/en/sdk/v3/flutter/implementation/push/'],
  ])('finds %s', (term, address) => {
    expect(found(term)).toContain(address)
  })

  it('says what to do when there are more sections than it can tell apart', () => {
    const many = Array.from({ length: MOST_SECTIONS + 1 }, (_, at) => ({
      path: '/en/a/',
      anchor: `s${at}`,
      pageTitle: 'A',
      heading: '',
      trail: [],
      text: '',
    }))
    const build = () => buildIndex(many, 'en', policy)
    expect(build).toThrow('the pages in en have 1048577 sections, and search can tell 1048576 apart')
    expect(build).toThrow('src/search/engine/section-numbers.ts')
  })

  it('has a number for as many sections as it takes', () => {
    const paths = Array.from({ length: MOST_SECTIONS }, (_, at) => `/en/${at}/`)
    const { ofSection } = pagesOf(paths, policy)
    expect(ofSection.at(-1)).toBe(MOST_SECTIONS - 1)
  })

  it('keeps an anchor only where it does not follow from its heading', () => {
    const sections = (['declare-a-receiver', 'a-b', 'ação-rápida', ''] as const).map((anchor, at) => ({
      path: '/en/a/',
      pageTitle: 'A',
      trail: [],
      text: 'Text.',
      anchor,
      heading: ['Declare a receiver', 'A & B', 'Ação rápida', ''][at] ?? '',
    }))
    const { store, index } = buildIndex(sections, 'en', policy)
    expect((index as PackedEntry).texts?.columns.anchors).toEqual(['a-b'])
    expect([...unpackStore(store, (index as PackedEntry).texts!).keys()]).toEqual([
      '/en/a/#declare-a-receiver',
      '/en/a/#a-b',
      '/en/a/#ação-rápida',
      '/en/a/',
    ])
  })

  it('holds no text twice, in whatever order pages share what they say', () => {
    const parts = ['one', 'two', 'three', 'four']
    const orders = ['one two three', 'two three four', 'four one', 'one two three', 'three three']
    const sections = orders.flatMap((order, at) =>
      order.split(' ').map((part, place) => ({
        path: `/en/${at}/`,
        pageTitle: 'Title of pages',
        trail: ['Trail of pages'],
        keywords: ['Keyword of pages'],
        anchor: `${part}-${place}`,
        heading: `Heading ${part}`,
        text: `Excerpt ${part}.`,
      })),
    )
    const { store, index } = buildIndex(sections, 'en', policy)
    const written = JSON.stringify({ store, index })
    const all = ['Title of pages', 'Trail of pages', 'Keyword of pages']
    const texts = [...all, ...parts.flatMap((part) => [`Heading ${part}`, `Excerpt ${part}.`])]
    expect(texts.filter((text) => written.split(text).length !== 2)).toEqual([])
    const stored = unpackStore(store, (index as PackedEntry).texts!)
    for (const { path, anchor, heading, text } of sections)
      expect(stored.get(`${path}#${anchor}`)).toEqual({
        page: 'Title of pages',
        trail: 'Trail of pages',
        heading,
        excerpt: text,
      })
  })

  it('keeps no positions', () => {
    expect(JSON.stringify(file)).not.toContain('position')
  })
})

describe('an excerpt', () => {
  it('is the text itself when short', () => expect(excerptOf('Two  words\n', 13)).toBe('Two words'))
  it('ends between words, with an ellipsis', () =>
    expect(excerptOf('alpha beta, gamma', 13)).toBe('alpha beta…'))
})

describe('collecting sections', () => {
  const nodes = (...lists: (object | string)[]) => ({
    allDocPage: { nodes: lists.map((list) => ({ sections: JSON.stringify(list) })) },
  })

  it('skips pages without any, and puts pages in order of their paths', () => {
    const [first, second] = [sections.at(-1)!, sections[0]!]
    expect(collectSections(nodes([first], [], [second]))).toEqual([second, first])
  })

  it('refuses what is not a section, and says what it found', () => {
    expect(() => collectSections(nodes([{ path: '/en/' }]))).toThrow(
      'DocPage.sections holds something that is not a section: {"path":"/en/"}',
    )
    expect(() => collectSections(nodes('text'))).toThrow('DocPage.sections must be a list, found string')
  })
})
