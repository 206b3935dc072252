import type { OwnValueName } from '../shared/own-values'
import { fittingValues } from './kept-values'

/** What a place held when it came: put back when the reader takes a value out. */
const original = new WeakMap<Element, Node[]>()

/** What stands before a value of a query: there a plus sign would be a space. */
const IN_QUERY = /[?&]\w+=$/

/**
 * Puts the values into the places of samples below an element, as text, and into fields whose example stands for one; a place
 * without a value has what it came with.
 */
export function fillSamples(root: ParentNode): void {
  const values = fittingValues()
  for (const place of root.querySelectorAll<HTMLElement>('var[data-own]')) {
    const value = values[place.dataset.own as OwnValueName]
    const quote = place.dataset.quote ?? ''
    const before = original.get(place)
    if (value !== undefined) {
      if (!before) original.set(place, [...place.childNodes])
      const isInQuery = IN_QUERY.test(place.previousSibling?.textContent ?? '')
      place.textContent = quote + (isInQuery ? encodeURIComponent(value) : value) + quote
      place.dataset.filled = ''
    } else if (before) {
      place.replaceChildren(...before)
      delete place.dataset.filled
    }
  }
  for (const field of root.querySelectorAll<HTMLInputElement>('input[data-own]'))
    field.value = values[field.dataset.own as OwnValueName] ?? field.defaultValue
}

/** Fills what comes later as well: pages that are moved to. */
export function fillWhatComes(): void {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) fillSamples(node)
  }).observe(document.body, { childList: true, subtree: true })
}
