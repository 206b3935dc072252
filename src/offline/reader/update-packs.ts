import { createPart } from '../../runtime/part'
import { rememberedPacks } from './remembered-packs'

const packs = createPart(async () => await import(/* webpackChunkName: "packs" */ './browser-packs'))
/** After what the page itself loads. */
const later = 5000

/** Where packs are kept, fetches what has changed of them; nothing while the reader saves data. */
export function updateKeptPacks(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!rememberedPacks().length || connection?.saveData) return
  window.setTimeout(() => {
    void packs.load().then((part) => (part?.canKeepPacks() ? part.packManager().updateAll() : undefined))
  }, later)
}
