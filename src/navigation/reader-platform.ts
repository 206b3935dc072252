import { local } from '../runtime/storage'
import { newestVersionOf, parseSdkPath, platformsOf, type SdkLocation } from '../shared/sdk'
import { defaultLanguage } from '../shared/site'
import { storageKeys } from '../shared/storage-keys'

/** Where a reader looked last: platform, version and system. What older releases of this site stored has a platform alone. */
export const remembered = (): string[] => local.read(storageKeys.platform)?.split('/') ?? []

declare global {
  interface Window {
    /** Has a platform lead where several stand beside each other (src/app/boot-script.ts). */
    __lead?: (platform: string) => void
  }
}

/** An SDK page is where its reader looked last. Where storage is missing, it holds as long as no page is loaded anew. */
export function rememberPlatform(path: string): void {
  const at = parseSdkPath(path)
  if (!at) return
  local.write(storageKeys.platform, [at.platform, at.version, at.os].join('/'))
  window.__lead?.(at.platform)
}

/** The front of the old version that a reader looked at last, on its platform and system; undefined for who reads of the newest. */
export function rememberedOld(): SdkLocation | undefined {
  const [platform, version, os] = remembered()
  const at = parseSdkPath(`/${[defaultLanguage, 'sdk', version, platform, os].filter(Boolean).join('/')}/`)
  return at && platformsOf(at.version).includes(at.platform) && at.version !== newestVersionOf(at.platform)
    ? at
    : undefined
}
