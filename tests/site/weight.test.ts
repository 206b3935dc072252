import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { CALLED_ON_LOAD } from '../../src/gatsby/compiled-ahead'
import { languages } from '../../src/shared/site'
import { brotli, countWithin, halfOf } from '../helpers/brotli'
import { kinds, type KindName } from '../helpers/page-kinds'

/**
 * What a page weighs before anyone touches it, as a server sends it: the scripts that its HTML names and those of its
 * component, its style sheets, its HTML. Workers, which run beside the page, are not among them.
 */

const dir = path.resolve(process.env.PUBLIC_DIR ?? 'public')
const read = (file: string) => readFileSync(path.join(dir, file), 'utf8')

interface PageData {
  componentChunkName: string
  result: { data?: { docPage?: { doc: { template: string } } } }
}
const htmlOf = (route: string) => read(`${route.slice(1)}index.html`)
const dataOf = (route: string) => JSON.parse(read(`page-data${route}page-data.json`)) as PageData

/** Every file that comes with a kind of chunk; Gatsby's own list, which is not shipped. */
const { namedChunkGroups } = JSON.parse(read('../.cache/by-products/webpack.stats.json')) as {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>
}
const filesOf = (chunk: string, ending: string) => {
  const { assets } = namedChunkGroups[chunk] ?? {}
  expect(assets, chunk).toBeDefined()
  return (assets ?? []).map(({ name }) => name).filter((name) => name.endsWith(ending))
}

/** Of each once: all kinds of pages begin with the same ones. */
const scripts = new Map<string, number>()
function sizeOf(script: string): number {
  const size = scripts.get(script) ?? brotli(readFileSync(path.join(dir, script)))
  scripts.set(script, size)
  return size
}

function scriptFiles(route: string): string[] {
  const inHtml = [...htmlOf(route).matchAll(/<script[^>]* src="\/([^"]+\.js)"/g)].map(([, src = '']) => src)
  expect(inHtml.length).toBeGreaterThan(0)
  return [...new Set([...inHtml, ...filesOf(dataOf(route).componentChunkName, '.js')])]
}

const scriptsOf = (route: string): number => scriptFiles(route).reduce((sum, file) => sum + sizeOf(file), 0)

function stylesOf(route: string): number {
  const styles = [...htmlOf(route).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css)
  // What is not in the HTML would be fetched while the page shows without it.
  const linked = [...htmlOf(route).matchAll(/<link[^>]* rel="stylesheet"/g)]
  expect(linked, route).toEqual([])
  for (const file of filesOf(dataOf(route).componentChunkName, '.css'))
    expect(htmlOf(route).includes(`data-href="/${file}"`), file).toBe(true)
  return brotli(styles.join(''))
}

const articles = languages
  .flatMap((language) =>
    readdirSync(path.join(dir, language), { recursive: true })
      .map((file) => `${language}/${String(file).split(path.sep).join('/')}`)
      .filter((file) => file.endsWith('/index.html')),
  )
  .map((file) => `/${file.replace(/index\.html$/, '')}`)
  .filter((route) => {
    const template = dataOf(route).result.data?.docPage?.doc.template
    return template === 'article' && !/\/sdk\/[^/]+\/[^/]+\/symbols\//.test(route)
  })

const article = { js: 70_000, css: 7_400 }
/** Pages with components of references. */
const reference = { js: 71_500, css: 8_600 }

/** What page kinds may weigh, in bytes: scripts, and styles. */
const budgets: Record<KindName, { js: number; css: number }> = {
  home: { js: 74_100, css: 8_200 },
  'SDK index': { js: 72_100, css: 8_400 },
  'SDK overview': article,
  'SDK article': article,
  'SDK article of an old version': article,
  guide: article,
  'front of a reference': reference,
  'type of a reference': reference,
  'API index': { ...article, css: 7_800 },
  'API resource': reference,
  'API schemas': reference,
  errors: reference,
  FAQs: { js: 71_500, css: 8_600 },
  'quick wins': { js: 73_700, css: 8_150 },
}

describe.each(kinds)('$name', ({ name, template, route }) => {
  const { js, css } = budgets[name]

  it('is of the template that it stands for', () => {
    expect(dataOf(route).result.data?.docPage?.doc.template).toBe(template)
  })

  it('has no more scripts than it may', () => {
    const size = scriptsOf(route)
    expect(size).toBeGreaterThan(30_000)
    expect(size).toBeLessThanOrEqual(js)
  })

  it('starts with bundles that a browser compiles beside the page', () => {
    const starting = htmlOf(route).match(/(?<= src="\/)(?:app|framework)-[^"]+\.js/g) ?? []
    expect(starting).toHaveLength(2)
    for (const file of starting) expect(read(file).startsWith(CALLED_ON_LOAD), file).toBe(true)
  })

  it('words no date itself: the first one costs a poor phone as much as taking over all of the page', () => {
    const wording = scriptFiles(route).filter((file) => read(file).includes('DateTimeFormat'))
    expect(wording).toEqual([])
  })

  it('has all of its styles in its HTML, and no more than it may', () => {
    const size = stylesOf(route)
    expect(size).toBeGreaterThan(3_000)
    expect(size).toBeLessThanOrEqual(css)
  })
})

describe('the HTML of articles', () => {
  it('has a median of at most 14 kB', { timeout: 240_000 }, async () => {
    const pages = articles.map(htmlOf)
    expect(pages.length).toBeGreaterThan(500)
    const half = halfOf(pages)
    expect(await countWithin(pages, 14_000, half), 'pages within').toBeGreaterThanOrEqual(half)
  })
})

describe('what comes later', () => {
  it('brings its styles along: the dialog of search is in no page', () => {
    const [styles = ''] = filesOf('search-dialog', '.css')
    const [rule = ''] = /\.[\w-]+\{[^{}]{60,}\}/.exec(read(styles)) ?? []
    expect(rule).not.toBe('')
    for (const { route } of kinds) expect(htmlOf(route).includes(rule), route).toBe(false)
  })

  it('has no window in workers: the bundler takes for known that there is one', () => {
    for (const file of filesOf('search-worker', '.js')) expect(read(file)).not.toMatch(/\bwindow\./)
  })
})
