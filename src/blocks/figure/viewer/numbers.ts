import { make } from '../../../runtime/make-element'
import * as styles from './numbers.module.css'

/**
 * Puts a mark over each dot of the pictures, and lights the number that pointer or focus is at, in picture and list.
 * @param around holds the list, with `data-at` on each item, and the pictures
 * @param pictures elements that are as large as their picture
 */
export function markNumbers(around: HTMLElement, pictures: Iterable<HTMLElement>): void {
  const items = [...around.querySelectorAll<HTMLLIElement>('li[data-at]')]
  const parts = new Map<string, HTMLElement[]>(items.map((item) => [String(item.value), [item]]))
  for (const picture of pictures) {
    const marks = items.map((item) => {
      const mark = markOf(item)
      parts.get(String(item.value))?.push(mark)
      return mark
    })
    picture.dataset.numbered = ''
    picture.append(...marks)
  }

  let lit: string | undefined
  const light = (number: string | undefined) => {
    if (number === lit) return
    for (const part of parts.get(lit ?? '') ?? []) part.toggleAttribute('data-lit', false)
    for (const part of parts.get(number ?? '') ?? []) part.toggleAttribute('data-lit', true)
    lit = number
  }
  const focused = () => numberOf(document.activeElement, around)
  around.addEventListener('pointerover', ({ target }) => light(numberOf(target, around) ?? focused()))
  around.addEventListener('pointerleave', () => light(focused()))
  around.addEventListener('focusin', ({ target }) => light(numberOf(target, around)))
  around.addEventListener('focusout', () => light(undefined))
  // Where pointer and focus were before the code came.
  light(numberOf(around.querySelector('li:hover'), around) ?? focused())
}

function markOf({ value, dataset }: HTMLLIElement): HTMLElement {
  const mark = make('span', { className: styles.mark }, String(value))
  // The list says the same in words.
  mark.setAttribute('aria-hidden', 'true')
  mark.dataset.number = String(value)
  const [left = '', top = ''] = (dataset.at ?? '').split(' ')
  mark.style.left = `${left}%`
  mark.style.top = `${top}%`
  return mark
}

/** The number that an element belongs to, as a mark or in the list. */
function numberOf(target: EventTarget | null, around: Element): string | undefined {
  const part = target instanceof Element && around.contains(target) && target.closest('[data-number], li')
  if (part instanceof HTMLLIElement) return String(part.value)
  return part instanceof HTMLElement ? part.dataset.number : undefined
}
