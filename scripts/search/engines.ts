import lunr from 'lunr'
import MiniSearch from 'minisearch'
import type { SearchableSection } from '../../src/search/contract/index-file'
import { buildIndexFile, openIndex } from '../../src/search/setup'
import type { Ask } from './judge'

/** A search engine as it is compared: what travels to a reader, and how it is opened and asked. */
export interface Compared {
  name: string
  /** All that a reader has to fetch before the first answer. */
  file: (sections: readonly SearchableSection[]) => string
  open: (file: string) => Ask
}

const mostPages = 10
/** Titles, as the site counts them. */
const titleBoost = 20

const addressOf = ({ path, anchor }: SearchableSection) => `${path}#${anchor}`
const pagesOf = (addresses: readonly string[]): string[] =>
  [...new Set(addresses.map((address) => address.replace(/#.*$/, '')))].slice(0, mostPages)

const documentsOf = (sections: readonly SearchableSection[]) =>
  sections.map((section) => ({
    id: addressOf(section),
    title: `${section.pageTitle} ${section.heading}`,
    content: section.text,
    url: section.path,
  }))

/** What the results of an engine are shown with, where it keeps none itself. */
const storeOf = (sections: readonly SearchableSection[]) =>
  (JSON.parse(JSON.stringify(buildIndexFile(sections).en)) as { store: object }).store

const ours: Compared = {
  name: 'this site',
  file: (sections) => JSON.stringify(buildIndexFile(sections)),
  open(file) {
    const engine = openIndex((JSON.parse(file) as ReturnType<typeof buildIndexFile>).en, 'en')
    return (query, from) =>
      engine.search(query, { path: from, language: 'en' }).groups.map(({ path }) => path)
  },
}

const plainLunr: Compared = {
  name: 'lunr',
  file(sections) {
    const index = lunr(function () {
      this.field('title', { boost: titleBoost })
      this.field('content')
      this.field('url')
      documentsOf(sections).forEach((document) => this.add(document))
    })
    return JSON.stringify({ index, store: storeOf(sections) })
  },
  open(file) {
    const index = lunr.Index.load((JSON.parse(file) as { index: object }).index)
    return (query) => {
      try {
        return pagesOf(index.search(query).map(({ ref }) => ref))
      } catch {
        // It reads some of what readers type as its own language.
        return []
      }
    }
  },
}

const options = {
  fields: ['title', 'content', 'url'],
  searchOptions: { boost: { title: titleBoost }, prefix: true, fuzzy: 0.2 },
}
const miniSearch: Compared = {
  name: 'MiniSearch',
  file(sections) {
    const index = new MiniSearch(options)
    // It refuses an address that comes twice.
    index.addAll([...new Map(documentsOf(sections).map((document) => [document.id, document])).values()])
    return JSON.stringify({ index: JSON.stringify(index), store: storeOf(sections) })
  },
  open(file) {
    const index = MiniSearch.loadJSON((JSON.parse(file) as { index: string }).index, options)
    return (query) => pagesOf(index.search(query).map(({ id }) => String(id)))
  },
}

export const engines: readonly Compared[] = [ours, plainLunr, miniSearch]
