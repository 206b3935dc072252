import {
  isSplitByOs,
  newestVersionOf,
  osOf,
  parseSdkPath,
  platformsOf,
  sdkOperatingSystems,
  sdkPath,
  sdkPlatforms,
  versionOf,
} from '../shared/sdk'
import { defaultLanguage } from '../shared/site'
import { languageOf } from '../shared/slugs'
import { remembered } from './reader-platform'

/**
 * Where a reader stands, for search: on an SDK page there, elsewhere with the newest version of the platform that was chosen
 * last. On the front of a version it is that version of the platform; one that it lacks says nothing there.
 */
export function readerPath(path: string): string {
  if (parseSdkPath(path)) return path
  const [lastPlatform, , lastOs] = remembered()
  const platform = sdkPlatforms.find(({ id }) => id === lastPlatform)?.id
  if (!platform) return path
  const version = versionOf(path) ?? newestVersionOf(platform)
  if (!platformsOf(version).includes(platform)) return path
  const os = isSplitByOs(version, platform)
    ? (sdkOperatingSystems.find(({ id }) => id === lastOs)?.id ?? osOf(platform))
    : undefined
  return sdkPath({
    language: languageOf(path) ?? defaultLanguage,
    version,
    platform,
    ...(os ? { os } : {}),
    topic: '',
  })
}
