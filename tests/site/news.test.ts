import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { newsPath, type NewsOf } from '../../src/shared/news'
import { sdkPlatforms } from '../../src/shared/sdk'
import { defaultLanguage, site } from '../../src/shared/site'
import { feedFolder } from '../../src/shared/site-files'

const dir = path.resolve(process.env.PUBLIC_DIR ?? 'public')
const read = (file: string) => readFileSync(path.join(dir, file), 'utf8')
const folder = `${feedFolder}${defaultLanguage}/`
const feeds = readdirSync(path.join(dir, folder)).map((name) => `${folder}${name}`)

interface Element {
  name: string
  attribs: Record<string, string>
  text: string
  children: Element[]
}

/** Elements and their texts, with everything else an error. */
function elementsOf(nodes: ReturnType<typeof parseDocument>['childNodes']): Element[] {
  return nodes.flatMap((node) =>
    'name' in node && 'attribs' in node && 'children' in node
      ? [
          {
            name: node.name,
            attribs: node.attribs,
            text: node.children.map((child) => ('data' in child ? child.data : '')).join(''),
            children: elementsOf(node.children),
          },
        ]
      : [],
  )
}

const all = (parent: Element | undefined, name: string): Element[] =>
  parent?.children.filter((one) => one.name === name) ?? []
const text = (parent: Element | undefined, name: string): string => all(parent, name)[0]?.text ?? ''

function channelOf(feed: string): Element | undefined {
  const [rss, ...others] = elementsOf(
    parseDocument(read(feed), { xmlMode: true, decodeEntities: true }).childNodes,
  ).filter(({ name }) => name !== '?xml')
  expect(others, feed).toEqual([])
  expect([rss?.name, rss?.attribs.version], feed).toEqual(['rss', '2.0'])
  const [channel, more] = rss?.children ?? []
  expect([channel?.name, more], feed).toEqual(['channel', undefined])
  return channel
}

/** RFC 822, with a year of four digits, as RSS asks for. */
const DATE =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/
const inWords = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))

/** The releases that a page tells of, in its order, each with its day, if that is known. */
const rowsOf = (route: string) =>
  [...read(`${route}index.html`).matchAll(/<tr>(<td>.*?)<\/tr>/gs)].map(([, row = '']) => {
    const [release = '', second = ''] = [...row.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = '']) => cell)
    const said = second.replace(/<\/?span[^>]*>/g, '')
    return { release, day: /^\d{1,2} [A-Z][a-z]+ \d{4}$/.exec(said)?.[0] }
  })

