import { addTo } from '../../text/maps'
import { cut, roomForList, type Evidence } from './evidence'
import type { Pages } from './pages'
import { createPhrases, phraseOf, type Phrases } from './phrases'
import type { StemOf } from './stems'

/** A keyword that a query says in full: where it stands there, and the pages that have it. */
interface SaidKeyword {
  start: number
  end: number
  evidence: Evidence
}

export type FindKeywords = (words: readonly string[], isUnfinished: boolean) => SaidKeyword[]

/** What the sections below a page's opening have of it. */
const lent = 0.4

/**
 * Keywords of pages → those that a query says. A page has them as words as well; who says one in full means that page, where
 * its words one by one stand on many.
 */
export function createKeywords(
  keywordsOf: ReadonlyMap<string, readonly string[]>,
  pages: Pages,
  stemOf: StemOf,
): FindKeywords {
  const pagesWith = new Map<string, number[]>()
  let phrases: Phrases<string> | undefined
  /** Done at the first question. */
  function read(): Phrases<string> {
    const made = createPhrases<string>(stemOf)
    pages.all.forEach(({ path }, page) => {
      for (const keyword of keywordsOf.get(path) ?? []) {
        if (!pagesWith.has(keyword)) made.add(phraseOf(keyword), keyword)
        addTo(pagesWith, keyword, page)
      }
    })
    return made
  }

  function evidenceOf(keyword: string): Evidence {
    const having = pagesWith.get(keyword) ?? []
    const sizeOf = (page: number) => {
      const { firstSection = 0, end = 0 } = pages.all[page] ?? {}
      return end - firstSection
    }
    const list = roomForList(having.reduce((sum, page) => sum + sizeOf(page), 0))
    let count = 0
    for (const page of having) {
      const { firstSection = 0, end = 0 } = pages.all[page] ?? {}
      for (let section = firstSection; section < end; section++) {
        const isFirst = section === firstSection
        list.sections[count] = section
        list.total[count] = list.named[count] = isFirst ? 1 : lent
        list.own[count++] = isFirst ? 2 : 0
      }
    }
    return cut(list, count)
  }

  return (words, isUnfinished) =>
    (phrases ??= read())
      .findIn(words, isUnfinished)
      .map(({ start, end, value }) => ({ start, end, evidence: evidenceOf(value) }))
}
