import { local } from '../runtime/storage'
import {
  newestVersionOf,
  parseSdkPath,
  platformsOf,
  sdkPath,
  sdkPlatforms,
  type SdkLocation,
} from '../shared/sdk'
import { defaultLanguage } from '../shared/site'
import { languageOf } from '../shared/slugs'
import { storageKeys } from '../shared/storage-keys'

/**
 * The platform of an SDK page, which is the one its reader looked at last; with the version and the system where that is not the
 * newest version. Where storage is missing, it holds for the page alone.
 */
export function rememberPlatform(path: string): void {
  const { platform, version, os } = parseSdkPath(path) ?? {}
  if (!platform || !version) return
  const isOlder = version !== newestVersionOf(platform)
  local.write(storageKeys.platform, [platform, ...(isOlder ? [version, ...(os ? [os] : [])] : [])].join('/'))
}

const remembered = (): string[] => local.read(storageKeys.platform)?.split('/') ?? []

/** The old version that a reader looked at last, on its platform and system; undefined for who reads of the newest. */
export function rememberedOld(): Omit<SdkLocation, 'language' | 'topic'> | undefined {
  const [platform = '', version = '', os = ''] = remembered()
  const at = parseSdkPath(`/${[defaultLanguage, 'sdk', version, platform, os].filter(Boolean).join('/')}/`)
  if (!version || !at || !platformsOf(at.version).includes(at.platform)) return undefined
  return { platform: at.platform, version: at.version, ...(at.os ? { os: at.os } : {}) }
}

/** Where a reader stands, for search: on an SDK page there, elsewhere with the newest version of the platform that was chosen last. */
export function readerPath(path: string): string {
  if (parseSdkPath(path)) return path
  const platform = sdkPlatforms.find(({ id }) => id === remembered()[0])?.id
  return platform
    ? sdkPath({
        language: languageOf(path) ?? defaultLanguage,
        version: newestVersionOf(platform),
        platform,
        topic: '',
      })
    : path
}
