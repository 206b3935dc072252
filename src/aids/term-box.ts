import { make } from '../runtime/make-element'
import { say } from '../runtime/say'
import * as styles from './term-box.module.css'

const ID = 'term-explained'
/** Room at the edges of the window. */
const edge = 12

let shown: { term: HTMLAnchorElement; box: HTMLElement; hidden: AbortController } | undefined
/** Says to screen readers what was opened; it has to be there before it says something. */
const status = make('p', { className: 'visually-hidden' })
status.setAttribute('role', 'status')
document.body.append(status)

/** The term that the focus was given back to. */
let givenBack: Element | undefined

/** Whether a term has the focus because its explanation went: nobody asks for it again by that. Said once. */
export function wasGivenBack(term: Element): boolean {
  const isBack = givenBack === term
  givenBack = undefined
  return isBack
}

/** Whether it is this term that is explained now. */
export const isExplained = (term: Element): boolean => shown?.term === term

/**
 * Shows what a term means right behind it, so that Tab leads there. What was shown before goes.
 * @returns where it stands, and what is over as soon as it is hidden
 */
export function showTerm(
  term: HTMLAnchorElement,
  definition: Element,
): { box: HTMLElement; hidden: AbortSignal } {
  hideTerm()
  const more = make('a', { href: term.href }, say('terms.glossary'))
  const meaning = make('span', { id: ID })
  // Of another document: what is in it stays there for the next time.
  meaning.append(...[...definition.childNodes].map((node) => document.importNode(node, true)))
  const box = make('span', { className: styles.box }, meaning, ' ', more)
  term.after(box)
  term.setAttribute('aria-describedby', ID)
  const hidden = new AbortController()
  shown = { term, box, hidden }
  place(term, box)
  return { box, hidden: hidden.signal }
}

/** Takes it away; focus that was in it goes back to the term. */
export function hideTerm(): void {
  if (!shown) return
  const { term, box, hidden } = shown
  shown = undefined
  hidden.abort()
  if (box.contains(document.activeElement)) {
    givenBack = term
    term.focus()
  }
  box.remove()
  term.removeAttribute('aria-describedby')
  status.textContent = ''
}

/** Has screen readers say what stands in the box. */
export function announceTerm(box: HTMLElement): void {
  status.textContent = box.firstElementChild?.textContent ?? ''
}

/** Below the line of the term, or above it where there is no room, and within the window. Small screens have it at their foot. */
function place(term: HTMLElement, box: HTMLElement): void {
  if (getComputedStyle(box).position === 'fixed') return
  const line = [...term.getClientRects()].at(-1) ?? term.getBoundingClientRect()
  const { left, top, width, height } = box.getBoundingClientRect()
  const room = document.documentElement.clientWidth - edge - width
  const x = Math.max(edge, Math.min(line.left, room)) - left
  const below = line.bottom + 6
  const y = (below + height > window.innerHeight - edge ? line.top - 6 - height : below) - top
  box.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
}

document.addEventListener(
  'keydown',
  (event) => {
    if (event.key !== 'Escape' || !shown || document.querySelector('dialog[open]')) return
    // Of all that is open, this alone.
    event.preventDefault()
    hideTerm()
  },
  true,
)
document.addEventListener('pointerdown', ({ target }) => {
  if (shown && !shown.term.contains(target as Node) && !shown.box.contains(target as Node)) hideTerm()
})
