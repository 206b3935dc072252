import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { workingTree } from '../../src/compiler/check/routes/base'
import { routesOf } from '../../src/compiler/check/routes/routes-of'
import { isPicture, type PackIndex } from '../../src/offline/format/pack-format'
import { readDirectory } from '../../src/offline/format/read-pack'
import { components } from '../../src/shared/components'
import { defaultLanguage, languages, searchLanguages } from '../../src/shared/site'
import { languageOf } from '../../src/shared/slugs'
import { brotli, countWithin, halfOf } from '../helpers/brotli'

/** Assertions on the built site, file by file. Byte budgets do not depend on the machine; those of pages are in weight.test.ts. */

const dir = path.resolve(process.env.PUBLIC_DIR ?? 'public')
const read = (file: string) => readFileSync(path.join(dir, file), 'utf8')
const walk = (folder: string): string[] =>
  readdirSync(path.join(dir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))

const routeOf = (file: string) => `/${file.replace(/index\.html$/, '')}`
const dataOf = (route: string) => `page-data${route}page-data.json`
/** Pages of the documentation; those at addresses that lead elsewhere are none, nor is the list of all of them. */
const pages = languages
  .flatMap(walk)
  .filter(
    (file) =>
      file.endsWith('index.html') &&
      !/\/(404|500|offline)\//.test(file) &&
      !/page-components-[a-z]{2}-(moved|untranslated|all-pages)/.test(read(dataOf(routeOf(file)))),
  )
interface PageData {
  result: { data: { docPage: { doc: { template: string; source: string } } } }
}
const articles = pages
  .map(routeOf)
  .filter(
    (route) => (JSON.parse(read(dataOf(route))) as PageData).result.data.docPage.doc.template === 'article',
  )

