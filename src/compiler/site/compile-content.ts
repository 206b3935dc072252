import { setImmediate } from 'node:timers/promises'
import type { Problem } from '../problems/problem'
import { distinct } from '../problems/distinct'
import { parseSdkPath } from '../../shared/sdk'
import { fileToPath } from '../../shared/slugs'
import type { TreeEntry } from '../page/tree-entry'
import { checkTree } from './check-tree'
import type { CompiledPage, CompileOptions } from '../page/compile-page'
import { generate, nothingMade, readAhead, type Generated, type MadePage } from '../data-pages/generate'
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
  /** Where guides document the names of the SDKs, for the lists of them. */
  nameGuides: Generated['guides']
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
  const paths = files.map(fileToPath)
  const taken = new Set(paths)
  const said = nothingMade()
  const beingMade: Promise<[MadePage, CompiledPage][]>[] = []
  /** Where processes of their own compile, they do while more pages are made. */
  const make = async (parts: Iterable<MadePage[]>) => {
    for (const pages of parts) {
      // A page that somebody wrote in its place is the one to keep.
      const compiling = compileAll(pages.filter(({ file }) => !taken.has(fileToPath(file))))
      // What goes wrong is told to who waits for all of them.
      compiling.catch(() => undefined)
      beingMade.push(compiling)
      // They are told now, and not when all are made.
      await setImmediate()
    }
  }
  /** The entries of pages that somebody wrote, compiled. */
  const entriesOf = async (sources: readonly PageText[]): Promise<TreeEntry[]> =>
    (await compileAll(sources)).map(([{ file, text }, page]) => ({
      file,
      path: fileToPath(file),
      page,
      made: digestOf(text, page),
    }))
  const isOfSdk = ({ file }: PageText) => parseSdkPath(fileToPath(file)) !== undefined
  const early = setImmediate().then(() => {
    readAhead(root)
    return make(generate(root, 'none', { paths, entries, all: said }))
  })
  const [ofSdks] = await Promise.all([entriesOf(written.filter(isOfSdk)), early])
  // The reference takes a while to make, of pages of the SDKs alone: no process that compiles waits for it.
  const others = entriesOf(written.filter((page) => !isOfSdk(page)))
  others.catch(() => undefined)
  await make(generate(root, 'SDKs', { paths, entries: ofSdks, all: said }))
  const compiled = new Map([...ofSdks, ...(await others)].map((entry) => [entry.file, entry]))
  entries.push(...files.flatMap((file) => compiled.get(file) ?? []))
  await make(generate(root, 'all', { paths, entries, all: said }))
  for (const [made, asMade] of (await Promise.all(beingMade)).flat()) {
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
    ...said.problems,
    ...pageProblems,
    ...checkTree(entries, root),
  ]
  return {
    entries,
    sectionNames: said.names,
    sectionSentences: said.sentences,
    nameGuides: said.guides,
    problems: distinct(problems),
  }
}

/** Digest of all that a page is made of. */
const digestOf = (text: string, { inputs }: CompiledPage) =>
  digest([digest([text]), JSON.stringify(inputs)]).slice(0, 20)
