import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { beforeAll, describe, expect, it } from 'vitest'
import { isElement, parseHtml, textOf, type TreeNode } from '../../src/compiler/markdown/tree'
import { apiDownloads } from '../../src/shared/site-files'
import { offlinePath } from '../../src/offline/format/addresses'
import { allPagesPath, languages, site } from '../../src/shared/site'
import { markdownPath } from '../../src/shared/slugs'
import { all, copiedFrom, isPre, samplesIn } from '../helpers/served-samples'

/** Every page as Markdown, held against the page as it is served. */

const dir = path.resolve(process.env.PUBLIC_DIR ?? 'public')
const read = (file: string) => readFileSync(path.join(dir, file), 'utf8')
const parser = unified().use(remarkParse).use(remarkGfm)

type PageData = { result: { data?: { docPage?: { doc: { title: string } } } } }

interface Twin {
  route: string
  text: string
  headings: string[]
  /** Without what a change takes out, which is not copied and stands below. */
  samples: string[]
  /** Lines that a change adds or takes out, each with its sign. */
  changes: string[]
  links: string[]
  words: string[]
  html: string[]
}

/** Pages that the build makes of itself, and that have a text. */
const built = languages.flatMap((language) => [allPagesPath(language), offlinePath(language)])

const routes = languages
  .flatMap((language) =>
    readdirSync(path.join(dir, language), { recursive: true }).map((file) => `${language}/${String(file)}`),
  )
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('/index.html'))
  .map((file) => `/${file.replace(/index\.html$/, '')}`)
  .filter(
    (route) =>
      built.includes(route) ||
      (JSON.parse(read(`page-data${route}page-data.json`)) as PageData).result.data?.docPage,
  )
  .sort()

/** Letters and digits, without what sets them apart. */
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** What a change leads to: its lines without their signs, but for those that go. */
const after = (change: string) => change.replace(/^-.*\n?|^[+ ]/gm, '').replace(/\n$/, '')

function readTwin(route: string): Twin {
  const text = read(markdownPath(route).slice(1))
  const tree = parser.parse(text)
  const twin: Twin = { route, text, headings: [], samples: [], changes: [], links: [], words: [], html: [] }
  const textIn = (node: Nodes): string =>
    'children' in node ? node.children.map(textIn).join(' ') : 'value' in node ? node.value : ''
  visit(tree, (node) => {
    if (node.type === 'heading') twin.headings.push(toString(node))
    if (node.type === 'code') {
      const isChange = node.lang === 'diff' && Boolean(node.meta)
      twin.samples.push(isChange ? after(node.value) : node.value)
      if (isChange) twin.changes.push(...node.value.split('\n').filter((line) => /^[-+]/.test(line)))
    }
    if (node.type === 'html') twin.html.push(node.value)
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') twin.links.push(node.url)
  })
  twin.words = wordsIn(textIn(tree))
  return twin
}

/** What the page shows as its own: the article, or all of the main part where there is none. */
function contentOf(route: string): TreeNode[] {
  const html = read(`${route.slice(1)}index.html`)
  const [tag, end] = html.includes('<article') ? ['<article', '</article>'] : ['<main', '</main>']
  return parseHtml(html.slice(html.indexOf(tag), html.lastIndexOf(end)))
}

const textsOf = (nodes: readonly TreeNode[]) => nodes.map((node) => textOf([node]))

let twins: Twin[] = []
beforeAll(() => {
  twins = routes.filter((route) => existsSync(path.join(dir, markdownPath(route)))).map(readTwin)
}, 900_000)

