import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addTo } from '../../src/text/maps'
import type { SearchableSection } from '../../src/search/contract/index-file'

/** What Pagefind's client for browsers has of what is used here. */
interface Client {
  options(options: { basePath: string; baseUrl: string }): Promise<void>
  init(): Promise<void>
  search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>
}

export interface PagefindSite {
  /** All its files; a reader fetches those that a query needs. */
  bytes: number
  open(): Promise<(query: string) => Promise<string[]>>
  /** What was fetched so far. */
  fetched(): number
  remove(): void
}

const mostPages = 10
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const htmlOf = ([first, ...rest]: readonly SearchableSection[]): string =>
  `<html lang="en"><body><main><h1>${escaped(first?.pageTitle ?? '')}</h1><p>${escaped(first?.text ?? '')}</p>${rest
    .map(({ anchor, heading, text }) => `<h2 id="${anchor}">${escaped(heading)}</h2><p>${escaped(text)}</p>`)
    .join('')}</main></body></html>`

/** Indexes the sections, a page each with its headings, as Pagefind does a site. Throws what Pagefind complains of. */
export async function pagefindSite(sections: readonly SearchableSection[]): Promise<PagefindSite> {
  const pages = new Map<string, SearchableSection[]>()
  for (const section of sections) addTo(pages, section.path, section)
  const folder = mkdtempSync(join(tmpdir(), 'pagefind-'))
  // It can only be imported, and what tsx makes of a script requires.
  const { close, createIndex } = await import('pagefind')
  const { index, errors } = await createIndex({ forceLanguage: 'en' })
  if (!index) throw new Error(errors.join('\n'))
  for (const [url, ofPage] of pages) {
    const added = await index.addHTMLFile({ url, content: htmlOf(ofPage) })
    if (added.errors.length) throw new Error(added.errors.join('\n'))
  }
  await index.writeFiles({ outputPath: folder })
  await close()

  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  // Its own interface is not needed to search.
  const needed = files.filter(({ name }) => !/ui|highlight|component/.test(name) || name.startsWith('en'))
  let fetched = 0
  return {
    bytes: needed.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0),
    fetched: () => fetched,
    remove: () => rmSync(folder, { recursive: true, force: true }),
    async open() {
      // As much of a browser as it looks at.
      Object.assign(globalThis, {
        window: { location: { origin: 'http://localhost', href: 'http://localhost/' } },
        location: { origin: 'http://localhost', href: 'http://localhost/' },
        document: { querySelector: () => ({ getAttribute: () => 'en' }), baseURI: 'http://localhost/' },
        fetch: (url: string | URL) => {
          const file = String(url)
            .replace(/\?.*$/, '')
            .replace(/^https?:\/\/localhost/, '')
          const bytes = readFileSync(file)
          fetched += bytes.length
          return Promise.resolve(new Response(bytes))
        },
      })
      const client = (await import(pathToFileURL(join(folder, 'pagefind.js')).href)) as Client
      await client.options({ basePath: `${folder}/`, baseUrl: '/' })
      await client.init()
      return async (query) => {
        const { results } = await client.search(query)
        const shown = await Promise.all(results.slice(0, mostPages).map((result) => result.data()))
        return shown.map(({ url }) => url)
      }
    },
  }
}
