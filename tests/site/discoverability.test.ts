import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { offlinePath } from '../../src/offline/format/addresses'
import { isObsolete, parseSdkPath, versionOf, currentVersion } from '../../src/shared/sdk'
import { shareAreas, shareFolder, shareImageOf } from '../../src/shared/share-image'
import { allPagesPath, defaultLanguage, languages, site } from '../../src/shared/site'
import { inLanguage, languageOf } from '../../src/shared/slugs'

/** What search engines and link previews find, in the HTML as it is served. */

const dir = path.resolve(process.env.PUBLIC_DIR ?? 'public')
const read = (file: string) => readFileSync(path.join(dir, file), 'utf8')

interface Thing {
  '@type': string
  [key: string]: unknown
}

interface Page {
  route: string
  head: string
  things: Thing[]
}

const decode = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')
/** Values of an attribute of the tags that have another one. */
const values = (head: string, name: string, having: string, attribute: string) =>
  (head.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [])
    .filter((tag) => tag.includes(having))
    .map((tag) => decode(new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1] ?? ''))
const meta = (head: string, name: string) => values(head, 'meta', `="${name}"`, 'content')
const canonical = (head: string) => values(head, 'link', 'rel="canonical"', 'href')
const isIndexed = ({ head }: Page) => !meta(head, 'robots').includes('noindex')

