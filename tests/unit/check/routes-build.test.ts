import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPages } from '../../../src/gatsby/create-pages'
import { onPostBuild } from '../../../src/gatsby/on-post-build'
import { makeTree } from '../content/compile'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const routes = ['/en/', '/en/guides/', '/en/guides/new/']

/** What Gatsby would make of the list: pages by address, and what it says. */
async function build(list: string, command = 'build') {
  const root = makeTree({ 'content/redirects.json': list })
  mkdirSync(path.join(root, 'public'))
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  vi.stubEnv('gatsby_executing_command', command)
  const pages = new Map<string, { component: string; context: Record<string, unknown> }>()
  const said: string[] = []
  const args = {
    graphql: () =>
      Promise.resolve({
        data: {
          allDocPage: {
            nodes: routes.map((route) => ({
              id: route,
              path: route,
              template: 'article',
              language: 'en',
              // As GraphQL says what is not there.
              updated: null,
              translations: null,
            })),
          },
        },
      }),
    actions: {
      createPage: (page: { path: string; component: string; context: Record<string, unknown> }) => {
        pages.set(page.path, page)
      },
    },
    reporter: { log: (text: string) => said.push(text), panicOnBuild: (text: string) => said.push(text) },
  }
  await createPages(args as unknown as Parameters<typeof createPages>[0])
  return { root, pages, said: said.join('\n'), graphql: args.graphql }
}

describe('a build with redirects', () => {
  it('has a page at an address that moved, which knows its language and where to lead', async () => {
    const { pages, said } = await build('[{ "from": "/en/old/", "to": "/en/guides/new/#a" }]')
    expect(said).toBe('')
    // The pages for 404, 500, reading offline and all titles are there whatever the list says.
    const addresses = [...pages.keys()].filter(
      (address) =>
        !/\/(all-pages|offline|offline-plugin-app-shell-fallback|404|500)(\/|\.html)$/.test(address),
    )
    expect(addresses.sort()).toEqual(['/', ...routes, '/en/old/'].sort())
    const moved = pages.get('/en/old/')!
    expect(path.basename(moved.component)).toBe('moved.js')
    expect(moved.context).toMatchObject({
      to: '/en/guides/new/#a',
      language: 'en',
      i18n: { language: 'en', routed: true, path: '/en/old/', originalPath: '/old/' },
    })
  })

  it.each([
    ['[{ "from": "/en/old/", "to": "/en/guides/new/" }]', [{ from: '/en/old/', to: '/en/guides/new/' }]],
    ['[]', []],
  ])('hands %s on to hosts, and leads search engines to pages only', async (list, moved) => {
    const { root, graphql } = await build(list)
    await onPostBuild({ graphql } as unknown as BuildArgs)
    const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
    expect(JSON.parse(read('deploy/generated/hosting.json'))).toMatchObject({ moved })
    expect(read('deploy/generated/nginx/maps.conf').includes('"/en/old/" "/en/guides/new/";')).toBe(
      moved.length > 0,
    )
    expect(read('public/sitemap.xml').match(/<loc>[^<]*/g)).toEqual(
      [...routes, '/en/all-pages/'].sort().map((route) => `<loc>https://docs.beckon.example${route}`),
    )
  })

  it.each([
    [
      'no JSON',
      '[{ "from" ]',
      /^content\/redirects\.json:1:\d+ {2}redirect {2}The file is not valid JSON: .* → .*$/m,
    ],
    [
      'no entry',
      '[{ "to": "/en/" }]',
      /^content\/redirects\.json:1:2 {2}redirect {2}"from" is missing\. .* → .*$/m,
    ],
    [
      'over a page',
      '[{ "from": "/en/guides/", "to": "/en/" }]',
      /^content\/redirects\.json:1:2 {2}redirect {2}\/en\/guides\/ is a page, .* → .*$/m,
    ],
    [
      'to nowhere',
      '[{ "from": "/en/old/", "to": "/en/gone/" }]',
      /^content\/redirects\.json:1:2 {2}redirect {2}\/en\/old\/ leads nowhere: \/en\/gone\/ {2}→ .*$/m,
    ],
  ])('ends with the place and the fix when an entry is %s', async (_, list, line) => {
    const { pages, said } = await build(list)
    expect(said).toMatch(line)
    expect(said).toContain('The redirects have problems: see the list above.')
    // Above all: what was written at an address is never taken away by a redirect.
    expect(path.basename(pages.get('/en/guides/')!.component)).toBe('article.js')
    expect(pages.has('/en/old/')).toBe(false)
  })

  it('goes on with the good ones while content is being written; there the check tells the others', async () => {
    const { pages, said } = await build(
      '[{ "from": "/en/old/", "to": "/en/gone/" }, { "from": "/en/older/", "to": "/en/" }]',
      'develop',
    )
    expect(said).toBe('')
    expect([...pages.keys()]).toContain('/en/older/')
    expect([...pages.keys()]).not.toContain('/en/old/')
  })
})