describe('every page as Markdown', () => {
  it('is there, and none is there without its page', () => {
    expect(routes.length).toBeGreaterThan(1000)
    expect(twins.map(({ route }) => route)).toEqual(routes)
    const files = languages.flatMap((language) =>
      readdirSync(path.join(dir, language), { recursive: true })
        .map((file) => `/${language}/${String(file).split(path.sep).join('/')}`)
        .filter((file) => file.endsWith('.md')),
    )
    expect(files.sort()).toEqual(routes.map(markdownPath).sort())
  })

  it('has the headings of the page, in their order', { timeout: 300_000 }, () => {
    const other = twins.flatMap(({ route, headings }) => {
      const shown = textsOf(
        all(
          contentOf(route),
          (tag, { class: name = '' }) => /^h[1-4]$/.test(tag) && !name.includes('visually-hidden'),
        ),
      )
      return JSON.stringify(headings.map(wordsIn)) === JSON.stringify(shown.map(wordsIn))
        ? []
        : [{ route, headings, shown }]
    })
    expect(other.slice(0, 3)).toEqual([])
  })

  it('has the samples of the page to the letter, as they are copied', { timeout: 300_000 }, () => {
    let count = 0
    const other = twins.flatMap(({ route, samples }) => {
      const shown = samplesIn(contentOf(route)).map(copiedFrom)
      count += shown.length
      return shown.flatMap((sample, at) =>
        sample === samples[at] ? [] : [{ route, sample, found: samples[at] }],
      )
    })
    expect(count).toBeGreaterThan(4000)
    expect(other.slice(0, 3)).toEqual([])
    expect(twins.reduce((sum, { samples }) => sum + samples.length, 0)).toBe(count)
  })

  it('has the signs of lines that change, as the page has them', { timeout: 300_000 }, () => {
    const isChange = (tag: string) => tag === 'del' || tag === 'ins'
    let count = 0
    const other = twins.flatMap(({ route, changes }) => {
      const shown = all(samplesIn(contentOf(route)), isChange).map(
        (node) => (isElement(node) && node.tag === 'del' ? '-' : '+') + textOf([node]).replace(/\n$/, ''),
      )
      count += shown.length
      return JSON.stringify(shown) === JSON.stringify(changes) ? [] : [{ route, shown, changes }]
    })
    expect(count).toBeGreaterThan(60)
    expect(other.slice(0, 3)).toEqual([])
  })

  it('has nothing of MDX or HTML left, and no hole', () => {
    const odd = twins.flatMap(({ route, text, html }) => {
      // Samples and names in backticks may look like anything.
      const prose = text.replace(/^([ >]*)(`{3,})[^`\n]*\n[^]*?^[ >]*\2$/gm, '').replace(/(`+)[^`]+\1/g, '')
      const left = /(?<!\\)<\/?[A-Z]\w*|%\{|\{\/\*|\[object |\bclassName\b/.exec(prose)?.[0]
      return left || html.length ? [{ route, left, html: html.slice(0, 2) }] : []
    })
    expect(odd.slice(0, 5)).toEqual([])
  })

  it(
    'has links that work from anywhere: to pages, sections and files that exist',
    { timeout: 300_000 },
    () => {
      const ids = new Map<string, Set<string>>()
      const idsOf = (route: string) => {
        let known = ids.get(route)
        if (!known) {
          const html = read(`${route.slice(1)}index.html`)
          ids.set(route, (known = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))))
        }
        return known
      }
      let looked = 0
      const dead = twins.flatMap(({ route, links }) =>
        links.flatMap((url) => {
          if (!url.startsWith(`${site.url}/`))
            return /^(?:https?|mailto):/.test(url) ? [] : [`${route} → ${url}`]
          looked++
          const [target = '', anchor] = url.slice(site.url.length).split('#')
          if (!target.endsWith('/')) return existsSync(path.join(dir, target)) ? [] : [`${route} → ${url}`]
          if (!existsSync(path.join(dir, target, 'index.html'))) return [`${route} → ${url}`]
          return anchor && !idsOf(target).has(decodeURIComponent(anchor)) ? [`${route} → ${url}`] : []
        }),
      )
      expect(looked).toBeGreaterThan(20_000)
      expect(dead.slice(0, 10)).toEqual([])
    },
  )

  // Of cards that are ticked, and of a reason that the Markdown has in each cell of its row.
  const ownWords = /^(?:\d+ steps?|\d+ more|Ticks are kept in this browser only\.|All platforms)$/

  it('says every word that the text of the page says', { timeout: 300_000 }, () => {
    const prose = (nodes: readonly TreeNode[]): string =>
      nodes
        .map((node) => {
          if (typeof node === 'string') return ownWords.test(node) ? ' ' : node.replaceAll('\u200b', '')
          if (isElement(node) && node.tag === 'wbr') return '\u200b'
          // Colours and places to break cut words in two.
          if (isElement(node) && /^(?:pre|code)$/.test(node.tag)) return textOf([node])
          // What one uses on the page, and what is not its text: paths and ways on.
          if (isElement(node) && /^(?:button|label|nav|form|svg|noscript|script|style)$/.test(node.tag))
            return ' '
          // The bar of a sample: its language stands behind the fence.
          if (isElement(node) && node.tag === 'figure' && all([node], isPre).length)
            return prose(all([node], isPre))
          return isElement(node) && node.attributes.role === 'tablist' ? ' ' : prose(node.children)
        })
        .join(' ')
        .replaceAll(' \u200b ', '')
    const lacking = twins.flatMap(({ route, words }) => {
      const there = new Set(words)
      const texts = all(contentOf(route), (_, { class: name = '' }) => name.split(' ').includes('prose'))
      const missing = wordsIn(prose(texts)).filter((word) => !there.has(word))
      return missing.length ? [{ route, missing: missing.slice(0, 8) }] : []
    })
    expect(lacking.slice(0, 5)).toEqual([])
  })
})

describe('the lists for language models', () => {
  const list = read('llms.txt')
  const linksOf = (text: string) => {
    const urls: string[] = []
    visit(parser.parse(text), 'link', ({ url }) => void urls.push(url))
    return urls
  }

  it('has the form of llmstxt.org: a name, what it is, and sections of links', () => {
    const [name, about, ...rest] = parser.parse(list).children
    expect([name?.type, about?.type]).toEqual(['heading', 'blockquote'])
    const first = rest.findIndex(({ type }) => type === 'heading')
    expect(rest.slice(0, first).every(({ type }) => type === 'paragraph')).toBe(true)
    for (const [at, node] of rest.slice(first).entries()) expect(node.type).toBe(at % 2 ? 'list' : 'heading')
    expect(list.match(/^# /gm)).toHaveLength(1)
    expect(list.match(/^## .*$/gm)?.at(-1)).toBe('## Optional')
  })

  it('leads to pages as Markdown and to files, and they exist', () => {
    const links = linksOf(list)
    expect(links.length).toBeGreaterThan(300)
    for (const url of links) {
      expect(url.startsWith(`${site.url}/`), url).toBe(true)
      expect(existsSync(path.join(dir, url.slice(site.url.length))), url).toBe(true)
    }
    const others = links.filter((url) => !url.endsWith('/index.md') && !url.endsWith('/llms-full.txt'))
    expect(others).toEqual([`${site.url}${apiDownloads[0]}`])
  })

  it('has old versions under "Optional" alone', () => {
    const [newest = '', optional = ''] = list.split('## Optional')
    expect(newest).not.toMatch(/\/sdk\/v[12]\//)
    expect(optional).toMatch(/\/sdk\/v2\/android\/index\.md/)
  })

  it('leads to every page in the end, by the links of those it names', () => {
    const pathOf = (url: string) => url.slice(site.url.length).replace(/index\.md$|#.*$/g, '')
    const linksFrom = new Map(twins.map(({ route, links }) => [route, links.map(pathOf)]))
    const found = new Set<string>()
    let next = linksOf(list).map(pathOf)
    while (next.length) {
      const fresh = [...new Set(next)].filter((route) => linksFrom.has(route) && !found.has(route))
      fresh.forEach((route) => found.add(route))
      next = fresh.flatMap((route) => linksFrom.get(route) ?? [])
    }
    // What the build makes of itself leads to them, and is no part of the documentation.
    expect(routes.filter((route) => !built.includes(route) && !found.has(route))).toEqual([])
  })

  it('llms-full.txt has the pages of the newest version whole, and says what it leaves out', () => {
    const full = read('llms-full.txt')
    for (const { route, text } of twins) {
      if (/\/(?:sdk\/v3\/[a-z-]+\/implementation|guides)\/./.test(route) && !route.includes('/symbols/'))
        expect(full.includes(text), route).toBe(true)
      if (/\/sdk\/v[12]\/./.test(route)) expect(full.includes(text), route).toBe(false)
    }
    expect(full.slice(0, 1200)).toContain('leaves out')
    expect(Buffer.byteLength(full)).toBeLessThanOrEqual(3_500_000)
  })
})
