import {
  currentVersion,
  parseSdkPath,
  platformLabel,
  sdkPlatforms,
  sdkVersions,
  statusOf,
  type SdkLocation,
  type VersionStatus,
} from '../../shared/sdk'

/** What a reader wants first, besides the words: where they stand, and what they name themselves. */
export interface Preference {
  /** A factor for the score of a page, by its place among the SDK pages if it has one; higher is sooner. */
  of(page: SdkLocation | undefined): number
}

const statusFactor: Record<VersionStatus, number> = { current: 1, maintenance: 0.7, unsupported: 0.5 }
const own = { version: 1.15, platform: 1.3, os: 1.1 }
const other = { version: 0.8, platform: 0.8, outsideSdk: 0.9 }

function factorFor(
  page: SdkLocation,
  reader: SdkLocation | undefined,
  named: { version: boolean; platform: boolean },
) {
  let factor = 1
  if (!named.version) {
    const isOwn = reader?.version === page.version
    factor *= isOwn ? own.version : statusFactor[statusOf(page.version)] * (reader ? other.version : 1)
  }
  if (reader && !named.platform) {
    factor *= reader.platform === page.platform ? own.platform : other.platform
    if (reader.os && reader.platform === page.platform && reader.os === page.os) factor *= own.os
  }
  return factor
}

/**
 * The reader's own version and platform come first, then the current version before older ones. A version or platform
 * that the reader names in the query decides alone. In: the reader's page and the words of the query.
 */
export function createPreference(readerPath: string, words: readonly string[]): Preference {
  const reader = parseSdkPath(readerPath)
  const named = {
    version: sdkVersions.some(({ id }) => words.includes(id)),
    platform: sdkPlatforms.some(({ id }) => words.includes(id) || words.includes(id.replace(/-/g, ''))),
  }
  return {
    of(page) {
      if (page) return factorFor(page, reader, named)
      return reader ? other.outsideSdk : 1
    },
  }
}

const versionOrder = sdkVersions.map(({ id }) => id)
const platformOrder = sdkPlatforms.map(({ id }) => id)

/** Orders SDK pages of one topic for a list: the version of `beside` first, then newer before older, then platforms. */
export function byNearness(beside: SdkLocation): (a: SdkLocation, b: SdkLocation) => number {
  const rank = ({ version, platform }: SdkLocation) =>
    (version === beside.version ? -1 : versionOrder.indexOf(version)) * 100 + platformOrder.indexOf(platform)
  return (a, b) => rank(a) - rank(b)
}

/** How a counterpart is named beside `beside`: by what differs, "iOS", "Flutter v2", "Cordova (iOS) v1". */
export function counterpartLabel({ version, platform, os }: SdkLocation, beside: SdkLocation): string {
  const system = os ? ` (${platformLabel(os)})` : ''
  // Beside an old version even the current one is named, so that nobody takes it for the same.
  const named = version !== beside.version || beside.version !== currentVersion ? ` ${version}` : ''
  return `${platformLabel(platform)}${system}${named}`
}
