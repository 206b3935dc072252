import { expect, it } from 'vitest'
import { jsonLd, structuredData } from '../../../src/app/structured-data'
import { provideLanguages } from '../../../src/runtime/language-data'
import type { DocPage } from '../../../src/shared/doc-page'

const doc = (more: Partial<DocPage>): DocPage => ({
  path: '/en/guides/a/',
  title: 'A page',
  description: 'What it says.',
  template: 'article',
  blocks: [],
  headings: [],
  children: [],
  related: [],
  source: 'content/en/guides/a.mdx',
  ...more,
})

provideLanguages({
  allSiteNavigation: {
    nodes: [{ language: 'en', tree: [['en', 'Home', [['guides', 'Guides', [['a', 'A']]]]]] }],
  },
  allLocale: { nodes: [] },
})

it('a text that would end the script does not', () => {
  const text = jsonLd(
    structuredData(doc({ title: '</script><img src=x onerror=alert(1)>', description: '<!--' })),
  )
  expect(text).not.toMatch(/<\/|<!--|<img/)
  expect((JSON.parse(text) as { '@graph': { headline?: string }[] })['@graph'][0]?.headline).toBe(
    '</script><img src=x onerror=alert(1)>',
  )
})

it('breadcrumbs are those of the page tree', () => {
  expect(
    structuredData(doc({})).find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement,
  ).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://docs.beckon.example/en/' },
    { '@type': 'ListItem', position: 2, name: 'Guides', item: 'https://docs.beckon.example/en/guides/' },
    { '@type': 'ListItem', position: 3, name: 'A', item: 'https://docs.beckon.example/en/guides/a/' },
  ])
})

it('an answer has absolute links, and none of what is no text or has looks of this site', () => {
  const [page] = structuredData(
    doc({
      template: 'faqs',
      blocks: [
        '<p>Intro</p>',
        {
          c: 'Question',
          p: { title: 'Why?', id: 'why' },
          k: [
            '<p>See <a href="/en/sdk/"><span class="nobr">Add-on</span> SDKs</a>.</p>',
            { t: 'p', k: [{ c: 'Platforms', p: {} }] },
          ],
        },
      ],
    }),
  )
  expect(page).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      {
        name: 'Why?',
        acceptedAnswer: { text: '<p>See <a href="https://docs.beckon.example/en/sdk/">Add-on SDKs</a>.</p>' },
      },
    ],
  })
})

it('an article says who wrote it, and has the picture of its area', () => {
  const [article] = structuredData(doc({ path: '/en/sdk/v3/ios/setup/' }))
  expect(article).toMatchObject({
    '@type': 'TechArticle',
    author: { '@type': 'Organization', name: 'Beckon', url: 'https://docs.beckon.example/' },
    image: 'https://docs.beckon.example/icons/share/sdk-ios.png',
  })
})

it('only a version that nobody looks after is obsolete: another one may be the newest of its platform', () => {
  const statusAt = (path: string) =>
    structuredData(doc({ path })).find((thing) => thing['@type'] === 'TechArticle')?.creativeWorkStatus
  expect(statusAt('/en/sdk/v3/android/setup/')).toBe('Published')
  expect(statusAt('/en/sdk/v2/html5/setup/')).toBe('Published')
  expect(statusAt('/en/sdk/v1/html5/setup/')).toBe('Obsolete')
  expect(statusAt('/en/guides/a/')).toBeUndefined()
})
