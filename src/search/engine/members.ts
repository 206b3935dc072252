import type { SearchPolicy } from '../contract/policy'
import type { Members, Row } from './group'
import type { Pages } from './pages'
import type { Postings } from './postings'
import { usualAnchor, type StoredSection } from './store'
import type { Vocabulary } from './vocabulary'
import { wordsOf } from './words'

type FindMembers = (text: string) => Members

interface Site {
  stored: readonly (readonly [address: string, StoredSection])[]
  pages: Pages
  postings: Postings
  vocabulary: Vocabulary
  policy: Pick<SearchPolicy, 'membersNamed' | 'rowHeading' | 'wholeNameTerm'>
}

const namesField = 'url'

/** A name however it is written: `fetchTags`, `fetch_tags()` and "fetch tags" are one. */
const keyOf = (name: string): string => name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

/** All headings → the members that a query names as a whole, by their names or the words that these are made of. */
export function createMembers({ stored, pages, postings, vocabulary, policy }: Site): FindMembers {
  const headed = new Map<string, number[]>()
  const pathOf = (section: number) => pages.all[pages.ofSection[section] ?? 0]?.path ?? ''
  stored.forEach(([, { heading }], section) => {
    for (const key of new Set(policy.membersNamed(pathOf(section), heading).map(keyOf))) {
      const known = headed.get(key)
      if (known) known.push(section)
      else headed.set(key, [section])
    }
  })

  function sectionsWith(term: string): number[] {
    const field = postings.fields.get(namesField)
    const number = vocabulary.numberOf(term)
    if (!field || number === undefined) return []
    return [...field.sections.subarray(field.starts[number] ?? 0, field.starts[number + 1] ?? 0)]
  }

  return (text) => {
    const key = keyOf(text)
    const members = new Map<number, { address: string; heading: string } | undefined>()
    if (key.length < 2) return members
    for (const section of headed.get(key) ?? []) members.set(section, undefined)
    const words = wordsOf(text)
    const [first] = words
    const typed = first && words.length === 1 ? text.slice(first.start, first.end) : undefined
    const names = typed === undefined ? [key, words.map(({ whole }) => whole).join('_')] : [typed]
    for (const name of new Set(names)) {
      for (const section of sectionsWith(typed === undefined ? name : policy.wholeNameTerm(name))) {
        const path = pathOf(section)
        const [, own] = stored[section] ?? []
        const title = own?.heading || own?.page || ''
        const row = policy.rowHeading(path, title, name.toLowerCase())
        if (row === undefined || members.has(section)) continue
        members.set(section, { address: `${path}#${usualAnchor(row)}`, heading: `${title} › ${text.trim()}` })
      }
    }
    return members
  }
}

/** So many rows are brought among the first ones, at the end of them. */
const most = { named: 3, said: 1 }
const firstOnes = 5

const isNamed = (row: Row, members: Members): boolean =>
  row.page.sections.some(({ section }) => members.has(section))
const isSaid = (row: Row): boolean => row.page.sections.some((section) => section.isSaid)

function headedBy(row: Row, members: Members): Row {
  const { sections } = row.page
  const first = sections.filter(({ section }) => members.has(section))
  if (!first.length) return row
  return {
    ...row,
    page: { ...row.page, sections: [...first, ...sections.filter(({ section }) => !members.has(section))] },
  }
}

/**
 * Rows → the same, each page with the members that were named at the head of its sections. The best pages near the reader
 * that have such a member, or the best that says what a member does in the words that were typed, are among the first rows.
 */
export function bringMembers(
  rows: readonly Row[],
  members: Members,
  nearness: (path: string) => number | undefined,
): Row[] {
  const near = rows.filter(({ page }) => (nearness(page.path) ?? 0) > 1)
  const wanted = new Set([
    ...near.filter((row) => isNamed(row, members)).slice(0, most.named),
    ...near.filter(isSaid).slice(0, most.said),
  ])
  const brought = rows.slice(firstOnes).filter((row) => wanted.has(row))
  const others = rows.filter((row) => !brought.includes(row))
  const place = firstOnes - brought.length
  return [...others.slice(0, place), ...brought, ...others.slice(place)].map((row) => headedBy(row, members))
}
