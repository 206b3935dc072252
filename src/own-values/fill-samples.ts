import type { OwnValueName } from '../shared/own-values'
import { fittingValues } from './kept-values'

/** What a place held when it came: put back when the reader takes a value out. */
const original = new WeakMap<Element, Node[]>()

/** Puts the values into the places of samples below an element, as text; a place without a value has what it came with. */
export function fillSamples(root: ParentNode): void {
  const values = fittingValues()
  for (const place of root.querySelectorAll<HTMLElement>('var[data-own]')) {
    const value = values[place.dataset.own as OwnValueName]
    const quote = place.dataset.quote ?? ''
    const before = original.get(place)
    if (value !== undefined) {
      if (!before) original.set(place, [...place.childNodes])
      place.textContent = quote + value + quote
      place.dataset.filled = ''
    } else if (before) {
      place.replaceChildren(...before)
      delete place.dataset.filled
    }
  }
}

/** Fills what comes later as well: pages that are moved to. */
export function fillWhatComes(): void {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) fillSamples(node)
  }).observe(document.body, { childList: true, subtree: true })
}
