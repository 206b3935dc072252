import {
  parseSdkPath,
  sdkPlatforms,
  sdkVersions,
  statusOf,
  type SdkLocation,
  type VersionStatus,
} from '../../shared/sdk'

const statusFactor: Record<VersionStatus, number> = { current: 1, maintenance: 0.7, unsupported: 0.5 }
const own = { version: 1.15, platform: 1.3, os: 1.1 }
const other = { version: 0.8, platform: 0.8, outsideSdk: 0.9 }
/** Of two pages that are equally good, the one nearer the top of the tree says more about the whole. */
const perLevel = 0.98

function sdkFactor(
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
 * that the reader names in the query decides alone. In: the reader's page and the words of the query. Out: a factor for
 * the score of a page, higher is sooner.
 */
export function preferenceOf(readerPath: string, words: readonly string[]): (path: string) => number {
  const reader = parseSdkPath(readerPath)
  const named = {
    version: sdkVersions.some(({ id }) => words.includes(id)),
    platform: sdkPlatforms.some(({ id }) => words.includes(id) || words.includes(id.replace(/-/g, ''))),
  }
  return (path) => {
    const page = parseSdkPath(path)
    const place = page ? sdkFactor(page, reader, named) : reader ? other.outsideSdk : 1
    return place * perLevel ** path.split('/').filter(Boolean).length
  }
}
