import type { Say } from '../runtime/say'
import { storageKeys } from '../shared/storage-keys'
import { ownValuesDialog } from './dialog'
import { fillSamples, fillWhatComes } from './fill-samples'
import { readAgain } from './kept-values'

fillSamples(document)
fillWhatComes()

let dialog: HTMLDialogElement | undefined
let openAgain: (() => void) | undefined

// Only other tabs say so. Without a key, all was removed at once.
window.addEventListener('storage', ({ key }) => {
  if (key !== null && key !== storageKeys.ownValues) return
  readAgain()
  fillSamples(document)
  // Its fields would put back what was removed.
  if (dialog?.open) openAgain?.()
})

/** Opens the form, made anew: the reader may have moved to a page of another language. */
export function openPanel(t: Say): void {
  openAgain = () => openPanel(t)
  dialog?.remove()
  dialog = ownValuesDialog(t, () => fillSamples(document))
  document.body.append(dialog)
  dialog.showModal()
}
