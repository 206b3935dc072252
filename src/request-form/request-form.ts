import { createPart } from '../runtime/part'
import { tellWhether } from '../runtime/tell-whether'

/** The form for the request of a call: only for readers who want to change one. */
const panel = createPart(() => import(/* webpackChunkName: "request-form" */ './panel'))

/**
 * Gives the buttons of calls below an element their work; their HTML is finished (src/compiler/page/plain-blocks.ts).
 * @returns ends it
 */
export function offerRequestForms(box: HTMLElement): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.change') : null
    if (button) toggle(button)
  }
  box.addEventListener('click', onClick)
  return () => box.removeEventListener('click', onClick)
}

/** Opens a form, or closes it. Where code or form cannot be had, the button says so, and tries again when it is pressed. */
function toggle(button: HTMLElement): void {
  button.setAttribute('aria-busy', 'true')
  void panel
    .load()
    .then((code) => code?.toggleForm(button))
    .then((isThere) => {
      button.removeAttribute('aria-busy')
      tellWhether(!!isThere, button)
    })
}