describe('the feeds', () => {
  it('are there for all SDKs, for the dashboard and for each platform', () => {
    const names = ['all', 'dashboard', ...sdkPlatforms.map(({ id }) => id)]
    expect(feeds.sort()).toEqual(names.map((name) => `${folder}${name}.xml`).sort())
  })

  it('are valid RSS 2.0, each with its own address, and with items that are known by something', () => {
    for (const feed of feeds) {
      const channel = channelOf(feed)
      for (const name of ['title', 'link', 'description', 'language'])
        expect(
          all(channel, name).map((one) => one.text.length > 1),
          `${name} of ${feed}`,
        ).toEqual([true])
      expect(
        all(channel, 'atom:link').map(({ attribs }) => attribs),
        feed,
      ).toEqual([{ href: site.url + feed, rel: 'self', type: 'application/rss+xml' }])
      expect(text(channel, 'lastBuildDate'), feed).toMatch(/^$|GMT$/)
      const known = ['title', 'link', 'description', 'language', 'lastBuildDate', 'atom:link', 'item']
      expect(channel?.children.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
      const items = all(channel, 'item')
      expect(items.length, feed).toBeGreaterThan(0)
      expect(text(channel, 'title'), feed).toMatch(/^Beckon: /)
      for (const item of items) {
        const names = item.children.map(({ name }) => name)
        expect(names, feed).toEqual(['title', 'link', 'guid', 'pubDate', 'description'])
        expect(all(item, 'guid')[0]?.attribs.isPermaLink).toBe('false')
        // A tag URI: without a space or a comma.
        expect(text(item, 'guid'), feed).toMatch(/^tag:[a-z0-9.-]+,\d{4}:[\w./-]+$/)
        for (const name of ['title', 'description']) expect(text(item, name).trim(), feed).not.toBe('')
        const date = text(item, 'pubDate')
        expect(new Date(date).toUTCString(), feed).toBe(DATE.exec(date)?.[0])
      }
      const guids = items.map((item) => text(item, 'guid'))
      expect(
        guids.filter((one, at) => guids.indexOf(one) < at),
        feed,
      ).toEqual([])
    }
  })

  it('lead to pages and sections that exist', () => {
    for (const feed of feeds) {
      const channel = channelOf(feed)
      const links = [channel, ...all(channel, 'item')].map((one) => text(one, 'link'))
      for (const link of new Set(links)) {
        expect(link.startsWith(`${site.url}/${defaultLanguage}/`), link).toBe(true)
        const [page = '', anchor] = link.slice(site.url.length).split('#')
        const html = read(`${page}index.html`)
        if (anchor) expect(html.includes(` id="${anchor}"`), link).toBe(true)
      }
    }
  })

  it('have all releases whose day the pages tell, and no others', () => {
    let dated = 0
    for (const { id } of sdkPlatforms) {
      const told = rowsOf(newsPath(defaultLanguage, id)).flatMap(({ release, day }) =>
        day ? [`${release}, ${day}`] : [],
      )
      const items = all(channelOf(`${folder}${id}.xml`), 'item').map((item) => {
        const [, name = '', release = ''] = /^(.+) (\S+)$/.exec(text(item, 'title')) ?? []
        expect(name, id).toMatch(id === 'wordpress' ? /^Beckon .+ plugin$/ : /^Beckon .+ SDK$/)
        return `${release}, ${inWords(text(item, 'pubDate'))}`
      })
      expect(items.sort(), id).toEqual(told.sort())
      dated += items.length
    }
    expect(dated).toBeGreaterThan(20)
  })

  it('begin with what is newest', () => {
    for (const feed of feeds) {
      const days = all(channelOf(feed), 'item').map((item) => Date.parse(text(item, 'pubDate')))
      expect(days, feed).toEqual([...days].sort((a, b) => b - a))
    }
  })
})

describe('the page of a platform', () => {
  it('has its releases in order, the newest first, and the last one of each version', () => {
    const { sdk } = JSON.parse(readFileSync('content/facts.json', 'utf8')) as {
      sdk: Record<string, Record<string, { version: string; released: string }>>
    }
    for (const { id } of sdkPlatforms) {
      const rows = rowsOf(newsPath(defaultLanguage, id))
      const releases = rows.map(({ release }) => release)
      expect(releases, id).toEqual([...releases].sort((a, b) => b.localeCompare(a, 'en', { numeric: true })))
      for (const platforms of Object.values(sdk)) {
        const last = platforms[id]
        if (!last) continue
        expect(rows.find(({ release }) => release === last.version)?.day, `${id} ${last.version}`).toBe(
          last.released,
        )
      }
    }
  })
})

describe('who looks for what is new', () => {
  const announced = (route: string) =>
    [...read(`${route}index.html`).matchAll(/<link rel="alternate" type="application\/rss\+xml"[^>]*>/g)].map(
      ([link]) => /href="([^"]+)"/.exec(link)?.[1],
    )
  const news: NewsOf[] = ['all', 'dashboard', ...sdkPlatforms.map(({ id }) => id)]

  it('is told of the feed by its page, by the SDKs and by the release notes of a platform', () => {
    for (const of of news) expect(announced(newsPath(defaultLanguage, of))).toEqual([`${folder}${of}.xml`])
    expect(announced('/en/sdk/')).toEqual([`${folder}all.xml`])
    for (const route of ['/en/sdk/v3/ios/', '/en/sdk/v3/ios/resources/', '/en/sdk/v2/ios/resources/'])
      expect(announced(route)).toEqual([`${folder}ios.xml`])
    expect(announced('/en/sdk/v3/ios/implementation/push/')).toEqual([])
  })

  it('is led there by links, and to the feed', () => {
    const leads = (route: string, href: string) => read(`${route}index.html`).includes(`href="${href}"`)
    for (const of of news) expect(leads(newsPath(defaultLanguage, of), `${folder}${of}.xml`), of).toBe(true)
    for (const [route, of] of [
      ['/en/sdk/', 'all'],
      ['/en/sdk/v3/ios/resources/', 'ios'],
      ['/en/sdk/v2/html5/resources/', 'html5'],
      ['/en/guides/account/whats-new/', 'dashboard'],
    ] as const)
      expect(leads(route, newsPath(defaultLanguage, of)), route).toBe(true)
  })

  it('finds the pages in the sitemap, in search, in the list of all pages and as Markdown', () => {
    const { store } = (JSON.parse(read('search_index.json')) as Record<string, { store: object }>)[
      defaultLanguage
    ] ?? {
      store: {},
    }
    const found = new Set(Object.keys(store).map((address) => address.replace(/#.*/, '')))
    for (const route of news.map((of) => newsPath(defaultLanguage, of))) {
      expect(read('sitemap.xml').includes(`<loc>${site.url}${route}</loc>`), route).toBe(true)
      expect(found.has(route), route).toBe(true)
      expect(read('/en/all-pages/index.html').includes(`href="${route}"`), route).toBe(true)
      expect(existsSync(path.join(dir, route, 'index.md')), route).toBe(true)
    }
  })
})
