import { groupsOf, showFitting, type Group } from '../filter-groups'
import { matchErrors, type CatalogueEntry } from './match-errors'

const groupsIn = (catalogue: HTMLElement) => groupsOf(catalogue, '[data-error]')
const nameOf = ({ heading }: Group) => heading.textContent.trim()

/** Names of the groups that hold errors. */
export const groupNames = (catalogue: HTMLElement): string[] =>
  groupsIn(catalogue).flatMap((group) => (group.items.length ? [nameOf(group)] : []))

/**
 * Shows what fits, and hides the rest of the page's text with it.
 * @param catalogue the element that holds the whole catalogue
 * @returns how many entries are shown; undefined when nothing was asked for, and all of the page is there
 */
export function filterErrors(catalogue: HTMLElement, query: string, wanted: string): number | undefined {
  const groups = groupsIn(catalogue)
  const matched = matchErrors(query, entriesOf(catalogue, groups))
  const isFiltering = matched !== undefined || wanted !== ''
  catalogue.toggleAttribute('data-filtering', isFiltering)
  const fits = (item: HTMLElement, group: Group) =>
    (!wanted || nameOf(group) === wanted) && (!matched || matched.includes(item.dataset.error ?? ''))
  return showFitting(groups, isFiltering ? fits : undefined)
}

const read = new WeakMap<HTMLElement, CatalogueEntry[]>()

/** The entries do not change while they are looked through, letter by letter. */
function entriesOf(catalogue: HTMLElement, groups: readonly Group[]): CatalogueEntry[] {
  let entries = read.get(catalogue)
  if (!entries) {
    entries = groups.flatMap((group) => group.items.map((item) => toEntry(item, nameOf(group))))
    read.set(catalogue, entries)
  }
  return entries
}

function toEntry(entry: HTMLElement, group: string): CatalogueEntry {
  const text = (part: string) => entry.querySelector(part)?.textContent ?? ''
  const list = (words: string) => words.split(',').flatMap((word) => word.trim() || [])
  // What stands in brackets tells two of the same name apart.
  const code = text('[data-code]').replace(/ \([^)]*\)$/, '')
  return {
    id: entry.dataset.error ?? '',
    group,
    codes: [code, ...list(text('[data-also]'))],
    statuses: list(entry.dataset.status ?? ''),
    text: entry.textContent,
  }
}
