import { ARRIVAL } from '../../runtime/arrival'

/**
 * Keeps an open card where it was closed, while rows of two are filled: it takes the whole row, and the card on its left goes
 * below it. Before the browser draws anything, so that what was pressed never jumps.
 * @param list holds the groups of cards
 * @returns ends it
 */
export function keepPlaces(list: HTMLElement): () => void {
  const observer = new MutationObserver(() => place(list))
  observer.observe(list, { subtree: true, attributeFilter: ['open', 'hidden'] })
  /** A card that is led to opens here, so that what scrolls to it then finds it where it stays. */
  const onArrival = ({ target }: Event) => {
    const card = target instanceof Element && target.closest<HTMLDetailsElement>('details:not([open])')
    if (card) card.open = true
    place(list)
  }
  list.addEventListener(ARRIVAL, onArrival)
  place(list)
  return () => {
    list.removeEventListener(ARRIVAL, onArrival)
    observer.disconnect()
  }
}

function place(list: HTMLElement): void {
  for (const group of list.children) {
    const cards: HTMLElement[] = []
    /** Whether the last one stands on the left of its row, with room beside it. */
    let hasRoom = false
    for (const card of group.querySelectorAll<HTMLDetailsElement>(':scope > details:not([hidden])')) {
      if (card.open && hasRoom) cards.splice(-1, 0, card)
      else {
        cards.push(card)
        hasRoom = !hasRoom && !card.open
      }
    }
    for (const [index, card] of cards.entries()) card.style.setProperty('--place', `${index}`)
  }
}
