import { matchFaults, type FaultEntry } from './match-faults'

/** A group of the catalogue on the page. */
interface Group {
  heading: HTMLElement
  name: string
  faults: HTMLElement[]
}

function groupsOf(catalogue: HTMLElement): Group[] {
  const groups: Group[] = []
  for (const element of catalogue.querySelectorAll<HTMLElement>('h2, [data-fault]')) {
    if (element.tagName === 'H2') {
      groups.push({ heading: element, name: element.textContent.trim(), faults: [] })
    } else groups.at(-1)?.faults.push(element)
  }
  return groups
}

/** Names of the groups that hold faults. */
export const groupNames = (catalogue: HTMLElement): string[] =>
  groupsOf(catalogue).flatMap(({ name, faults }) => (faults.length ? [name] : []))

/**
 * Shows what fits, and hides the rest of the page's text with it.
 * @param catalogue the element that holds the whole catalogue
 * @returns how many entries are shown; undefined when nothing was asked for, and all of the page is there
 */
export function filterFaults(catalogue: HTMLElement, query: string, group: string): number | undefined {
  const groups = groupsOf(catalogue)
  const entries = groups.flatMap(({ name, faults }) => faults.map((fault) => toEntry(fault, name)))
  const matched = matchFaults(query, entries)
  const shown = new Set(matched ?? entries.map(({ id }) => id))
  const isFiltering = matched !== undefined || group !== ''
  catalogue.toggleAttribute('data-filtering', isFiltering)
  let count = 0
  for (const { heading, name, faults } of groups) {
    const fitting = faults.filter(
      (fault) => (!group || name === group) && shown.has(fault.dataset.fault ?? ''),
    )
    for (const fault of faults) fault.hidden = isFiltering && !fitting.includes(fault)
    heading.hidden = isFiltering && !fitting.length
    count += fitting.length
  }
  return isFiltering ? count : undefined
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
