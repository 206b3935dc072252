import type { ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { element, text } from '../../../src/compiler/page/elements'
import { explainTerms, type ExplainedTerm } from '../../../src/compiler/page/explain-terms'

const terms: ExplainedTerm[] = [
  { term: 'deep link', href: '/en/guides/glossary/#deep-link' },
  { term: 'live activity', href: '/en/guides/glossary/#live-activity' },
  { term: 'FCM', href: '/en/guides/glossary/#fcm', see: '/en/guides/apps/services/gcm-fcm/' },
  { term: 'beacon', href: '/en/guides/glossary/#beacon', see: '/en/sdk/v3/android/implementation/geo/' },
  ...['one', 'two', 'three', 'four', 'five', 'six'].map((term) => ({ term, href: `#${term}` })),
]

const p = (value: string) => element('p', {}, [text(value)])
const explained = (
  children: ElementContent[],
  { path = '/en/guides/a/', title = 'A page' } = {},
): string[] => {
  const tree: Root = { type: 'root', children }
  explainTerms(tree, { path, title, terms })
  return [...toHtml(tree).matchAll(/<a href="[^"]*" class="term">([^<]*)<\/a>/g)].map(([, term = '']) => term)
}

describe('terms in the text of a page', () => {
  it('are explained where they first stand: with a capital, in the plural, over a line break', () => {
    expect(explained([p('Deep links lead on.'), p('A deep link again.')])).toEqual(['Deep links'])
    expect(explained([p('Some live\nactivities.')])).toEqual(['live\nactivities'])
    expect(explained([element('ul', {}, [element('li', {}, [text('By FCM')])])])).toEqual(['FCM'])
  })

  it('are whole words, and abbreviations as they are written', () => {
    expect(explained([p('fcm, FCMs-like, a deep-linked page, undeep link')])).toEqual([])
  })

  it('are left alone in headings, links, code, labels and tables', () => {
    const inside = ['h2', 'h3', 'a', 'code', 'strong', 'kbd'].map((tag) =>
      element('p', {}, [element(tag, {}, [text('deep link')])]),
    )
    expect(explained(inside)).toEqual([])
    expect(explained([element('table', {}, [p('deep link')]), element('h2', {}, [text('FCM')])])).toEqual([])
  })

  it('are one in a paragraph, two in a section and five on a page', () => {
    expect(explained([p('one and two')])).toEqual(['one'])
    expect(explained([p('one'), p('two'), p('three')])).toEqual(['one', 'two'])
    const h2 = element('h2', {}, [text('On')])
    expect(
      explained([p('one'), p('two'), h2, p('three'), p('four'), element('h2', {}, []), p('five'), p('six')]),
    ).toEqual(['one', 'two', 'three', 'four', 'five'])
  })

  it('are not explained by the page that is about them, on any platform, nor where the title names them', () => {
    expect(explained([p('FCM')], { path: '/en/guides/apps/services/gcm-fcm/' })).toEqual([])
    expect(explained([p('A beacon')], { path: '/en/sdk/v3/ios/implementation/geo/' })).toEqual([])
    expect(explained([p('A deep link')], { title: 'Open deep links' })).toEqual([])
  })
})
