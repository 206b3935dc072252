import { local } from '../../runtime/storage'
import { storageKeys } from '../../shared/storage-keys'

/** The packs that were kept when this was last looked at; spoiled or missing, none. */
export function rememberedPacks(): string[] {
  try {
    const ids: unknown = JSON.parse(local.read(storageKeys.packs) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Remembers which packs are kept; without any, nothing is written. Where storage is blocked, nothing happens. */
export function rememberPacks(ids: readonly string[]): void {
  if (ids.length) local.write(storageKeys.packs, JSON.stringify(ids))
  else local.remove(storageKeys.packs)
}
