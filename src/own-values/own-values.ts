import { createPart } from '../runtime/part'
import { local, session } from '../runtime/storage'
import { storageKeys } from '../shared/storage-keys'
import type { Say } from './dialog'

/** What fills samples, and asks for what they are filled with: only for readers who have said something, or want to. */
const panel = createPart(() => import(/* webpackChunkName: "own-values" */ './panel'))

/** Puts what the reader has said into the samples. Without the code for that, they stay as they are. */
export function startOwnValues(): void {
  if (session.read(storageKeys.ownValues) ?? local.read(storageKeys.ownValues)) void panel.load()
}

/**
 * Asks for the values of samples. Where the code for that cannot be had, the button says so, and tries again when it is pressed.
 * @param t the strings of the interface
 */
export function openOwnValues(t: Say, button: Element): void {
  void panel.load().then((code) => {
    button.textContent = t(code ? 'values.open' : 'values.missing')
    code?.openPanel(t)
  })
}
