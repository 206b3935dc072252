import { announceTerm, hideTerm, isShown, showTerm, wasGivenBack } from './term-box'
import { definitionOf } from './definitions'

/** A pointer that only passes by asks for nothing. */
const dwell = 150
/** Long enough to get from the term to what has been opened. */
const grace = 250

let timer = 0
const later = (work: () => void, ms: number) => {
  window.clearTimeout(timer)
  timer = window.setTimeout(work, ms)
}

/**
 * A reader points at a term, has come to it by keyboard, or has pressed it: what it means appears beside it, and stays as long
 * as pointer or focus are there.
 * @param by the kind of event
 */
export function askForTerm(term: HTMLAnchorElement, by: string): void {
  // With a mouse or a keyboard the press follows the link; a finger opens and closes.
  if (by === 'click' && !matchMedia('(hover: none)').matches) return
  if (by === 'pointerover') {
    if (matchMedia('(hover: none)').matches) return
    void definitionOf(term)
    return later(() => term.matches(':hover') && open(term), dwell)
  }
  if (by === 'focusin' && wasGivenBack(term)) return
  if (by === 'click' && isShown(term)) hideTerm()
  else if (by === 'click' || document.activeElement === term) open(term, true)
}

/** @param aloud has a screen reader say it: nobody points at things there. */
function open(term: HTMLAnchorElement, aloud = false): void {
  if (isShown(term)) return
  window.clearTimeout(timer)
  void definitionOf(term).then((definition) => {
    const isMeant = document.activeElement === term || term.matches(':hover')
    if (!definition) {
      // Pressed by a finger, which was kept from following the link.
      if (aloud && matchMedia('(hover: none)').matches) location.assign(term.href)
      return
    }
    if (!isMeant && !matchMedia('(hover: none)').matches) return
    const box = showTerm(term, definition)
    if (aloud) announceTerm(box)
    watch(term, box)
  })
}

/** Hides it when pointer and focus have left both. */
function watch(term: HTMLElement, box: HTMLElement): void {
  const isLeft = () =>
    ![term, box].some((one) => one.matches(':hover') || one.contains(document.activeElement))
  const hideIfLeft = () => later(() => isShown(term) && isLeft() && hideTerm(), grace)
  for (const one of [term, box]) {
    one.addEventListener('pointerleave', hideIfLeft)
    one.addEventListener('focusout', hideIfLeft)
  }
}
