/** What Tab stops at, where it is in sight and can be used. */
const stops = 'a[href], button, input, select, [tabindex]'

/** Keys that do nothing by themselves. */
const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'Process'])

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
  const { scrollX: left, scrollY: top } = window

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
      return
    }
    const active = document.activeElement
    if (event.ctrlKey || event.altKey || event.metaKey) {
      // All that there is, is the dialog.
      if (event.key !== 'a' || active instanceof HTMLInputElement) return
      event.preventDefault()
      window.getSelection()?.selectAllChildren(dialog)
      return
    }
    if (modifiers.has(event.key)) return
    const all = stopsIn(dialog)
    // What had the focus may be gone, or a press on text has left it with none of them.
    const isAtStop = active !== dialog && dialog.contains(active)
    if (event.key !== 'Tab') {
      if (!isAtStop) all[0]?.focus()
      return
    }
    const [edge, other] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]]
    if (isAtStop && active !== edge) return
    event.preventDefault()
    other?.focus()
  }
  // From the browser's own controls: it has scrolled to what it gave the focus to.
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof Node) || dialog.contains(target)) return
    stopsIn(dialog)[0]?.focus()
    window.scrollTo({ left, top, behavior: 'instant' })
  }
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('focusin', onFocusIn)
  return () => {
    for (const one of covered) one.removeAttribute('aria-hidden')
    document.removeEventListener('keydown', onKeyDown)
    document.removeEventListener('focusin', onFocusIn)
  }
}
