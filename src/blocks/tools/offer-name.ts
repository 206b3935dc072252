/** As the name of a sample is shown whole, above all else of its bar. */
const WHOLE = { flex: '1 0 100%', whiteSpace: 'normal', overflowWrap: 'anywhere' }

/**
 * Gives whoever comes to the bar of a sample the whole of a name that had no room there: the pointer beside it, touch and
 * the keyboard in the bar itself, until they go on.
 * @param event what the reader did there
 */
export function offerName({ target, pointerType }: Event & Partial<PointerEvent>): void {
  const bar = target instanceof Element && target.closest<HTMLElement>('figcaption')
  const name = bar && bar.querySelector<HTMLElement>(':scope > span')
  if (!name || name.scrollWidth <= name.clientWidth) return
  name.title = name.textContent
  const isTouched = pointerType === 'touch' && name.contains(target)
  if (!isTouched && !bar.querySelector(':focus-visible')) return
  Object.assign(name.style, WHOLE)
  const fold = (next: Event) => {
    if (next.target instanceof Node && bar.contains(next.target)) return
    name.removeAttribute('style')
    for (const way of ['focusin', 'pointerdown']) document.removeEventListener(way, fold)
  }
  for (const way of ['focusin', 'pointerdown']) document.addEventListener(way, fold)
}
