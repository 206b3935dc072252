import { groupsOf, showFitting, type Group } from '../filter-groups'
import { matchFaults, type FaultEntry } from './match-faults'

const groupsIn = (catalogue: HTMLElement) => groupsOf(catalogue, '[data-fault]')
const nameOf = ({ heading }: Group) => heading.textContent.trim()

/** Names of the groups that hold errors. */
export const groupNames = (catalogue: HTMLElement): string[] =>
  groupsIn(catalogue).flatMap((group) => (group.items.length ? [nameOf(group)] : []))

/**
 * Shows what fits, and hides the rest of the page's text with it.
 * @param catalogue the element that holds the whole catalogue
 * @returns how many entries are shown; undefined when nothing was asked for, and all of the page is there
 */
export function filterFaults(catalogue: HTMLElement, query: string, wanted: string): number | undefined {
  const groups = groupsIn(catalogue)
  const entries = groups.flatMap((group) => group.items.map((item) => toEntry(item, nameOf(group))))
  const matched = matchFaults(query, entries)
  const isFiltering = matched !== undefined || wanted !== ''
  catalogue.toggleAttribute('data-filtering', isFiltering)
  const fits = (item: HTMLElement, group: Group) =>
    (!wanted || nameOf(group) === wanted) && (!matched || matched.includes(item.dataset.fault ?? ''))
  return showFitting(groups, isFiltering ? fits : undefined)
}

function toEntry(fault: HTMLElement, group: string): FaultEntry {
  const text = (part: string) => fault.querySelector(part)?.textContent ?? ''
  const list = (words: string) => words.split(',').flatMap((word) => word.trim() || [])
  // What stands in brackets tells two of the same name apart.
  const code = text('[data-code]').replace(/ \([^)]*\)$/, '')
  return {
    id: fault.dataset.fault ?? '',
    group,
    codes: [code, ...list(text('[data-also]'))],
    statuses: list(fault.dataset.status ?? ''),
    text: fault.textContent,
  }
}
