import { say } from './say'

/** Has a button say that what it is for could not be loaded; `tellWhether` gives it back what it was called. */
export function tellMissing(button: HTMLElement): void {
  button.dataset.label ??= button.textContent
  button.setAttribute('aria-live', 'polite')
  button.textContent = say('values.missing')
}
