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

/** Whether a query names a version or a platform: then that decides, and not where the reader is. */
const namedIn = (words: readonly string[]) => ({
  version: sdkVersions.some(({ id }) => words.includes(id)),
  platform: sdkPlatforms.some(({ id }) => words.includes(id) || words.includes(id.replace(/-/g, ''))),
})

/**
 * How near a page is to a reader who is among the SDK pages: 3 in the half of the platform for the same system, 2 on the
 * same platform and version, 1 on the platform in another version, 0 elsewhere among them. Undefined for pages of no
 * platform, and where nothing says what is near.
 */
export function nearnessOf(
  readerPath: string,
  words: readonly string[],
): (path: string) => number | undefined {
  const reader = parseSdkPath(readerPath)
  const named = namedIn(words)
  if (!reader || named.version || named.platform) return () => undefined
  return (path) => {
    const page = parseSdkPath(path)
    if (!page) return undefined
    if (page.platform !== reader.platform) return 0
    if (page.version !== reader.version) return 1
    return page.os === reader.os ? 3 : 2
  }
}

/**
 * The reader's own version and platform come first, then the current version before older ones. A version or platform
 * that the reader names in the query decides alone. In: the reader's page and the words of the query. Out: a factor for
 * the score of a page, higher is sooner.
 */
export function preferenceOf(readerPath: string, words: readonly string[]): (path: string) => number {
  const reader = parseSdkPath(readerPath)
  const named = namedIn(words)
  return (path) => {
    const page = parseSdkPath(path)
    const place = page ? sdkFactor(page, reader, named) : reader ? other.outsideSdk : 1
    return place * perLevel ** path.split('/').filter(Boolean).length
  }
}
