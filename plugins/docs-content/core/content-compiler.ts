import { createHash } from 'node:crypto'
import type { Problem } from '../../../src/shared/problems'
import { languages } from '../../../src/shared/site'
import { fileToPath } from '../../../src/shared/slugs'
import { checkTree, type TreeEntry } from './check-tree'
import { compilePage, type CompiledPage, type CompileOptions } from './compile-page'
import { generatePages, type Generated } from '../generated/generate'
import { relocated } from '../generated/relocate'
import { CONTENT, listContent, partialSource, readContent, readFacts } from './content-files'
import type { PartialSource } from './include'

/** Where compiled pages survive from one build to the next. */
export interface CompileStore {
  get(key: string): Promise<CompiledPage | undefined>
  set(key: string, page: CompiledPage): Promise<unknown>
}

export interface CompiledContent {
  entries: TreeEntry[]
  /** Texts of the pages that are made of data, by their files. */
  generated: Generated['pages']
  symbolHomes: Generated['symbolHomes']
  problems: Problem[]
  /** Partial files (relative to `content/`) that each page draws in, by page file. */
  partialFiles: Map<string, string[]>
}

/**
 * Compiles all content and checks it as a whole.
 * A page is compiled again only when its own text, the facts or any partial changed; `store` keeps the rest.
 */
export async function compileContent(
  root: string,
  store?: CompileStore,
  options?: CompileOptions,
): Promise<CompiledContent> {
  const files = listContent(root, languages)
  const { facts, problems: factProblems } = readFacts(root)
  const surroundings = digest([
    ...[...facts].flat(),
    ...files.partials.flatMap((file) => [file, readContent(root, file)]),
  ])
  const entries: TreeEntry[] = []
  const partialFiles = new Map<string, string[]>()
  for (const language of languages) {
    const partials = partialSource(root, language, files.partials)
    for (const file of files.pages.filter((page) => page.startsWith(`${language}/`))) {
      const text = readContent(root, file)
      const page = await compiled(file, text, partials)
      entries.push({ file, path: fileToPath(file), page })
      partialFiles.set(
        file,
        page.partials.map((name) => `${language}/_partials/${name}.mdx`),
      )
    }
  }
  const { pages: generated, symbolHomes, problems: dataProblems } = generatePages(root, entries)
  for (const made of generated) {
    const { file, text, source } = made
    const path = fileToPath(file)
    // A page that somebody wrote in its place is the one to keep.
    if (entries.some((entry) => entry.path === path)) continue
    const language = file.split('/')[0] ?? ''
    const page = await compiled(file, text, partialSource(root, language, files.partials))
    entries.push({ file, path, page: relocated(page, made), generatedFrom: source })
  }
  const pageProblems = entries
    .flatMap(({ page }) => page.problems)
    // While the facts cannot be read, every page that names one would complain.
    .filter(({ rule }) => !factProblems.length || rule !== 'fact')
  const problems = [...factProblems, ...dataProblems, ...pageProblems, ...checkTree(entries, root)]
  return { entries, generated, symbolHomes, problems: unique(problems), partialFiles }

  async function compiled(file: string, text: string, partials: PartialSource): Promise<CompiledPage> {
    const key = digest([file, text, surroundings])
    let page = await store?.get(key)
    if (!page) {
      page = await compilePage(text, `${CONTENT}/${file}`, facts, partials, options)
      await store?.set(key, page)
    }
    return page
  }
}

/** A problem in a partial is found once for every page that draws it in; it is told once. */
function unique(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}

export function digest(parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('base64url')
}
