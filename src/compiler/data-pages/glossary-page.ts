import { withLanguage } from '../../shared/slugs'
import type { Language } from '../../shared/site'
import type { GeneratedPage, MadeLines } from '../page/generated-page'
import { wordsOf, type Words } from '../files/words'
import { glossaryFile, glossaryPath, readGlossary, type Term } from '../files/glossary'
import type { Maker } from './maker'

const parent = (language: Language): string => withLanguage('/guides/', language)

/** The page of all terms, below the guides. */
export const glossaryMaker: Maker = {
  name: 'glossary',
  data: { file: glossaryFile, rule: 'term' },
  isProse: true,
  needs: 'all',
  routes: ({ files }, language, has) =>
    files.includes(glossaryFile(language)) && has(parent(language))
      ? [[glossaryPath(language), glossaryFile(language)]]
      : [],
  make({ root, language, has, written }) {
    if (!has(parent(language))) return []
    // What is wrong with the file is a finding of the check.
    const { terms } = readGlossary(root, language)
    const titleOf = (path: string) => written.get(path)?.page.frontmatter.title
    return terms.length ? [{ pages: [glossaryPage(terms, language, wordsOf(root, language), titleOf)] }] : []
  },
}

/** As MDX: a heading a term, so that each has its address and is found by search. */
function glossaryPage(
  terms: readonly Term[],
  language: Language,
  words: Words,
  titleOf: (path: string) => string | undefined,
): GeneratedPage {
  const source = glossaryFile(language)
  const lines = [
    '---',
    `title: ${JSON.stringify(words('glossary.title'))}`,
    `description: ${JSON.stringify(words('glossary.description'))}`,
    'order: 950',
    '---',
    '',
    words('glossary.intro'),
    '',
  ]
  const places: MadeLines[] = [{ line: 1, place: { file: source, line: 1, column: 1 } }]
  for (const { term, is, see, place } of [...terms].sort((a, b) => a.term.localeCompare(b.term, language))) {
    const title = see && titleOf(see)
    const more = title ? ` ${words('glossary.see', { page: `[${title}](${see})` })}` : ''
    const entry = `## ${term}\n\n${is.trim()}${more}\n`.split('\n')
    places.push({ line: lines.length + 1, place })
    lines.push(...entry)
  }
  return {
    file: `${glossaryPath(language).slice(1, -1)}.mdx`,
    text: lines.join('\n'),
    source,
    places,
  }
}
