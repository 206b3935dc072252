import lunr from 'lunr'
import type {
  SearchableSection,
  SearchIndexFile,
  SearchIndexOfLanguage,
  StoredSection,
} from '../../src/shared/search-index'
import { search, searchLanguages, type SearchLanguage } from '../../src/shared/site'
import { isStopWord } from '../../src/shared/search-stop-words'
import { termsOf } from '../../src/shared/search-words'

type FieldName = (typeof search.fields)[number]
type SectionDocument = Record<FieldName, string> & { ref: string }

interface SerialisedIndex {
  fieldVectors: [field: string, vector: number[]][]
}

const EXCERPT_LENGTH = 160
/** Ten steps a decade are near enough to order results by; the digits between them cost a seventh of the file. */
const STEPS_PER_DECADE = 10
const shortScore = (score: number): number =>
  score > 0
    ? Number((10 ** (Math.round(Math.log10(score) * STEPS_PER_DECADE) / STEPS_PER_DECADE)).toPrecision(2))
    : score

/** `/en/a/` and `b` → `/en/a/#b`. */
const addressOf = ({ path, anchor }: SearchableSection): string => (anchor ? `${path}#${anchor}` : path)

/** The first words of a section, cut between two words and closed with an ellipsis when there is more. */
export function excerptOf(text: string, length = EXCERPT_LENGTH): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= length) return plain
  const cut = plain.lastIndexOf(' ', length)
  return `${plain.slice(0, cut > length / 2 ? cut : length).replace(/[\s,;:.–-]+$/, '')}…`
}

/** The words of a path, without the language, which every page of an index has in common. */
const pathWords = (path: string): string => path.split('/').filter(Boolean).slice(1).join(' ')

/**
 * What leads here by name, an address or a symbol, is the url field.
 * The page's title and address stand with its first section only. Repeating them with every section would make the
 * file a sixth larger and each query half as slow again; the reader's side lends them to the page's other sections.
 */
function documentOf(section: SearchableSection, isFirst: boolean): SectionDocument {
  return {
    ref: addressOf(section),
    title: [section.heading, isFirst ? section.pageTitle : ''].filter(Boolean).join(' '),
    content: section.text,
    url: [isFirst ? pathWords(section.path) : '', ...(section.names ?? [])].join(' ').trim(),
  }
}

const storedOf = (section: SearchableSection): StoredSection => ({
  page: section.pageTitle,
  ...(section.heading ? { heading: section.heading } : {}),
  trail: section.trail.join(' › '),
  excerpt: excerptOf(section.text),
})

function withShortScores<Index extends SerialisedIndex>(index: Index): Index {
  const short = (value: number, position: number) => (position % 2 ? shortScore(value) : value)
  return { ...index, fieldVectors: index.fieldVectors.map(([field, vector]) => [field, vector.map(short)]) }
}

/**
 * Sections of one language in, its lunr index and store out.
 * The index holds words as written, not stems: the reader's side finds their other forms in the vocabulary, and the
 * beginnings of words and typing errors can be looked up in it, which stems would hide. So its search pipeline is
 * empty and plain `lunr.Index.load` accepts it. Without sections: an empty index that loads and finds nothing.
 */
export function buildIndex(
  sections: readonly SearchableSection[],
  language: SearchLanguage,
): SearchIndexOfLanguage {
  const builder = new lunr.Builder()
  const tokenise = (value?: null | string | object | object[]) =>
    termsOf(typeof value === 'string' ? value : '')
      .filter((term) => !isStopWord(term, language))
      .map((term) => new lunr.Token(term, {}))
  builder.tokenizer = Object.assign(tokenise, { separator: lunr.tokenizer.separator })
  builder.ref('ref')
  for (const field of search.fields)
    builder.field(field, field === 'title' ? { boost: search.titleBoost } : {})

  const store: Record<string, StoredSection> = {}
  const pages = new Set<string>()
  for (const section of sections) {
    const isFirst = !pages.has(section.path)
    pages.add(section.path)
    const document = documentOf(section, isFirst)
    if (store[document.ref]) continue
    store[document.ref] = storedOf(section)
    builder.add(document)
  }
  const serialised = JSON.parse(JSON.stringify(builder.build())) as SerialisedIndex
  return { index: withShortScores(serialised), store }
}

/** All sections of the site in, the content of search_index.json out: one entry a search language, pages or not. */
export function buildIndexFile(sections: readonly SearchableSection[]): SearchIndexFile {
  const entry = (language: SearchLanguage) =>
    buildIndex(
      sections.filter(({ path }) => path.startsWith(`/${language}/`)),
      language,
    )
  return Object.fromEntries(searchLanguages.map((language) => [language, entry(language)])) as SearchIndexFile
}
