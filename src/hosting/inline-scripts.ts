import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { addTo } from '../text/maps'
import { walk } from '../compiler/files/content-files'

/** A script in the page itself; one with a source, or of data such as JSON-LD, is none: browsers do not ask for its hash. */
const INLINE = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g

/**
 * Texts of the inline scripts of a page.
 * @param html as bytes: read as `latin1`, so that any page is read at the speed of its size
 */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(INLINE)].map(([, text = '']) => text)

/** How a Content-Security-Policy names a script. */
const scriptHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(Buffer.from(text, 'latin1')).digest('base64')}'`

/** All files of a folder that end in one of these ways, by their paths in it. The data of `/404.html` lies in a folder of that name. */
export const filesEnding = (dir: string, ...endings: readonly string[]): string[] =>
  walk(dir)
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .sort()

/** More than these, and some script says something of its own page. */
const MOST = 10

/**
 * The hashes of all inline scripts of the built site. They are the same few on every page: a header names them all.
 * Throws when scripts differ by page, which no header could keep up with.
 * @param pages their files, where somebody has looked for them already
 */
export function siteScriptHashes(
  dir: string,
  pages: readonly string[] = filesEnding(dir, '.html'),
): string[] {
  const pagesOf = new Map<string, string[]>()
  for (const file of pages) {
    for (const text of inlineScripts(readFileSync(path.join(dir, file), 'latin1'))) addTo(pagesOf, text, file)
  }
  if (pagesOf.size > MOST) {
    const [text = '', of = []] = [...pagesOf].sort(([, a], [, b]) => a.length - b.length)[0] ?? []
    throw new Error(
      `${pagesOf.size} different inline scripts: one that is the same on all pages can be allowed by a header. ` +
        `Only ${of[0] ?? ''} has: ${text.slice(0, 200)}`,
    )
  }
  return [...pagesOf.keys()].map(scriptHash).sort()
}
