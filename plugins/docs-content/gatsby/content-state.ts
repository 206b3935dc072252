import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { GatsbyCache } from 'gatsby'
import type { TreeEntry } from '../core/check-tree'
import type { CompiledPage } from '../core/compile-page'
import { compileContent, type CompiledContent } from '../core/content-compiler'
import { walk } from '../core/content-files'
import { releaseHighlighter } from '../core/highlight'

/** All content, compiled, with the two ways it is looked up. */
export interface ContentState extends CompiledContent {
  entryOfFile(file: string): TreeEntry | undefined
  entryOfPath(path: string): TreeEntry | undefined
}

let current: Promise<ContentState> | undefined
/** Pages of the last round. The cache would hand out copies, and what was worked out for a page would be lost. */
let lastRound = new Map<string, CompiledPage>()

/** Compiles the content anew. Gatsby calls createPages, and so this, before every round of queries. */
export function refreshContent(root: string, cache: GatsbyCache): Promise<ContentState> {
  return (current = load(root, cache))
}

/**
 * Called when a content file was saved. A page that is asked for before createPages comes round again must not be
 * made of what was there before: Gatsby would take it for done.
 */
export function forgetContent(): void {
  current = undefined
}

/** The content as it was compiled last. Gatsby also runs queries in worker processes: there it comes from the cache. */
export function currentContent(root: string, cache: GatsbyCache): Promise<ContentState> {
  return (current ??= load(root, cache))
}

/** What each page that somebody looks at was last made of. */
const made = new Map<string, CompiledPage>()

export const noteMade = ({ path: route, page }: TreeEntry): void => void made.set(route, page)

/** Whether nothing was saved since this content was compiled. */
export async function isLatest(content: ContentState): Promise<boolean> {
  return current !== undefined && (await current) === content
}

/** The newest version of a page that was found to be missing from it. */
const told = new Map<string, CompiledPage>()

/**
 * Whether a page was made of what is not the latest any more. Gatsby takes a page for done when its query ends, whatever
 * was saved while it ran. Each version is told once: a page that nobody looks at is not made again.
 */
export function findsOutdated(content: ContentState): boolean {
  let found = false
  for (const [route, page] of made) {
    const latest = content.entryOfPath(route)?.page
    if (!latest || latest === page || told.get(route) === latest) continue
    told.set(route, latest)
    found = true
  }
  return found
}

async function load(root: string, cache: GatsbyCache): Promise<ContentState> {
  // The key holds the compiler's own text: a new compiler compiles everything anew.
  const compiler = compilerDigest(root)
  const round = new Map<string, CompiledPage>()
  const content = await compileContent(root, {
    async get(key) {
      const page = lastRound.get(key) ?? ((await cache.get(`${compiler}-${key}`)) as CompiledPage | undefined)
      if (page) round.set(key, page)
      return page
    },
    set(key, page) {
      round.set(key, page)
      return cache.set(`${compiler}-${key}`, page)
    },
  })
  lastRound = round
  // Bundles and HTML come next; in develop the grammars stay, for the next save.
  if (process.env.gatsby_executing_command === 'build') await releaseHighlighter()
  const byFile = new Map(content.entries.map((entry) => [entry.file, entry]))
  // The first file of a duplicate route keeps it; the second was reported.
  const byPath = new Map([...content.entries].reverse().map((entry) => [entry.path, entry]))
  return {
    ...content,
    entryOfFile: (file) => byFile.get(file),
    entryOfPath: (route) => byPath.get(route),
  }
}

function compilerDigest(root: string): string {
  const hash = createHash('sha256')
  for (const folder of ['plugins/docs-content/core', 'plugins/docs-content/symbols', 'src/shared']) {
    for (const file of walk(path.join(root, folder)).sort()) {
      hash.update(readFileSync(path.join(root, folder, file)))
    }
  }
  return hash.digest('base64url').slice(0, 12)
}
