import { withLanguage } from '../../shared/slugs'
import type { Language } from '../../shared/site'
import type { Place } from '../problems/problem'
import type { GeneratedPage } from '../page/generated-page'
import { GLOSSARY, readGlossary, type Term } from './glossary'
import type { Maker } from './maker'

const parent = (language: Language): string => withLanguage('/guides/', language)
const address = (language: Language): string => `${parent(language)}glossary/`

/** The page of all terms, below the guides. */
export const glossaryMaker: Maker = {
  name: 'glossary',
  isProse: true,
  routes: ({ files }, language, has) =>
    files.includes(GLOSSARY) && has(parent(language)) ? [[address(language), GLOSSARY]] : [],
  make({ root, language, written }) {
    if (!written.has(parent(language))) return { pages: [] }
    // What is wrong with the file is a finding of the check.
    const { terms } = readGlossary(root)
    const titleOf = (path: string) => written.get(path)?.page.frontmatter.title
    return { pages: terms.length ? [glossaryPage(terms, language, titleOf)] : [] }
  },
}

/** As MDX: a heading a term, so that each has its address and is found by search. */
function glossaryPage(
  terms: readonly Term[],
  language: Language,
  titleOf: (path: string) => string | undefined,
): GeneratedPage {
  const lines = [
    '---',
    'title: Glossary',
    'description: What the words of the dashboard, of the SDKs and of these pages mean, from action to webhook, each with its one spelling.',
    'order: 950',
    '---',
    '',
    'The words of Beckon, each with the one spelling that the dashboard and these pages use for it.',
    '',
  ]
  const places: (Required<Place> | undefined)[] = lines.map(() => undefined)
  for (const { term, is, see, place } of [...terms].sort((a, b) => a.term.localeCompare(b.term, language))) {
    const title = see && titleOf(see)
    const more = title ? ` See [${title}](${see}).` : ''
    const entry = `## ${term}\n\n${is.trim()}${more}\n`.split('\n')
    lines.push(...entry)
    places.push(...entry.map(() => place))
  }
  return {
    file: `${address(language).slice(1, -1)}.mdx`,
    text: lines.join('\n'),
    source: GLOSSARY,
    placeOf: (line) => places[line - 1] ?? { file: GLOSSARY, line: 1, column: 1 },
  }
}
