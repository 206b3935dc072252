import type { Heading } from '../../shared/blocks'
import {
  currentVersion,
  isSplitByOs,
  migrationOf,
  newestVersionOf,
  parseSdkPath,
  platformsOf,
  releasesOf,
  sdkOperatingSystems,
  sdkPath,
  sdkVersions,
  type SdkLocation,
  type SdkOs,
  type SdkVersion,
} from '../../shared/sdk'
import { withLanguage } from '../../shared/slugs'

/** A page that says how to move from an old version to a newer one. */
interface Move {
  path: string
  version: SdkVersion
  /** The system that it is about, where a platform has such a page for each. */
  os?: SdkOs
}

export interface WayOn {
  /** How to move to the next version that says so. */
  moves?: Move[]
  /** Of the last version of a platform that has ended: where its releases are named. */
  releases?: string
}

/** The part of the compiled content that is asked here. */
interface Pages {
  entryOfPath(path: string): { page: { headings: readonly Pick<Heading, 'id'>[] } } | undefined
}

/**
 * Where a page of an old version leads its reader besides the same topic: to the pages that say how to move, and to the
 * releases of a platform that the table of platforms says ends with this version. Only what exists is named, anchors included.
 */
export function wayOn(path: string, pages: Pages): WayOn {
  const location = parseSdkPath(path)
  if (!location || location.version === currentVersion) return {}
  const moves = newerThan(location.version)
    .map((version) => movesTo(version, location, pages))
    .find((found) => found.length)
  const { platform, version, language } = location
  const releases = version === newestVersionOf(platform) ? releasesOf(platform) : undefined
  const section = releases && withAnchor(withLanguage(releases.page, language), releases.anchor, pages)
  return { ...(moves ? { moves } : {}), ...(section ? { releases: section } : {}) }
}

/** The versions after one, the next one first. */
const newerThan = (version: SdkVersion): SdkVersion[] => {
  const ids = sdkVersions.map(({ id }) => id)
  return ids.slice(0, ids.indexOf(version)).reverse()
}

/** The pages of a version that say how to move to it: one for all systems, else that of the page's own, or of each. */
function movesTo(version: SdkVersion, { language, platform, os }: SdkLocation, pages: Pages): Move[] {
  if (!platformsOf(version).includes(platform)) return []
  const { topic, anchor } = migrationOf(platform)
  const at = (system?: Move['os']): Move[] => {
    const page = sdkPath({ language, version, platform, ...(system ? { os: system } : {}), topic })
    const address = withAnchor(page, anchor, pages)
    return address ? [{ path: address, version, ...(system ? { os: system } : {}) }] : []
  }
  const above = at()
  if (above.length || !isSplitByOs(version, platform)) return above
  return os ? at(os) : sdkOperatingSystems.flatMap(({ id }) => at(id))
}

/** The address of a section, or of a whole page, that exists. */
function withAnchor(page: string, anchor: string | undefined, pages: Pages): string | undefined {
  const entry = pages.entryOfPath(page)
  if (!entry || anchor === undefined) return entry && page
  return entry.page.headings.some(({ id }) => id === anchor) ? `${page}#${anchor}` : undefined
}
