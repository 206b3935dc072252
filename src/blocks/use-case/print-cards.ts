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
  let opened: HTMLDetailsElement[] = []
  const begin = () => {
    wake()
    const cards = [...list.querySelectorAll<HTMLDetailsElement>(CARDS)]
    if (!list.querySelector(`[${MARK}]`))
      for (const card of cards.filter(({ open }) => open)) card.setAttribute(MARK, '')
    if (list.querySelector(`[${MARK}]`)) return list.setAttribute(MARK, '')
    opened = cards
    for (const card of opened) card.open = true
  }
  const end = () => {
    for (const card of opened) card.open = false
    opened = []
    for (const marked of [list, ...list.querySelectorAll(`[${MARK}]`)]) marked.removeAttribute(MARK)
  }
  // What else is closed is opened by src/runtime/open-for-print.ts, which leaves cards alone.
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  return () => {
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', end)
  }
}
