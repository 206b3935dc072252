import type { Say } from '../runtime/say'
import { ownValuesDialog } from './dialog'
import { fillSamples, fillWhatComes } from './fill-samples'

fillSamples(document)
fillWhatComes()

let dialog: HTMLDialogElement | undefined

/** Opens the form, made anew: the reader may have moved to a page of another language. */
export function openPanel(t: Say): void {
  dialog?.remove()
  dialog = ownValuesDialog(t, () => fillSamples(document))
  document.body.append(dialog)
  dialog.showModal()
}
