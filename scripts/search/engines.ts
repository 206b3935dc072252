import { brotliCompressSync, constants } from 'node:zlib'
import lunr from 'lunr'
import MiniSearch from 'minisearch'
import type { SearchableSection } from '../../src/search/contract/index-file'
import { buildIndexFile, openIndex } from '../../src/search/setup'
import type { Ask } from './judge'
import { pagefindSite } from './pagefind'

/** A search engine as it is compared. */
export interface Compared {
  name: string
  /** Builds what travels to a reader. */
  build: (sections: readonly SearchableSection[]) => Promise<Built>
}

interface Built {
  /** With Brotli, as far as it is not compressed already. */
  bytes: number
  /** What the figure leaves out. */
  note?: () => string
  /** Opened as by a reader who has it. */
  open: () => Promise<(query: string, from: string) => readonly string[] | Promise<readonly string[]>>
  done?: () => void
}

const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }

/** An engine whose index is one file. */
const inOneFile = (
  name: string,
  file: (sections: readonly SearchableSection[]) => string,
  open: (file: string) => Ask,
): Compared => ({
  name,
  build(sections) {
    const text = file(sections)
    return Promise.resolve({
      bytes: brotliCompressSync(text, { params }).length,
      open: () => Promise.resolve(open(text)),
    })
  },
})

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

const ours = inOneFile(
  'this site',
  (sections) => JSON.stringify(buildIndexFile(sections)),
  (file) => {
    const engine = openIndex((JSON.parse(file) as ReturnType<typeof buildIndexFile>).en, 'en')
    return (query, from) =>
      engine.search(query, { path: from, language: 'en' }).groups.map(({ path }) => path)
  },
)

const plainLunr = inOneFile(
  'lunr',
  (sections) => {
    const index = lunr(function () {
      this.field('title', { boost: titleBoost })
      this.field('content')
      this.field('url')
      documentsOf(sections).forEach((document) => this.add(document))
    })
    return JSON.stringify({ index, store: storeOf(sections) })
  },
  (file) => {
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
)

const options = {
  fields: ['title', 'content', 'url'],
  searchOptions: { boost: { title: titleBoost }, prefix: true, fuzzy: 0.2 },
}
const miniSearch = inOneFile(
  'MiniSearch',
  (sections) => {
    const index = new MiniSearch(options)
    // It refuses an address that comes twice.
    index.addAll([...new Map(documentsOf(sections).map((document) => [document.id, document])).values()])
    return JSON.stringify({ index: JSON.stringify(index), store: storeOf(sections) })
  },
  (file) => {
    const index = MiniSearch.loadJSON((JSON.parse(file) as { index: string }).index, options)
    return (query) => pagesOf(index.search(query).map(({ id }) => String(id)))
  },
)

const pagefind: Compared = {
  name: 'Pagefind',
  async build(sections) {
    const site = await pagefindSite(sections)
    return {
      bytes: site.bytes,
      open: () => site.open(),
      note: () => `of which ${Math.round(site.fetched() / 1000)} kB were fetched for all of these queries`,
      done: () => site.remove(),
    }
  },
}

export const engines: readonly Compared[] = [ours, plainLunr, miniSearch, pagefind]
