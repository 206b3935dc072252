import { createPart } from '../runtime/part'
import type { StringKey } from '../shared/string-keys'

/** The form for the request of a call: only for readers who want to change one. */
const panel = createPart(() => import(/* webpackChunkName: "request-form" */ './panel'))

/** The strings of the interface. */
type Say = (key: StringKey) => string

/**
 * Gives the buttons of calls below an element their work; their HTML is finished (src/compiler/page/plain-blocks.ts).
 * @returns ends it
 */
export function offerRequestForms(box: HTMLElement, t: Say): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.change') : null
    if (button) toggle(t, button)
  }
  box.addEventListener('click', onClick)
  return () => box.removeEventListener('click', onClick)
}

/** Opens a form, or closes it. Where code or form cannot be had, the button says so, and tries again when it is pressed. */
function toggle(t: Say, button: HTMLElement): void {
  const { dataset } = button
  dataset.label ??= button.textContent
  button.setAttribute('aria-busy', 'true')
  void panel
    .load()
    .then((code) => code?.toggleForm(button))
    .then((isThere) => {
      button.removeAttribute('aria-busy')
      button.setAttribute('aria-live', 'polite')
      button.textContent = isThere ? (dataset.label ?? '') : t('values.missing')
    })
}
