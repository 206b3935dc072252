import {
  isSplitByOs,
  newestVersionOf,
  osOf,
  parseSdkPath,
  platformsOf,
  sdkOperatingSystems,
  sdkPath,
  sdkPlatforms,
  type SdkLocation,
  type SdkOs,
  type SdkPlatform,
  type SdkVersion,
} from '../../shared/sdk'

export interface Counterpart {
  path: string
  /**
   * Whether the very same topic is there, with an anchor where it is a part of a page; else the path is the nearest page that
   * exists: the one with most of it, or one above it.
   */
  exact: boolean
}

/** The front of a platform's reference, as a topic. */
const REFERENCE = 'symbols'

/** Where a platform's reference has what a page of another one is about, or most of it; undefined where it does not. */
export type TypeFinder = (place: Pick<SdkLocation, 'version' | 'platform'>) => Counterpart | undefined

/**
 * The same place on another version, platform or OS: the topic itself, else its nearest parent that exists. A type of the
 * reference may stand on a page with another address, which is the same place as well; what is nowhere else is near the page
 * with most of its members.
 * @returns undefined where that version, platform or OS has no page at all
 */
export function counterpartOf(
  location: SdkLocation,
  change: Partial<Pick<SdkLocation, 'version' | 'platform' | 'os'>>,
  exists: (path: string) => boolean,
  typeAt: TypeFinder = () => undefined,
): Counterpart | undefined {
  const { language, topic } = location
  const version = change.version ?? location.version
  const platform = change.platform ?? location.platform
  const places = placesOn(location, version, platform, change.os)
  for (const nearest of [...topicsUpward(topic), '']) {
    for (const os of places) {
      const path = sdkPath({ language, version, platform, ...(os ? { os } : {}), topic: nearest })
      if (!exists(path)) continue
      const type = nearest === REFERENCE && nearest !== topic ? typeAt({ version, platform }) : undefined
      return type ?? { path, exact: nearest === topic }
    }
  }
  return undefined
}

/** Where a platform may have a topic, the best place first: below one of its systems, or above them (undefined). */
function placesOn(
  location: SdkLocation,
  version: SdkVersion,
  platform: SdkPlatform,
  chosen: SdkOs | undefined,
): readonly (SdkOs | undefined)[] {
  if (!isSplitByOs(version, platform)) return [undefined]
  // Who asks for a system gets its pages, and its overview rather than one of what both have.
  if (chosen) return [chosen]
  // Who reads one system's pages is not led to those of the other one.
  if (location.os) return [location.os, undefined]
  const own = osOf(location.platform)
  const others = sdkOperatingSystems.flatMap(({ id }) => (id === own ? [] : [id]))
  const isAbove = isSplitByOs(location.version, location.platform)
  return isAbove ? [undefined, own, ...others] : [own, undefined, ...others]
}

/** `implementation/push`, then `implementation`; nothing for an overview. */
const topicsUpward = (topic: string): string[] => {
  const segments = topic.split('/').filter(Boolean)
  return segments.map((_, index) => segments.slice(0, segments.length - index).join('/'))
}

export interface Choice {
  id: string
  counterpart: Counterpart
  current: boolean
}

/**
 * The choices of the three switchers for a page; a version or platform without any page is left out. A platform that the
 * page's version does not have stands with the newest version that it has. A page above the systems of its platform is
 * about all of them: it offers those that have a page of their own on the topic, and no way to the nearest one.
 */
export function switcherChoices(
  path: string,
  versions: readonly SdkVersion[],
  exists: (path: string) => boolean,
  typeAt?: TypeFinder,
): { location: SdkLocation; versions: Choice[]; platforms: Choice[]; systems: Choice[] } | undefined {
  const location = parseSdkPath(path)
  if (!location) return undefined
  const choose = (id: string, current: boolean, change: Parameters<typeof counterpartOf>[1]): Choice[] => {
    const counterpart = counterpartOf(location, change, exists, typeAt)
    return counterpart ? [{ id, counterpart, current }] : []
  }
  const here = platformsOf(location.version)
  const systems = isSplitByOs(location.version, location.platform)
    ? sdkOperatingSystems.flatMap(({ id: os }) => choose(os, location.os === os, { os }))
    : []
  return {
    location,
    versions: versions.flatMap((version) => choose(version, location.version === version, { version })),
    platforms: sdkPlatforms.flatMap(({ id: platform }) =>
      choose(platform, location.platform === platform, {
        platform,
        ...(here.includes(platform) ? {} : { version: newestVersionOf(platform) }),
      }),
    ),
    systems: systems.filter(({ counterpart }) => location.os || counterpart.exact),
  }
}
