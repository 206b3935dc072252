import { createPart } from '../../runtime/part'
import { sparesData } from '../../shared/spares-data'
import { rememberedPacks } from './remembered-packs'

const packs = createPart(async () => await import(/* webpackChunkName: "packs" */ './browser-packs'))
/** After what the page itself loads. */
const later = 5000

/** Where packs are kept, fetches what has changed of them; nothing while data are to be spared. */
export function updateKeptPacks(): void {
  if (!rememberedPacks().length || sparesData(navigator)) return
  window.setTimeout(() => {
    void packs.load().then((part) => (part?.canKeepPacks() ? part.packManager().updateAll() : undefined))
  }, later)
}
