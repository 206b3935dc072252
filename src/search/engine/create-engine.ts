import type { CreateEngine } from '../contract/engine'
import { createSearch } from './create-search'
import { openLunrIndex } from './lunr-index'
import type { PackedEntry } from './packed-index'
import { keywordsOf, openStore } from './store'
import { noTexts } from './texts'

/**
 * One language's entry of search_index.json → an engine. It is opened as far as it shows that it is whole; the rest is read
 * at the first question, or before it in short steps. Throws when the entry is no index, or is cut.
 */
export const createEngine: CreateEngine = ({ index, store }, language, policy) => {
  const { texts = noTexts, twoWords = [], ...packed } = index as PackedEntry
  const stored = openStore(store, texts)
  const opened = openLunrIndex(packed, stored.paths.length, () =>
    stored.paths.map((_, section) => stored.addressAt(section)),
  )
  let made: ReturnType<typeof createSearch> | undefined
  const search = () =>
    (made ??= createSearch(
      { postings: opened.postings, stored, keywords: keywordsOf(store, texts), twoWords },
      language,
      policy,
    ))
  return {
    index: opened,
    *warmUp(context) {
      stored.read()
      yield
      search()
      yield
      yield* search().warmUp(context)
    },
    search: (text, context) => search().search(text, context),
  }
}
