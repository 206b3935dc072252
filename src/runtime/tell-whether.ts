import { tellMissing } from './tell-missing'

/**
 * Has a button say that what it is for could not be loaded, in which case a press tries again. Once that is there, the button
 * is called again as it was. In code that comes later: every page has `tellMissing`.
 */
export function tellWhether(isThere: boolean, button: HTMLElement): void {
  const { dataset } = button
  if (!isThere) tellMissing(button)
  else if (dataset.label !== undefined) {
    button.textContent = dataset.label
    // The frame of the page stays where another language follows.
    delete dataset.label
  }
}
