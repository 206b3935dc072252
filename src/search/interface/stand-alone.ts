/** What Tab stops at, where it is in sight and can be used. */
const stops = 'a[href], button, input, select, [tabindex]'

function stopsIn(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(stops)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.getClientRects().length,
  )
}

/**
 * Has a dialog that covers the page be all that there is, for screen readers and keys. `showModal()` would do so by making the
 * page inert, for which Chromium works out the style of every element anew, as the dialog opens and as it closes: each time a
 * task of 60 ms on a poor phone. Hidden by ARIA, the page keeps its style; so Tab, Shift+Tab and Esc are ours.
 * Out: a function that takes it back, to be called before the focus leaves.
 */
export function standAlone(dialog: HTMLElement, close: () => void): () => void {
  const covered = [...document.body.children].filter(
    (one) => one !== dialog && !one.hasAttribute('aria-hidden'),
  )
  for (const one of covered) one.setAttribute('aria-hidden', 'true')

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
    if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return
    const all = stopsIn(dialog)
    const [edge, other] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]]
    if (document.activeElement !== edge) return
    event.preventDefault()
    other?.focus()
  }
  // From the browser's own controls, or where a press on text has left the focus nowhere.
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof Node && !dialog.contains(target)) stopsIn(dialog)[0]?.focus()
  }
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('focusin', onFocusIn)
  return () => {
    for (const one of covered) one.removeAttribute('aria-hidden')
    document.removeEventListener('keydown', onKeyDown)
    document.removeEventListener('focusin', onFocusIn)
  }
}
