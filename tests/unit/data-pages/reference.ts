import { symbolsMaker } from '../../../src/compiler/data-pages/symbols-maker'
import type { TreeEntry } from '../../../src/compiler/page/tree-entry'
import { compileBody, makeTree } from '../content/compile'

/** The reference that is made of these lists; `pages` are bodies by their paths. */
export async function reference(lists: Record<string, string>, pages: Record<string, string> = {}) {
  const root = makeTree(
    Object.fromEntries(Object.entries(lists).map(([name, text]) => [`content/symbols/${name}.yaml`, text])),
  )
  const overviews = Object.keys(lists).map((name) => [`/en/sdk/${name}/`, 'Overview.'])
  const written = new Map<string, TreeEntry>()
  for (const [path, body] of [...overviews, ...Object.entries(pages)] as [string, string][]) {
    written.set(path, { file: `${path.slice(1)}index.mdx`, path, page: await compileBody(body), made: path })
  }
  const has = (path: string) => written.has(path)
  const parts = [...symbolsMaker.make({ root, language: 'en', has, written })]
  const made = parts.flatMap(({ pages: ofList }) => ofList)
  return {
    names: new Map(parts.flatMap(({ names }) => [...(names ?? [])])),
    files: made.map(({ file }) => file),
    /** A page by its address below the platform's reference; the front without one. */
    text: (platform: string, slug = '') =>
      made.find(({ file }) => file === `en/sdk/${platform}/symbols${slug && `/${slug}`}.mdx`)?.text,
  }
}
