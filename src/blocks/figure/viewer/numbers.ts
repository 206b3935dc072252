import { make } from '../../../runtime/make-element'
import * as styles from './numbers.module.css'

interface Point {
  left: number
  top: number
}

/** Size of the smallest mark in px (numbers.module.css), and the distance, in % of the width, within which two may overlap. */
const MARK_PX = 15
const NEAR_PERCENT = 8

/**
 * Puts a mark over each dot of the pictures, and lights the number that pointer or focus is at, in picture and list.
 * @param around holds the list, with `data-at` on each item, and the pictures
 * @param pictures elements that are as large as their picture
 * @param ratio their width by their height
 */
export function markNumbers(around: HTMLElement, pictures: readonly HTMLElement[], ratio: number): void {
  const items = [...around.querySelectorAll<HTMLLIElement>('li[data-at]')]
  const parts = new Map<string, HTMLElement[]>(items.map((item) => [String(item.value), [item]]))
  const points = apart(items.map(pointOf), ratio)
  for (const picture of pictures) {
    const marks = items.map((item, index) => {
      const mark = markOf(item, points[index])
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

/** Where the dot of an item is, as parts of the width and the height of its picture. */
function pointOf({ dataset }: HTMLLIElement): Point {
  const [left = 0, top = 0] = (dataset.at ?? '').split(' ').map(Number)
  return { left, top }
}

/**
 * Where marks stand: over their dots, but where a small picture has two of them so close that one mark would cover the other,
 * those make way for each other.
 */
const apart = (points: readonly Point[], ratio: number): { left: string; top: string }[] =>
  points.map((point) => {
    const ways = points.flatMap((other) => {
      const right = point.left - other.left
      const down = (point.top - other.top) / ratio
      const distance = Math.hypot(right, down)
      if (!distance || distance > NEAR_PERCENT) return []
      const way = `max(0px, ${String(MARK_PX / 2)}px - ${(distance / 2).toFixed(2)}cqw)`
      return [
        {
          right: `${(right / distance).toFixed(3)} * ${way}`,
          down: `${(down / distance).toFixed(3)} * ${way}`,
        },
      ]
    })
    return {
      left: `calc(${[`${String(point.left)}%`, ...ways.map(({ right }) => right)].join(' + ')})`,
      top: `calc(${[`${String(point.top)}%`, ...ways.map(({ down }) => down)].join(' + ')})`,
    }
  })

function markOf({ value }: HTMLLIElement, place: { left: string; top: string } | undefined): HTMLElement {
  const mark = make('span', { className: styles.mark }, String(value))
  // The list says the same in words.
  mark.setAttribute('aria-hidden', 'true')
  mark.dataset.number = String(value)
  Object.assign(mark.style, place)
  return mark
}

/** The number that an element belongs to, as a mark or in the list. */
function numberOf(target: EventTarget | null, around: Element): string | undefined {
  const part = target instanceof Element && around.contains(target) && target.closest('[data-number], li')
  if (part instanceof HTMLLIElement) return String(part.value)
  return part instanceof HTMLElement ? part.dataset.number : undefined
}
