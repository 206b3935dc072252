/** The ways in which a reader asks an element for something: pointing at it, moving the focus to it, pressing it. */
const WAYS = ['pointerover', 'focusin', 'click'] as const

/**
 * Waits on the whole document, and so for pages that are moved to as well, until a reader asks something of an element.
 * @param selector which elements are meant: the one under the event, or the nearest around it
 * @param answer gets the element and the event by which it was asked
 */
export function whenAsked(selector: string, answer: (asked: HTMLElement, event: Event) => void): void {
  for (const way of WAYS)
    document.addEventListener(way, (event) => {
      const asked = event.target instanceof Element && event.target.closest<HTMLElement>(selector)
      if (asked) answer(asked, event)
    })
}
