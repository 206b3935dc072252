import {
  isSplitByOs,
  osOf,
  parseSdkPath,
  platformsOf,
  sdkOperatingSystems,
  sdkPath,
  type SdkLocation,
  type SdkVersion,
} from '../../shared/sdk'
import { parentPath } from '../../shared/slugs'

export interface Counterpart {
  path: string
  /** Whether the very same topic is there; else the path is the nearest page above it that exists. */
  exact: boolean
}

/** The same place on another version, platform or OS: the topic itself, else its nearest parent that exists. */
export function counterpartOf(
  location: SdkLocation,
  change: Partial<Pick<SdkLocation, 'version' | 'platform' | 'os'>>,
  exists: (path: string) => boolean,
): Counterpart | undefined {
  const version = change.version ?? location.version
  const platform = change.platform ?? location.platform
  const os = isSplitByOs(version, platform)
    ? (change.os ?? location.os ?? osOf(location.platform))
    : undefined
  const wanted = sdkPath({
    language: location.language,
    version,
    platform,
    ...(os ? { os } : {}),
    topic: location.topic,
  })
  const root = sdkPath({ language: location.language, version, platform, topic: '' })
  for (let path: string | undefined = wanted; path?.startsWith(root); path = parentPath(path)) {
    if (exists(path)) return { path, exact: path === wanted }
  }
  return undefined
}

export interface Choice {
  id: string
  counterpart: Counterpart
  current: boolean
}

/** The choices of the three switchers for a page; a version or platform without any page is left out. */
export function switcherChoices(
  path: string,
  versions: readonly SdkVersion[],
  exists: (path: string) => boolean,
): { location: SdkLocation; versions: Choice[]; platforms: Choice[]; systems: Choice[] } | undefined {
  const location = parseSdkPath(path)
  if (!location) return undefined
  const choices = (ids: readonly string[], key: 'version' | 'platform' | 'os'): Choice[] =>
    ids.flatMap((id) => {
      const counterpart = counterpartOf(location, { [key]: id }, exists)
      return counterpart ? [{ id, counterpart, current: location[key] === id }] : []
    })
  const split = isSplitByOs(location.version, location.platform)
  return {
    location,
    versions: choices(versions, 'version'),
    platforms: choices(platformsOf(location.version), 'platform'),
    systems: split
      ? choices(
          sdkOperatingSystems.map(({ id }) => id),
          'os',
        )
      : [],
  }
}
