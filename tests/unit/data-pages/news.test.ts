import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { newsMaker } from '../../../src/compiler/data-pages/news/news-maker'
import { compileContent } from '../../../src/compiler/site/compile-content'
import { makeTree } from '../content/compile'

const page = (title: string, body = 'Text.') =>
  `---\ntitle: ${title}\ndescription: ${title} is a page of a test, and says in one sentence what it is about.\n---\n\n${body}\n`
const changes = (...rows: [string, string][]) =>
  page(
    'Resources',
    ['| Version | What changed |', '|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n'),
  )

/** The news of a small site: of Android, of tvOS, of Cordova, which has a page for each system, and of the dashboard. */
async function made() {
  const root = makeTree({
    'content/facts.json': JSON.stringify({
      sdk: {
        v3: { android: { version: '3.10.0', released: '1 July 2024' } },
        v2: { tvos: { version: '2.5.0', released: '17 December 2020' } },
        v1: { android: { version: '1.15.0', released: '5 October 2018' } },
      },
    }),
    'content/dashboard-news.yaml': [
      '- { id: known, what: Something known, see: /en/guides/#how, needs: { v3: { android: 3.10.0 } } }',
      '- { id: unknown, what: Something old, see: /en/guides/, needs: { v1: { android: 1.2.0 } } }',
      '',
    ].join('\n'),
    'content/en/index.mdx': page('Home'),
    'content/en/guides/index.mdx': page('Guides', '## How'),
    'content/en/sdk/v3/android/resources.mdx': changes(['3.9.0', 'links'], ['3.10.0', 'resolver']),
    'content/en/sdk/v1/android/resources.mdx': changes(
      ['1.2', 'ready'],
      ['1.9.2, 1.9.3', 'fix'],
      ['1.10', 'tags'],
    ),
    'content/en/sdk/v2/tvos/resources.mdx': changes(['2.5.0', 'checks'], ['2.4.0', 'links']),
    'content/en/sdk/v2/cordova/android/resources.mdx': changes(['2.7.2', 'build'], ['2.7.0', 'filter']),
    'content/en/sdk/v2/cordova/ios/resources.mdx': changes(['2.7.2', 'build'], ['2.7.0', 'filter']),
  })
  const { entries } = await compileContent(root)
  const written = new Map(entries.flatMap((one) => (one.madeBy ? [] : [[one.path, one] as const])))
  const has = (path: string) => written.has(path)
  const [{ pages, problems } = { pages: [] }] = newsMaker.make({ root, language: 'en', has, written })
  return {
    problems,
    page: (name: string) => pages.find(({ file }) => file === `en/whats-new${name}.mdx`)?.text ?? '',
    feed: (name: string) => {
      newsMaker.downloads?.write(root, new Map())
      return readFileSync(path.join(root, `public/feeds/en/${name}.xml`), 'utf8')
    },
  }
}
const rows = (text: string) => [...text.matchAll(/^\| (\d[^|]*) \|/gm)].map(([, release]) => release)
const titles = (text: string) => [...text.matchAll(/<item><title>(.*?)<\/title>/g)].map(([, title]) => title)

describe('what is new', () => {
  it('comes by number, however a table is ordered, with the last release that no table names', async () => {
    const { problems, page: pageOf } = await made()
    expect(problems).toEqual([])
    const android = pageOf('/android')
    expect(rows(android)).toEqual(['3.10.0', '3.9.0', '1.15.0', '1.10', '1.9.2, 1.9.3', '1.2'])
    expect(android).toContain(
      '| 1.15.0 | 5 October 2018 | the last release of version 1 that these pages cover |',
    )
  })

  it('leads to the pages of both systems where a platform has two', async () => {
    const { page: pageOf } = await made()
    expect(pageOf('/cordova')).toContain(
      '[Resources for Android](/en/sdk/v2/cordova/android/resources/), [Resources for iOS](/en/sdk/v2/cordova/ios/resources/)',
    )
  })

  it('has lines of the current version only, and the latest release of every platform', async () => {
    const { page: pageOf } = await made()
    const front = pageOf('')
    expect(front.match(/^## .*$/gm)).toEqual([
      '## Latest releases',
      '## Release 3.10 {/* #release-3-10 */}',
      '## Release 3.9 {/* #release-3-9 */}',
    ])
    expect(front).toContain('| [tvOS](/en/whats-new/tvos/) | 2.5.0, 17 December 2020 | checks |')
  })

  it('names the guide to an option of the dashboard', async () => {
    const { page: pageOf } = await made()
    expect(pageOf('/dashboard')).toContain('How it works: [Guides](/en/guides/#how)')
  })

  it('is in a feed only if its day is known', async () => {
    const { feed } = await made()
    expect(titles(feed('android'))).toEqual(['Beckon Android SDK 3.10.0', 'Beckon Android SDK 1.15.0'])
    expect(titles(feed('dashboard'))).toEqual(['Something known'])
    expect(feed('dashboard')).toMatch(/<guid isPermaLink="false">tag:[^:]+:dashboard\/known<\/guid>/)
  })
})
