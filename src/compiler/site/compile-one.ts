import { languages, type Language } from '../../shared/site'
import { fileToPath, languageOf } from '../../shared/slugs'
import { CONTENT, listContent } from '../files/content-files'
import { readFacts } from '../files/facts'
import { glossaryPath, readGlossary } from '../files/glossary'
import { partialSource } from '../files/partials'
import { wordsOf } from '../files/words'
import { anchorSlugger } from '../page/anchors'
import { compilePage, type CompiledPage, type CompileOptions } from '../page/compile-page'
import { digest, sameInputs, type ExplainedTerms } from '../page/inputs'
import type { PageText } from './compile-ahead'
import type { CompileStore } from './compile-store'

/**
 * What compiles the pages of a project, with its facts, partials and strings as they are now on disk.
 * @returns `kept` a page as the store has it, unless it is made of something else now; `compile` makes it and keeps it
 */
export function compilerOf(root: string, store: CompileStore, options?: CompileOptions) {
  const { pages, partials } = listContent(root, languages)
  const { facts, problems: factProblems } = readFacts(root)
  const byLanguage = new Map(
    languages.map((language) => [
      language,
      {
        facts,
        partials: partialSource(root, language, partials),
        words: wordsOf(root, language),
        terms: pages.includes(`${language}/guides/index.mdx`) ? termsOf(root, language) : undefined,
      },
    ]),
  )
  const surroundingsOf = (file: string) => {
    const surroundings = byLanguage.get(languageOf(fileToPath(file)) ?? '')
    if (!surroundings) throw new Error(`${file} belongs to no language of content/languages.json.`)
    return surroundings
  }
  return {
    files: pages,
    factProblems,
    kept: async ({ file, text }: PageText): Promise<CompiledPage | undefined> => {
      const known = await store.get(file)
      const isSame = known?.text === digest([text]) && sameInputs(known.page.inputs, surroundingsOf(file))
      return isSame ? known.page : undefined
    },
    compile: async ({ file, text, source }: PageText): Promise<CompiledPage> => {
      const earlier = (await store.get(file))?.page.blocks
      const page = await compilePage(text, `${CONTENT}/${file}`, surroundingsOf(file), {
        ...options,
        earlier,
        isMade: source !== undefined,
      })
      // What is suggested for a name that does not exist depends on all names that do.
      if (!page.problems.some(({ rule }) => rule === 'fact' || rule === 'include')) {
        await store.set(file, { text: digest([text]), page })
      }
      return page
    },
  }
}

/** The terms that pages of a language explain, each with its place on the page that is made of them. */
function termsOf(root: string, language: Language): ExplainedTerms {
  const slugger = anchorSlugger()
  const all = [...readGlossary(root, language).terms]
    .sort((a, b) => a.term.localeCompare(b.term, language))
    .flatMap(({ term, see, everyday }) => {
      const href = `${glossaryPath(language)}#${slugger.slug(term)}`
      return everyday ? [] : [{ term, href, ...(see ? { see } : {}) }]
    })
  return { all, digest: digest([JSON.stringify(all)]).slice(0, 16) }
}
