import type { Problem } from '../problems/problem'
import { languages } from '../../shared/site'
import { fileToPath, languageOf } from '../../shared/slugs'
import type { TreeEntry } from '../page/tree-entry'
import { checkTree } from './check-tree'
import { compilePage, type CompiledPage, type CompileOptions } from '../page/compile-page'
import { generatePages, type Generated } from '../data-pages/generate'
import { relocated } from '../data-pages/relocate'
import { CONTENT, listContent, readContent } from '../files/content-files'
import { partialSource } from '../files/partials'
import { readFacts } from '../files/facts'
import { languageProblems } from '../files/languages-file'
import { digest, sameInputs } from '../page/inputs'
import { noStore, type CompileStore } from './compile-store'

export interface CompiledContent {
  entries: TreeEntry[]
  /** Names by the section that documents them, for search. */
  sectionNames: Generated['names']
  problems: Problem[]
}

/**
 * Compiles all content and checks it as a whole.
 * A page is compiled again only when its own text, or a fact or partial that it draws in, changed; `store` keeps the rest.
 */
export async function compileContent(
  root: string,
  store: CompileStore = noStore,
  options?: CompileOptions,
): Promise<CompiledContent> {
  const files = listContent(root, languages)
  const { facts, problems: factProblems } = readFacts(root)
  const partialsOf = new Map(
    languages.map((language) => [language, partialSource(root, language, files.partials)]),
  )
  const compiled = async (file: string, text: string): Promise<Pick<TreeEntry, 'page' | 'made'>> => {
    const partials = partialsOf.get(languageOf(fileToPath(file)) ?? '')
    if (!partials) throw new Error(`${file} belongs to no language of content/languages.json.`)
    const textDigest = digest([text])
    const known = await store.get(file)
    const withDigest = (page: CompiledPage) => ({
      page,
      made: digest([textDigest, JSON.stringify(page.inputs)]).slice(0, 20),
    })
    if (known?.text === textDigest && sameInputs(known.page.inputs, facts, partials)) {
      return withDigest(known.page)
    }
    const page = await compilePage(text, `${CONTENT}/${file}`, facts, partials, options)
    // What is suggested for a name that does not exist depends on all names that do.
    if (!page.problems.some(({ rule }) => rule === 'fact' || rule === 'include')) {
      await store.set(file, { text: textDigest, page })
    }
    return withDigest(page)
  }
  const entries: TreeEntry[] = []
  for (const file of files.pages) {
    entries.push({ file, path: fileToPath(file), ...(await compiled(file, readContent(root, file))) })
  }
  const { pages: generated, names: sectionNames, problems: dataProblems } = generatePages(root, entries)
  const written = new Set(entries.map(({ path }) => path))
  for (const made of generated) {
    const { file, text, source, alsoFrom = [], madeBy, titleLanguage } = made
    const path = fileToPath(file)
    // A page that somebody wrote in its place is the one to keep.
    if (written.has(path)) continue
    const { page: asMade, made: digestOfPage } = await compiled(file, text)
    const page = relocated(asMade, made)
    const ofData = { generatedFrom: source, alsoFrom, madeBy, ...(titleLanguage ? { titleLanguage } : {}) }
    entries.push({ file, path, page, made: digestOfPage, ...ofData })
  }
  const pageProblems = entries
    .flatMap(({ page }) => page.problems)
    // While the facts cannot be read, every page that names one would complain.
    .filter(({ rule }) => !factProblems.length || rule !== 'fact')
  const problems = [
    ...languageProblems(root),
    ...factProblems,
    ...dataProblems,
    ...pageProblems,
    ...checkTree(entries, root),
  ]
  return { entries, sectionNames, problems: unique(problems) }
}

/** A problem in a partial is found once for every page that draws it in; it is reported once. */
function unique(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}