let pages: Page[] = []
beforeAll(() => {
  pages = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .map((file) => {
      const [head = ''] = read(file).split('</head>')
      const data = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      const things = data.flatMap(([, json = '']) => (JSON.parse(json) as { '@graph': Thing[] })['@graph'])
      return { route: `/${file.replace(/index\.html$/, '')}`, head, things }
    })
}, 120_000)
/** All that search engines are to keep. */
const indexed = () => pages.filter((page) => isIndexed(page) && /^\/[a-z]{2}\//.test(page.route))
/** Pages of the documentation; the lists of all of them are none. */
const content = () => indexed().filter(({ route }) => !languages.map(allPagesPath).includes(route))

describe('the sitemap', () => {
  const entries = [...read('sitemap.xml').matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    priority: /<priority>(.*?)<\/priority>/.exec(entry)?.[1],
  }))

  it('has every page that may be kept, once, at its canonical address, and no other', () => {
    expect(entries.length).toBeGreaterThan(200)
    expect(entries.map(({ loc }) => loc).sort()).toEqual(
      indexed()
        .map(({ route }) => `${site.url}${route}`)
        .sort(),
    )
  })

  it('has the day of the last change from history, never one to come', () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const dated = entries.filter(({ lastmod }) => lastmod)
    // Without history, as in an archive of the repository, there are no days.
    expect(dated.length === content().length || !existsSync('.git')).toBe(true)
    expect(
      dated.filter(({ lastmod = '' }) => !/^\d{4}-\d\d-\d\d$/.test(lastmod) || lastmod > tomorrow),
    ).toEqual([])
  })

  it('puts old SDK versions last', () => {
    for (const { loc, priority } of entries) {
      const version = parseSdkPath(loc.slice(site.url.length))?.version
      if (version && version !== currentVersion) expect(Number(priority), loc).toBeLessThan(0.5)
      else expect(priority, loc).toBeUndefined()
    }
  })

  it('is announced, and nothing is closed', () => {
    expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`)
  })
})

describe('what a page says of itself', () => {
  it('is one title, one description, one canonical address: its own', () => {
    for (const { route, head } of content()) {
      expect(head.match(/<title\b/g), route).toHaveLength(1)
      expect(
        meta(head, 'description').map(({ length }) => length > 20),
        route,
      ).toEqual([true])
      expect(canonical(head), route).toEqual([`${site.url}${route}`])
      expect(meta(head, 'theme-color'), route).toHaveLength(1)
    }
  })

  it('titles and descriptions differ between pages', () => {
    const titles = content().map(({ head }) => /<title[^>]*>(.*?)<\/title>/.exec(head)?.[1] ?? '')
    const twice = titles.filter((title, at) => titles.indexOf(title) !== at)
    expect(twice).toEqual([])
  })

  it('is what a link preview needs', () => {
    for (const { route, head } of content()) {
      for (const name of [
        'og:title',
        'og:description',
        'og:type',
        'og:site_name',
        'og:locale',
        'twitter:card',
      ]) {
        expect(meta(head, name).filter(Boolean), `${name} of ${route}`).toHaveLength(1)
      }
      const isHome = languages.some((language) => route === `/${language}/`)
      expect(meta(head, 'og:type'), route).toEqual([isHome ? 'website' : 'article'])
      expect(meta(head, 'og:locale').join(), route).toMatch(
        route.startsWith('/en/') ? /^en_GB$/ : /^[a-z]{2}_[A-Z]{2}$/,
      )
      expect(meta(head, 'og:url'), route).toEqual(canonical(head))
      const [image = ''] = meta(head, 'og:image')
      expect(image.startsWith(`${site.url}/`), route).toBe(true)
      expect(existsSync(path.join(dir, image.slice(site.url.length))), image).toBe(true)
      expect(image, route).toBe(`${site.url}${shareImageOf(route).src}`)
      expect(meta(head, 'og:image:alt').join(), route).toMatch(/^Beckon(, .+)?$/)
      expect([meta(head, 'og:image:width'), meta(head, 'og:image:height')], route).toEqual([
        ['1200'],
        ['630'],
      ])
    }
  })

  it('is the same for the list of all pages, which has a picture as well', () => {
    for (const language of languages) {
      const route = allPagesPath(language)
      const { head } = pages.find((page) => page.route === route)!
      expect(meta(head, 'og:title')).toEqual([/<title[^>]*>(.*?) · /.exec(head)?.[1]])
      expect(meta(head, 'og:description')).toEqual(meta(head, 'description'))
      expect(meta(head, 'og:url')).toEqual(canonical(head))
      expect(meta(head, 'og:image')).toEqual([site.url + shareImageOf(route).src])
      expect(meta(head, 'twitter:card')).toEqual(['summary_large_image'])
    }
  })

  it('shows a picture of each area, as large as previews ask for, small to fetch, and no two alike', async () => {
    const used = new Set(content().map(({ head }) => meta(head, 'og:image')[0]?.slice(site.url.length)))
    expect([...used].sort()).toEqual(shareAreas.map(({ id }) => `${shareFolder}${id}.png`).sort())
    const pictures = shareAreas.map(({ id }) => readFileSync(path.join(dir, shareFolder, `${id}.png`)))
    for (const picture of pictures) {
      const { width, height, format } = await sharp(picture).metadata()
      expect([width, height, format]).toEqual([1200, 630, 'png'])
      expect(picture.length).toBeLessThan(15_000)
    }
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(pictures.length)
  })

  it('names itself as Markdown', () => {
    const built = languages.flatMap((language) => [allPagesPath(language), offlinePath(language)])
    for (const { route, head } of [...content(), ...pages.filter(({ route: own }) => built.includes(own))]) {
      expect(head.includes('<link rel="alternate" type="text/markdown" href="index.md"/>'), route).toBe(true)
      expect(existsSync(path.join(dir, route, 'index.md')), route).toBe(true)
    }
  })

  it('pages that are none are kept out', () => {
    const out = pages.filter((page) => !isIndexed(page)).map(({ route }) => route)
    expect(out).toEqual(
      expect.arrayContaining([
        '/404.html',
        '/500.html',
        '/404/',
        ...languages.flatMap((language) => [`/${language}/404.html`, `/${language}/500.html`]),
      ]),
    )
    const others = pages.filter((page) => isIndexed(page) && !/^\/[a-z]{2}\//.test(page.route))
    // The address without a language names the page it leads to.
    expect(others.map(({ route, head }) => [route, ...canonical(head)])).toEqual([
      ['/', `${site.url}/${defaultLanguage}/`],
    ])
  })
})

describe('structured data', () => {
  const find = (page: Page | undefined, type: string) => page?.things.find((thing) => thing['@type'] === type)
  /** A page of the default language. */
  const at = (route: string) => pages.find((page) => page.route === inLanguage(route, defaultLanguage))
  const homeOf = ({ route }: Page) => `/${languageOf(route) ?? ''}/`

  it('says what kind of page each is', () => {
    for (const page of content()) {
      const kinds = page.things.map((thing) => thing['@type'])
      const isHome = page.route === homeOf(page)
      const kind = isHome ? 'WebSite' : page.route === `${homeOf(page)}faqs/` ? 'FAQPage' : 'TechArticle'
      expect(kinds, page.route).toContain(kind)
      if (!isHome) expect(kinds, page.route).toContain('BreadcrumbList')
      expect(page.things[0]?.url, page.route).toBe(`${site.url}${page.route}`)
    }
  })

  it('breadcrumbs lead down from the home page to the page itself, over pages that exist', () => {
    const routes = new Set(pages.map(({ route }) => route))
    for (const page of content()) {
      const list = find(page, 'BreadcrumbList')?.itemListElement as
        { position: number; name: string; item: string }[] | undefined
      if (!list) continue
      expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1))
      expect(list[0]?.item).toBe(`${site.url}${homeOf(page)}`)
      expect(list.at(-1)?.item).toBe(`${site.url}${page.route}`)
      expect(list.filter(({ name, item }) => !name || !routes.has(item.slice(site.url.length)))).toEqual([])
    }
  })

  it('an article has what search engines ask of it', () => {
    const article = find(at('/en/sdk/v3/android/implementation/push/'), 'TechArticle')
    expect(article).toMatchObject({
      headline: 'Push notifications',
      inLanguage: defaultLanguage,
      version: '3',
      creativeWorkStatus: 'Published',
      author: { '@type': 'Organization', name: 'Beckon' },
      publisher: { '@type': 'Organization', name: 'Beckon' },
      image: `${site.url}/icons/share/sdk-android.png`,
      about: { softwareVersion: '3', operatingSystem: 'Android' },
    })
  })

  it('marks pages of SDK versions that nobody looks after as such, and no others', () => {
    for (const page of content()) {
      const version = versionOf(page.route)
      const status = find(page, 'TechArticle')?.creativeWorkStatus
      expect(status, page.route).toBe(version ? (isObsolete(version) ? 'Obsolete' : 'Published') : undefined)
    }
  })

  it('has each question with its answer', () => {
    const questions = find(at('/en/faqs/'), 'FAQPage')?.mainEntity as {
      name: string
      acceptedAnswer: { text: string }
    }[]
    expect(questions.length).toBe(
      read(`${defaultLanguage}/faqs/index.html`).match(/<details[^>]* id=/g)?.length,
    )
    for (const { name, acceptedAnswer } of questions) {
      expect(name).toMatch(/\?$/)
      expect(acceptedAnswer.text.length, name).toBeGreaterThan(20)
      expect(acceptedAnswer.text, name).not.toMatch(/href="\/|<script/)
    }
  })

  it('says where to search', () => {
    expect(find(at('/en/'), 'WebSite')?.potentialAction).toMatchObject({
      '@type': 'SearchAction',
      target: { urlTemplate: `${site.url}/${defaultLanguage}/?q={search_term_string}` },
    })
  })
})
