import { setImmediate } from 'node:timers/promises'
import type { Problem } from '../problems/problem'
import { distinct } from '../problems/distinct'
import { fileToPath } from '../../shared/slugs'
import type { TreeEntry } from '../page/tree-entry'
import { checkTree } from './check-tree'
import type { CompiledPage, CompileOptions } from '../page/compile-page'
import { generatePages, readAhead, type Generated } from '../data-pages/generate'
import { relocated } from '../data-pages/relocate'
import { CONTENT, readContent } from '../files/content-files'
import { languageProblems } from '../files/languages-file'
import { stringProblems } from '../files/words'
import { digest } from '../page/inputs'
import type { PageText } from './compile-ahead'
import { compilerOf } from './compile-one'
import { noStore, type CompileStore } from './compile-store'

export interface CompiledContent {
  entries: TreeEntry[]
  /** Names by the section that documents them, for search. */
  sectionNames: Generated['names']
  /** What is said of names, by section as well. */
  sectionSentences: Generated['sentences']
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
  const { files, factProblems, kept, compile } = compilerOf(root, store, options)
  const compileAll = async <T extends PageText>(sources: readonly T[]): Promise<[T, CompiledPage][]> => {
    const known = await Promise.all(sources.map(kept))
    await store.ahead?.(sources.filter((_, at) => !known[at]))
    const made: [T, CompiledPage][] = []
    for (const [at, source] of sources.entries()) {
      made.push([source, known[at] ?? (await kept(source)) ?? (await compile(source))])
    }
    return made
  }
  const entries: TreeEntry[] = []
  const written = files.map((file) => ({ file, text: readContent(root, file) }))
  // Where processes of their own compile, the data is read meanwhile.
  const [compiled] = await Promise.all([compileAll(written), setImmediate().then(() => readAhead(root))])
  for (const [{ file, text }, page] of compiled) {
    entries.push({ file, path: fileToPath(file), page, made: digestOf(text, page) })
  }
  const {
    pages: generated,
    names: sectionNames,
    sentences: sectionSentences,
    problems: dataProblems,
  } = generatePages(root, entries)
  const taken = new Set(entries.map(({ path }) => path))
  // A page that somebody wrote in its place is the one to keep.
  const toMake = generated.filter(({ file }) => !taken.has(fileToPath(file)))
  for (const [made, asMade] of await compileAll(toMake)) {
    const { file, text, source, alsoFrom = [], madeBy, titleLanguage, group } = made
    const ofData = {
      generatedFrom: source,
      alsoFrom,
      madeBy,
      ...(titleLanguage ? { titleLanguage } : {}),
      ...(group ? { group } : {}),
    }
    const page = relocated(asMade, made)
    entries.push({ file, path: fileToPath(file), page, made: digestOf(text, asMade), ...ofData })
  }
  store.rest?.()
  const strings = stringProblems(root)
  const pageProblems = entries
    .flatMap((entry) => {
      const { problems } = entry.page
      // Where keys stand in for strings, pages that are made with them complain, of titles and in lines that nobody wrote.
      const isAside = ({ rule, file }: Problem) =>
        rule === 'frontmatter' || file === `${CONTENT}/${entry.file}`
      return strings.length && entry.generatedFrom ? problems.filter((one) => !isAside(one)) : problems
    })
    // While the facts cannot be read, every page that names one would complain.
    .filter(({ rule }) => !factProblems.length || rule !== 'fact')
  const problems = [
    ...languageProblems(root),
    ...factProblems,
    ...strings,
    ...dataProblems,
    ...pageProblems,
    ...checkTree(entries, root),
  ]
  return { entries, sectionNames, sectionSentences, problems: distinct(problems) }
}

/** Digest of all that a page is made of. */
const digestOf = (text: string, { inputs }: CompiledPage) =>
  digest([digest([text]), JSON.stringify(inputs)]).slice(0, 20)
