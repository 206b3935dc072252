import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { walk } from '../../src/compiler/files/content-files'
import { languages, defaultLanguage } from '../../src/shared/site'

/** That readers find every page: by links alone, and by search. */

const dir = path.resolve(process.env.PUBLIC_DIR ?? 'public')
const read = (file: string) => readFileSync(path.join(dir, file), 'utf8')
const html = new Map(
  walk(dir)
    .filter(
      (file) => file.endsWith('/index.html') && languages.some((language) => file.startsWith(`${language}/`)),
    )
    .map((file) => [`/${file.replace(/index\.html$/, '')}`, read(file)]),
)
const isPage = (text: string) => !/<meta[^>]*name="robots"[^>]*noindex/.test(text)
/** The list of all pages says nothing of its own, and would have every page reached. */
const isList = (route: string) => route.endsWith('/all-pages/')
const pages = [...html].filter(([route, text]) => isPage(text) && !isList(route)).map(([route]) => route)

it('every page is reached by links from the start, without JavaScript', () => {
  expect(pages.length).toBeGreaterThan(1000)
  const start = `/${defaultLanguage}/`
  const reached = new Set([start])
  for (const route of reached) {
    for (const [, to = ''] of (html.get(route) ?? '').matchAll(/<a [^>]*?href="(\/[^"#?]*)/g))
      if (html.has(to) && !isList(to)) reached.add(to)
  }
  expect(pages.filter((route) => !reached.has(route))).toEqual([])
})

it('every page has one heading of the first level', () => {
  expect(pages.filter((route) => html.get(route)?.match(/<h1[ >]/g)?.length !== 1)).toEqual([])
})

it('every page is found by search', () => {
  const index = JSON.parse(read('search_index.json')) as Record<string, { store: object }>
  const found = new Set(
    Object.values(index).flatMap(({ store }) =>
      Object.keys(store).map((address) => address.replace(/#.*/, '')),
    ),
  )
  expect(pages.filter((route) => !found.has(route))).toEqual([])
})

it('the list of all pages has something below each of its headings', () => {
  const [, list = ''] = (html.get(`/${defaultLanguage}/all-pages/`) ?? '').split('<h1')
  const parts = list.split('<h2').slice(1)
  expect(parts.length).toBeGreaterThan(2)
  expect(parts.filter((part) => !part.includes('<li')).map((part) => part.slice(0, 80))).toEqual([])
})

/** Words as readers see them, without the tags around them. */
const said = (text = '') => text.replace(/<[^>]*>/g, '').trim()

it('a page of the API goes by one name: in the tree stands its heading, or some of its words in their order', () => {
  const front = `/${defaultLanguage}/api/`
  const [, tree = ''] = /<nav id="nav-section"(.*?)<\/nav>/s.exec(html.get(front) ?? '') ?? []
  const labels = new Map(
    [...tree.matchAll(/<a [^>]*href="(\/[^"#]*)"[^>]*>(.*?)<\/a>/g)]
      .filter(([, route = '']) => route !== front && route.startsWith(front))
      .map(([, route = '', label]) => [route, said(label)]),
  )
  expect(labels.size).toBeGreaterThan(30)
  const otherwise = [...labels].flatMap(([route, label]) => {
    const title = said(/<h1[^>]*>(.*?)<\/h1>/.exec(html.get(route) ?? '')?.[1])
    let at = 0
    const isShort = label
      .toLowerCase()
      .split(' ')
      .every((word) => (at = title.toLowerCase().split(' ').indexOf(word, at) + 1) > 0)
    return isShort ? [] : [`${label}: ${title}`]
  })
  expect(otherwise).toEqual([])
})
