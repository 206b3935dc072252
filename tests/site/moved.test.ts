import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRedirects } from '../../src/compiler/site/redirects'
import { expandTree, type TreeNode } from '../../src/shared/page-tree'
import { site } from '../../src/shared/site'

const dir = path.resolve(process.env.PUBLIC_DIR ?? 'public')
const read = (file: string) => readFileSync(path.join(dir, file), 'utf8')
// The list it was built from lies beside it.
const { redirects } = readRedirects(path.dirname(dir))

/** Tags of a stretch of HTML, with the attributes that matter here. */
const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []
const isRefresh = (tag: string) => tag.includes('http-equiv="refresh"')

// An empty list is fine, and leaves nothing to look at: then the small site of the develop test has the only redirect.
describe.runIf(redirects.length)('pages that moved', () => {
  it.each(redirects)('$from leads to $to without JavaScript, and says where', ({ from, to }) => {
    const html = read(`${from}index.html`)
    const scriptless = (html.match(/<noscript[^>]*>.*?<\/noscript>/gs) ?? []).flatMap((part) =>
      tags(part, 'meta'),
    )
    expect(scriptless.filter(isRefresh).map((tag) => /content="([^"]*)"/.exec(tag)?.[1])).toEqual([
      `0; url=${to}`,
    ])
    expect(html).toMatch(new RegExp(`<main.*<a [^>]*href="${to}"`, 's'))
    expect(existsSync(path.join(dir, to.replace(/#.*/, ''), 'index.html'))).toBe(true)
  })

  it.each(redirects)(
    '$from does not also refresh where JavaScript leads on, which would lose the query',
    ({ from }) => {
      const html = read(`${from}index.html`)
      const scripted = html.replace(/<noscript[^>]*>.*?<\/noscript>/gs, '')
      expect(scripted).toContain('<main')
      expect(tags(scripted, 'meta').filter(isRefresh)).toEqual([])
    },
  )

  it.each(redirects)('$from is not what search engines keep: its target is', ({ from, to }) => {
    const head = read(`${from}index.html`).split('</head>')[0] ?? ''
    expect(
      tags(head, 'meta').some((tag) => tag.includes('name="robots"') && tag.includes('content="noindex"')),
    ).toBe(true)
    const canonical = tags(head, 'link').filter((tag) => tag.includes('rel="canonical"'))
    expect(canonical.map((tag) => /href="([^"]*)"/.exec(tag)?.[1])).toEqual([
      `${site.url}${to.replace(/#.*/, '')}`,
    ])
  })

  it('are named nowhere else: neither in the navigation, nor in search, nor in a link', () => {
    const own = new Set(
      redirects.flatMap(({ from }) => [`${from.slice(1)}index.html`, `page-data${from}page-data.json`]),
    )
    const files = readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(html|json|md|xml|txt)$/.test(entry.name))
      .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .filter((file) => !own.has(file))
    expect(files).toContain('search_index.json')
    const naming = files.filter((file) => {
      const text = read(file)
      return redirects.some(({ from }) => text.includes(`${from}"`) || text.includes(`${from}#`))
    })
    expect(naming).toEqual([])
    // The tree of the navigation has segments, not addresses.
    const queries = files.filter((file) => file.startsWith('page-data/sq/d/')).map((file) => read(file))
    const [navigation = '{}'] = queries.filter((text) => text.includes('"allSiteNavigation"'))
    const { data } = JSON.parse(navigation) as {
      data: { allSiteNavigation: { nodes: { tree: TreeNode[] }[] } }
    }
    const shown = expandTree(data.allSiteNavigation.nodes[0]?.tree ?? [])
    for (const { from, to } of redirects) {
      expect(shown.has(from)).toBe(false)
      expect(shown.has(to.replace(/#.*/, ''))).toBe(true)
    }
  })
})
