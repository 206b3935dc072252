import { idIn } from '../runtime/address'
import { ARRIVAL } from '../runtime/arrival'

/** The entries of the list of headings, beside the page and folded above it (src/layout/OnThisPage.tsx): React gives them no style. */
const entries = () => document.querySelectorAll<HTMLAnchorElement>('[data-depth] > a')

/** Has those that lead to what is hidden step back; they bring it back all the same. */
function dimHidden(): void {
  for (const { hash, style } of entries())
    style.color = document.getElementById(idIn(hash))?.closest('[hidden]') ? 'var(--ink-faint)' : ''
}

/**
 * Lets a form answer as its reader writes, and at once: what was typed before the code was there counts. Whoever is led to what
 * is hidden meanwhile, by a link or by search, sees everything again.
 * @param narrow reads the fields, and shows what fits
 * @param list what is narrowed
 * @returns ends it
 */
export function answerTo(form: HTMLFormElement, narrow: () => void, list: HTMLElement): () => void {
  const look = () => {
    narrow()
    dimHidden()
  }
  // The values are emptied after the event.
  const reset = () => window.setTimeout(look)
  const stay = (event: Event) => event.preventDefault()
  const uncover = ({ target }: Event) => {
    if (!(target instanceof Element) || target.getClientRects().length) return
    form.reset()
    look()
  }
  const listeners = { input: look, reset, submit: stay }
  for (const [name, listener] of Object.entries(listeners)) form.addEventListener(name, listener)
  list.addEventListener(ARRIVAL, uncover)
  look()
  return () => {
    for (const [name, listener] of Object.entries(listeners)) form.removeEventListener(name, listener)
    list.removeEventListener(ARRIVAL, uncover)
    // Where the next page has a heading of the same name, its entry is the same element.
    for (const { style } of entries()) style.color = ''
  }
}

/** A stretch of a page: a heading of the text, and the entries below it. */
export interface Group {
  heading: HTMLElement
  items: HTMLElement[]
}

/**
 * The groups of a page's text that hold entries.
 * @param items selector of an entry
 */
export function groupsOf(text: HTMLElement, items: string): Group[] {
  const groups: Group[] = []
  for (const element of text.querySelectorAll<HTMLElement>(`h2, ${items}`)) {
    if (element.matches(items)) groups.at(-1)?.items.push(element)
    else groups.push({ heading: element, items: [] })
  }
  return groups
}

/**
 * Hides the entries that do not fit, and each heading that has nothing left below it.
 * @param fits undefined shows everything
 * @returns how many entries are left; undefined when everything is shown
 */
export function showFitting(
  groups: readonly Group[],
  fits: ((item: HTMLElement, group: Group) => boolean) | undefined,
): number | undefined {
  let count = 0
  for (const group of groups) {
    for (const item of group.items) item.hidden = fits !== undefined && !fits(item, group)
    const left = group.items.filter((item) => !item.hidden).length
    group.heading.hidden = fits !== undefined && !left
    count += left
  }
  return fits && count
}
