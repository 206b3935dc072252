import { tellWorker } from './connection'
import { createPackManager, type PackManager } from './pack-manager'
import { createPackStore } from './pack-store'
import { rememberPacks, rememberedPacks } from './remembered-packs'

/** Whether this browser can keep packs: all of it is there on secure origins, and the service worker reads them. */
export const canKeepPacks = (): boolean =>
  'serviceWorker' in navigator && hasCaches() && 'DecompressionStream' in window && 'locks' in navigator

/** Where storage is forbidden, some browsers throw when it is but looked at. */
function hasCaches(): boolean {
  try {
    return Boolean((window as { caches?: CacheStorage }).caches)
  } catch {
    return false
  }
}

let manager: PackManager | undefined

/** The page's one manager, made when first asked for; only where packs can be kept. */
export function packManager(): PackManager {
  manager ??= createPackManager({
    store: createPackStore(window.caches),
    fetch: (...request) => window.fetch(...request),
    async estimateFree() {
      // Safari has it from 17.
      const { storage } = navigator as { storage: Partial<StorageManager> }
      const { quota, usage } = (await storage.estimate?.().catch(() => undefined)) ?? {}
      return quota === undefined || usage === undefined ? undefined : quota - usage
    },
    async isPersistent(ask) {
      const { storage } = navigator
      return (ask ? storage.persist() : storage.persisted()).catch(() => false)
    },
    alone: async (name, work) =>
      await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined)),
    remembered: rememberedPacks,
    remember: rememberPacks,
    onChange: () => tellWorker({ packs: 'changed' }),
  })
  return manager
}
