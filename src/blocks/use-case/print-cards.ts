/** Marks the cards that go on paper, and what holds them: the style sheet leaves the others out. */
const MARK = 'data-on-paper'
const CARDS = '[data-goal]'

/** Prints a use case alone. */
export function printCard(card: HTMLElement): void {
  card.setAttribute(MARK, '')
  window.print()
}

/**
 * While the browser prints: only the use cases that are open, unless one alone was asked for; all of them when none is.
 * @param list what holds the cards
 * @param wake has to be called first: what is closed is finished HTML, and shows no chosen tabs
 * @returns ends it
 */
export function choosePrinted(list: HTMLElement, wake: () => void): () => void {
  const begin = () => {
    wake()
    if (!list.querySelector(`[${MARK}]`))
      list.querySelectorAll(`${CARDS}[open]`).forEach((card) => card.setAttribute(MARK, ''))
    if (list.querySelector(`[${MARK}]`)) list.setAttribute(MARK, '')
  }
  const end = () => {
    for (const marked of [list, ...list.querySelectorAll(`[${MARK}]`)]) marked.removeAttribute(MARK)
  }
  // Before all that is closed is opened for the printer (src/runtime/open-for-print.ts).
  addEventListener('beforeprint', begin, true)
  addEventListener('afterprint', end)
  return () => {
    removeEventListener('beforeprint', begin, true)
    removeEventListener('afterprint', end)
  }
}
