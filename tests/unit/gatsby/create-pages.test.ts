import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { builtPages, reservedAt } from '../../../src/compiler/site/built-pages'
import { createPages } from '../../../src/gatsby/create-pages'

vi.mock('../../../content/languages.json', () => ({
  default: [
    { id: 'en', name: 'English' },
    { id: 'nl', name: 'Nederlands' },
  ],
}))

const project = process.cwd()
let folder = ''
beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'pages-')))
  mkdirSync(path.join(folder, 'content'))
  process.chdir(folder)
})
afterAll(() => {
  process.chdir(project)
  rmSync(folder, { recursive: true })
})

interface Created {
  component: string
  context: { language: string; i18n: { routed: boolean; originalPath: string } } & Record<string, unknown>
}

/** The pages that are made of three written ones and a list of redirects, by their addresses. */
async function created(redirects: string): Promise<{ pages: Map<string, Created>; stopped: unknown[] }> {
  writeFileSync('content/redirects.json', redirects)
  const pages = new Map<string, Created>()
  const stopped: unknown[] = []
  const nodes = [
    {
      id: '2',
      path: '/en/guides/',
      title: 'Guides',
      template: 'article',
      language: 'en',
      hasReference: false,
      updated: '2026-03-09',
    },
    { id: '1', path: '/en/', title: 'Home', template: 'home', language: 'en', hasReference: false },
    { id: '3', path: '/en/api/', title: 'API', template: 'api', language: 'en', hasReference: true },
  ]
  const api = {
    graphql: () => Promise.resolve({ data: { allDocPage: { nodes } } }),
    actions: {
      createPage: (page: Created & { path: string }) => {
        expect(pages.has(page.path), page.path).toBe(false)
        pages.set(page.path, page)
      },
    },
    reporter: {
      log: (text: string) => stopped.push(text),
      panicOnBuild: (text: string) => stopped.push(text),
    },
  }
  await createPages(api as unknown as Parameters<typeof createPages>[0])
  return { pages, stopped }
}

it('makes pages of content, of what moved, of what a language lacks, and those of its own', async () => {
  const { pages, stopped } = await created('[{ "from": "/en/old/", "to": "/en/" }]')
  expect(stopped).toEqual([])
  const component = (file: string) => file.slice(path.resolve('.cache/page-components').length + 1)
  expect(Object.fromEntries([...pages].map(([at, page]) => [at, component(page.component)]))).toEqual({
    '/en/': 'en/home.js',
    '/en/guides/': 'en/article.js',
    '/en/api/': 'en/article-reference.js',
    '/en/old/': 'en/moved.js',
    '/nl/': 'nl/untranslated.js',
    '/nl/guides/': 'nl/untranslated.js',
    '/nl/api/': 'nl/untranslated.js',
    '/': 'en/language-gate.js',
    '/offline-plugin-app-shell-fallback/': 'shell.js',
    '/en/all-pages/': 'en/all-pages.js',
    '/nl/all-pages/': 'nl/all-pages.js',
    '/en/offline/': 'en/offline.js',
    '/nl/offline/': 'nl/offline.js',
    // They stand in for any address, and speak all languages.
    '/404/': 'en-nl/not-found.js',
    '/500/': 'en-nl/server-error.js',
    '/en/404/': 'en/not-found.js',
    '/en/404.html': 'en/not-found.js',
    '/en/500/': 'en/server-error.js',
    '/en/500.html': 'en/server-error.js',
    '/nl/404/': 'nl/not-found.js',
    '/nl/404.html': 'nl/not-found.js',
    '/nl/500/': 'nl/server-error.js',
    '/nl/500.html': 'nl/server-error.js',
  })
  expect(pages.get('/en/all-pages/')?.context.titles).toEqual([
    ['/en/', 'Home'],
    ['/en/api/', 'API'],
    ['/en/guides/', 'Guides'],
  ])
  // As new as the newest page of the language.
  for (const at of ['/en/all-pages/', '/en/offline/'])
    expect(pages.get(at)?.context).toMatchObject({ updated: '2026-03-09', updatedInWords: '9 March 2026' })
  expect(pages.get('/nl/offline/')?.context).not.toHaveProperty('updated')
  expect(pages.get('/nl/offline/')?.context).toMatchObject({
    language: 'nl',
    i18n: { routed: true, originalPath: '/offline/' },
  })
  expect(pages.get('/404/')?.context).toMatchObject({
    language: 'en',
    i18n: { routed: false, originalPath: '/404/' },
  })
})

it('refuses a redirect from an address that the build takes itself, and says where it stands', async () => {
  const { pages, stopped } = await created('[\n  { "from": "/nl/offline/", "to": "/en/" }\n]')
  expect(stopped[0]).toContain(
    'content/redirects.json:2:3  redirect  /nl/offline/ is a page that the build makes',
  )
  expect(pages.get('/nl/offline/')?.component).toMatch(/offline\.js$/)
})

it('keeps every address of a built page for the build, in each language', () => {
  const own = builtPages.filter(({ language }) => language).map(({ path: at }) => at)
  expect(own).toHaveLength(12)
  for (const at of own) expect(reservedAt(at), at).toBe(`${at.replace(/\/$/, '')}/`)
  expect(reservedAt('/en/offline/packs/')).toBe('/en/offline/')
  expect(reservedAt('/en/offlines/')).toBeUndefined()
  expect(reservedAt('/en/')).toBeUndefined()
})
