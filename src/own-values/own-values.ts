import { createPart } from '../runtime/part'
import { local, session } from '../runtime/storage'
import { storageKeys } from '../shared/storage-keys'

/** What fills samples, and asks for what they are filled with: only for readers who have said something, or want to. */
export const ownValuesPanel = createPart(() => import(/* webpackChunkName: "own-values" */ './panel'))

/** Puts what the reader has said into the samples. Without the code for that, they stay as they are. */
export function startOwnValues(): void {
  if (session.read(storageKeys.ownValues) ?? local.read(storageKeys.ownValues)) void ownValuesPanel.load()
}
