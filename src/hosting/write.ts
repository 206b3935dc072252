import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Redirect } from '../compiler/site/redirects'
import { cdnFiles } from './cdn'
import { hostingOf } from './hosting'
import { filesEnding, siteScriptHashes } from './inline-scripts'
import { nginxFiles } from './nginx'
import { robots, sitemap, type SitemapPage } from './sitemap'

/** Where hosts find what they have to know, from the project's root. Not in public/, which is for visitors. */
export const HOSTING = 'deploy/generated'

/**
 * After a build: what search engines read, into public/, and the configuration of every kind of host beside it.
 * Throws when inline scripts differ by page: see siteScriptHashes.
 */
export function writeHosting(root: string, pages: readonly SitemapPage[], moved: readonly Redirect[]): void {
  const site = path.join(root, 'public')
  writeFileSync(path.join(site, 'sitemap.xml'), sitemap(pages))
  writeFileSync(path.join(site, 'robots.txt'), robots)

  // A folder a page, twice over: it takes a while to go through them.
  const files = filesEnding(site, '.html', '.js', '.css', '.pack')
  const ending = (one: string) => files.filter((file) => file.endsWith(one))
  const hosting = hostingOf(
    siteScriptHashes(site, ending('.html')),
    moved,
    pages.map((page) => page.path),
  )
  const scripts = ['.js', '.css', '.pack'].flatMap(ending)
  const folder = path.join(root, HOSTING)
  rmSync(folder, { recursive: true, force: true })
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  write('hosting.json', `${JSON.stringify(hosting, undefined, 2)}\n`)
  for (const [name, text] of Object.entries(nginxFiles(hosting))) write(`nginx/${name}`, text)
  for (const [name, text] of Object.entries(cdnFiles(hosting, scripts))) write(`cdn/${name}`, text)
}
