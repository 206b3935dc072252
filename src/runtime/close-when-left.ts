/**
 * Has a dialog close when the reader leaves it: by a press outside of what it shows (its backdrop is a part of the element; where a
 * selection was dragged out of a field, the click is one on the dialog, too, and nothing closes), and by the browser's Back, which
 * leads to another page than the one that it is about.
 */
export function closeWhenLeft(dialog: HTMLDialogElement): void {
  let pressed: EventTarget | null = null
  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target))
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && pressed === dialog) dialog.close()
  })
  const close = () => dialog.close()
  window.addEventListener('popstate', close)
  dialog.addEventListener('close', () => window.removeEventListener('popstate', close))
}