describe('byte budgets of files', () => {
  it('no script has what only writers and the compiler need: the schemas, and what the table of components says', () => {
    const scripts = walk('.').filter((file) => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(20)
    const about = Object.values(components).map((component) => component.about)
    const heavy = scripts.filter((file) => {
      const text = read(file)
      return text.includes('ZodError') || about.some((one) => text.includes(one))
    })
    expect(heavy).toEqual([])
  })

  it('packs stay small: 1.5 MB for a platform with the search index, 15 MB for everything without pictures', () => {
    const { packs, search } = JSON.parse(read('packs/index.json')) as PackIndex
    const sizeOf = (id: string) => {
      const pack = packs.find((one) => one.id === id)
      expect(pack, id).toBeDefined()
      expect(statSync(path.join(dir, pack?.file ?? '')).size).toBe(pack?.size)
      return (pack?.size ?? 0) - (pack?.pictures ?? 0)
    }
    expect(sizeOf(`${defaultLanguage}/sdk/v3/android`) + search).toBeLessThanOrEqual(1_500_000)
    for (const language of languages) {
      expect(sizeOf(language) + search).toBeLessThanOrEqual(15_000_000)
      const own = pages.filter((file) => languageOf(routeOf(file)) === language)
      expect(packs.find(({ id }) => id === language)?.pages).toBeGreaterThanOrEqual(own.length)
    }
  })

  it('packs have each picture that their pages show, in one form', async () => {
    const { packs } = JSON.parse(read('packs/index.json')) as PackIndex
    const pack = packs.find(({ id }) => id === `${defaultLanguage}/guides`)
    const bytes = new Blob([readFileSync(path.join(dir, pack?.file ?? ''))])
    const names = (await readDirectory(bytes)).directory.members.map(([name]) => name)
    const shown = names
      .filter((name) => !isPicture(name))
      .flatMap((name) => [...read(dataOf(name)).matchAll(/\/static\/([0-9a-f]{32})\//g)])
      .map(([, digest = '']) => digest)
    const packed = names.filter(isPicture).map((name) => name.split('/')[2])
    expect(packed.length).toBeGreaterThan(50)
    expect(packed.sort()).toEqual([...new Set(shown)].sort())
  })

  it(
    'the data of an article has a median of at most 8 kB, and none is over 40 kB',
    { timeout: 120_000 },
    async () => {
      const data = articles.map((route) => read(dataOf(route)))
      expect(data.length).toBeGreaterThan(50)
      const half = halfOf(data)
      expect(await countWithin(data, 8_000, half), 'within 8 kB').toBeGreaterThanOrEqual(half)
      expect(await countWithin(data, 40_000), 'within 40 kB').toBe(data.length)
    },
  )

  it('the data of a page of the SDK reference is at most 15 kB', { timeout: 120_000 }, async () => {
    const routes = pages.map(routeOf).filter((route) => /\/sdk\/[^/]+\/[^/]+\/symbols\//.test(route))
    expect(routes.length).toBeGreaterThan(500)
    const data = routes.map((route) => read(dataOf(route)))
    expect(await countWithin(data, 15_000), 'within 15 kB').toBe(data.length)
  })
})

describe('what is served', () => {
  it('has a page for every content file', () => {
    const routes = [...routesOf(workingTree('.'))]
    expect(routes.filter(([, file]) => file.endsWith('.mdx')).length).toBeGreaterThan(60)
    expect(routes.filter(([, file]) => !file.endsWith('.mdx')).length).toBeGreaterThan(60)
    expect(pages.map(routeOf).sort()).toEqual(routes.map(([route]) => route).sort())
  })

  it('does not repeat the navigation in the data of pages', () => {
    const [query] = walk('page-data/sq/d').filter((file) => read(file).includes('"allSiteNavigation"'))
    expect(query).toBeDefined()
    expect(read(query ?? '')).toContain('Troubleshooting')
    // A page's data names its own links, not the pages of other sections.
    expect(read(dataOf('/en/sdk/v3/android/implementation/tags/'))).not.toContain('SiteNavigation')
    expect(read(dataOf('/en/sdk/v3/android/implementation/tags/'))).not.toContain(
      '/en/guides/apps/create-app/',
    )
  })

  it('has no form that leads anywhere', () => {
    const forms = pages.flatMap((file) => read(file).match(/<form\b[^>]*>/g) ?? [])
    expect(forms.length).toBeGreaterThan(0)
    expect(forms.filter((form) => /\s(?:action|method|target)=/.test(form))).toEqual([])
  })

  it('has the site-wide data, the worker, the manifest and the not-found pages', () => {
    for (const file of [
      'page-data/app-data.json',
      'sw.js',
      'manifest.webmanifest',
      '404.html',
      ...languages.map((language) => `${language}/404.html`),
      '500.html',
    ]) {
      expect(existsSync(path.join(dir, file)), file).toBe(true)
    }
  })

  it('has a search index for each language, with index and store', () => {
    const index = JSON.parse(read('search_index.json')) as Record<
      string,
      { index: { fields: string[] }; store: object }
    >
    expect(Object.keys(index)).toEqual(searchLanguages)
    for (const [language, { index: fieldsOf, store }] of Object.entries(index)) {
      expect(fieldsOf.fields).toEqual(['title', 'content', 'url'])
      const others = Object.keys(store).filter((address) => languageOf(address) !== language)
      expect(others, language).toEqual([])
      if (!languages.includes(language)) expect(Object.keys(store), language).toEqual([])
    }
    expect(Object.keys(index[defaultLanguage]?.store ?? {}).length).toBeGreaterThan(300)
  })

  it('the search index of all pages stays within 550 kB', { timeout: 60_000 }, () => {
    expect(brotli(read('search_index.json'))).toBeLessThanOrEqual(550_000)
  })
})

describe('what is no business of visitors', () => {
  it('has the bundles of this build alone', () => {
    const text = [...walk('.').filter((file) => /^[^/]+\.js$/.test(file)), `${defaultLanguage}/index.html`]
      .map((file) => readFileSync(path.join(dir, file), 'utf8'))
      .join('\n')
    const bundles = readdirSync(dir).flatMap((file) => {
      const hash = /[-.]([0-9a-f]{8,})\.(?:js|css)$/.exec(file)?.[1]
      return hash ? [{ file, hash }] : []
    })
    expect(bundles.length).toBeGreaterThan(30)
    const sizes = new Map<string, number>()
    // Each name has one file of each kind.
    for (const { file } of bundles) {
      const name = file.replace(/[0-9a-f]{8,}(?=\.\w+$)/, '')
      sizes.set(name, (sizes.get(name) ?? 0) + 1)
    }
    expect([...sizes].filter(([, size]) => size > 1)).toEqual([])
    // All that the runtime may ask for is there, also what has no name.
    const app = readFileSync(
      path.join(dir, bundles.find(({ file }) => /^app-.*js$/.test(file))?.file ?? ''),
      'utf8',
    )
    const asked = [...app.matchAll(/(?:\w|-|")+:"([0-9a-f]{8})"/g)].map(([, hash = '']) => hash)
    expect(asked.length).toBeGreaterThan(20)
    expect(asked.filter((hash) => !bundles.some((one) => one.hash === hash))).toEqual([])
    expect(bundles.filter(({ hash }) => !text.includes(hash)).map(({ file }) => file)).toEqual([])
  })

  it('is not in public/: everything there is asked for by pages, the worker, search engines or readers', () => {
    const known = [
      /\.(html|css|js|woff2|png|jpg|webp|avif|svg)$/,
      /^page-data\/.*\.json$/,
      /\.js\.LICENSE\.txt$/,
      /^api\/.*\.(json|yaml)$/,
      /^[a-z]{2}\/opensearch\.xml$/,
      /^feeds\/[a-z]{2}\/[a-z0-9-]+\.xml$/,
      /^[a-z]{2}\/(.*\/)?index\.md$/,
      /(^|\/)llms-full\.txt$/,
      /^([a-z]{2}\/)?llms\.txt$/,
      /^static\/requests\/[a-z-]+-[0-9a-f]{16}\.json$/,
      /^packs\/(index\.json|[a-z]{2}\/[a-z0-9-]+\.pack)$/,
      /^(search_index\.json|manifest\.webmanifest|sitemap\.xml|robots\.txt|licences\.txt)$/,
    ]
    const odd = walk('.').filter((file) => !known.some((one) => one.test(file.split(path.sep).join('/'))))
    expect(odd).toEqual([])
    const internal = walk('.').filter((file) => /^(_|~|\.)|\/[_~.]/.test(file))
    expect(internal).toEqual([])
  })
})

describe('the HTML of pages', () => {
  it('links only to pages, anchors and files that exist', () => {
    const anchors = new Map<string, Set<string>>()
    const anchorsOf = (route: string) => {
      let known = anchors.get(route)
      if (!known) {
        const html = read(`${route.slice(1)}index.html`)
        anchors.set(route, (known = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))))
      }
      return known
    }
    const dead: string[] = []
    let looked = 0
    for (const route of pages.map(routeOf)) {
      for (const [, href = ''] of read(`${route.slice(1)}index.html`).matchAll(/<a [^>]*href="([^"]+)"/g)) {
        if (/^(https:|mailto:)/.test(href)) continue
        looked++
        const [target = '', anchor] = href.split('#')
        const goal = target || route
        if (goal.endsWith('/')) {
          if (!existsSync(path.join(dir, goal, 'index.html'))) dead.push(`${route} → ${href}`)
          else if (anchor && !anchorsOf(goal).has(decodeURIComponent(anchor))) dead.push(`${route} → ${href}`)
        } else if (!existsSync(path.join(dir, goal))) dead.push(`${route} → ${href}`)
      }
    }
    expect(looked).toBeGreaterThan(2000)
    expect(dead).toEqual([])
  })

  it('has no id twice, of which links and screen readers would find only the first', () => {
    const twice = pages.flatMap((file) => {
      const ids = [...read(file).matchAll(/<[a-z][^>]* id="([^"]+)"/g)].map(([, id = '']) => id)
      return ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `${file}#${id}`)
    })
    expect(twice).toEqual([])
  })

  it('names its language, and has no script in attributes', () => {
    for (const file of pages) {
      const html = read(file)
      expect(/<html [^>]*lang="([^"]*)"/.exec(html)?.[1], file).toBe(languageOf(routeOf(file)))
      expect(html, file).not.toMatch(/<[a-z]+[^>]*\son[a-z]+=/)
    }
  })

  it('has no zero bytes, which React 18 writes where a character meets the end of its buffer', () => {
    const all = walk('.').filter((file) => file.endsWith('.html'))
    expect(all.filter((file) => readFileSync(path.join(dir, file)).includes(0))).toEqual([])
  })
})
