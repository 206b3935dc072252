import { announceTerm, hideTerm, isExplained, showTerm, wasGivenBack } from './term-box'
import { definitionOf } from './definitions'

/** A pointer that only passes by asks for nothing. */
const dwell = 150
/** Long enough to get from the term to what has been opened. */
const grace = 250

/** What is to be done after a while; a later call takes the place of an earlier one. */
function delayed(ms: number): (work: () => void) => void {
  let timer = 0
  return (work) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(work, ms)
  }
}
const openLater = delayed(dwell)
/** Apart from the one that opens: a term that a pointer only comes by does not keep another one open. */
const hideLater = delayed(grace)

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
    return openLater(() => term.matches(':hover') && open(term))
  }
  if (by === 'focusin' && wasGivenBack(term)) return
  if (by === 'click' && isExplained(term)) hideTerm()
  else if (by === 'click' || document.activeElement === term) open(term, true)
}

/** @param aloud has a screen reader say it: nobody points at things there. */
function open(term: HTMLAnchorElement, aloud = false): void {
  if (isExplained(term)) return
  void definitionOf(term).then((definition) => {
    const isMeant = document.activeElement === term || term.matches(':hover')
    if (!definition) {
      // Pressed by a finger, which was kept from following the link.
      if (aloud && matchMedia('(hover: none)').matches) location.assign(term.href)
      return
    }
    if (!isMeant && !matchMedia('(hover: none)').matches) return
    const { box, hidden } = showTerm(term, definition)
    if (aloud) announceTerm(box)
    watch(term, box, hidden)
  })
}

/** Hides it when pointer and focus have left both; until it is `hidden`. */
function watch(term: HTMLElement, box: HTMLElement, hidden: AbortSignal): void {
  const isLeft = () =>
    ![term, box].some((one) => one.matches(':hover') || one.contains(document.activeElement))
  const hideIfLeft = () => hideLater(() => isExplained(term) && isLeft() && hideTerm())
  for (const one of [term, box]) {
    one.addEventListener('pointerleave', hideIfLeft, { signal: hidden })
    one.addEventListener('focusout', hideIfLeft, { signal: hidden })
  }
}
