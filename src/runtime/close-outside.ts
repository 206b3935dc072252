/**
 * Has a press outside of what a dialog shows close it: its backdrop is a part of the element. Where a selection was dragged out
 * of a field, the click is one on the dialog, too, and nothing closes.
 */
export function closeOnOutsidePress(dialog: HTMLDialogElement): void {
  let pressed: EventTarget | null = null
  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target))
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && pressed === dialog) dialog.close()
  })
}
