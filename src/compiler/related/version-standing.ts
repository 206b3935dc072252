import type { DocPage, Standing, StandingLine, Switcher } from '../../shared/doc-page'
import {
  currentVersion,
  hasLater,
  newestVersionOf,
  parseSdkPath,
  platformLabel,
  sdkVersions,
  type SdkPlatform,
} from '../../shared/sdk'
import { labelOf } from '../../shared/page-tree'
import type { Words } from '../files/words'
import type { TreeEntry } from '../page/tree-entry'
import { wayOn, type WayOn } from './way-on'

/** The part of the compiled content that is asked here. */
interface Pages {
  entryOfPath(path: string): Pick<TreeEntry, 'page'> | undefined
}

/**
 * How the version of an SDK page stands, said above an old version's page: the same topic in the newest version that its
 * platform has, or by its name the nearest page there, and the page that says how to move. Of the newest version of a platform
 * it says that it is, and leads to the releases.
 */
export function versionStanding(
  path: string,
  switchers: readonly Switcher[] | undefined,
  pages: Pages,
  words: Words,
): Pick<DocPage, 'standing'> {
  const location = parseSdkPath(path)
  const version = sdkVersions.find(({ id }) => id === location?.version)
  if (!location || !version || version.id === currentVersion) return {}
  const onwards = wayOn(path, pages)
  const lines =
    version.id === newestVersionOf(location.platform)
      ? newest(location.platform, onwards.releases, words)
      : older(location.platform, switchers, onwards.moves ?? [], pages, words)
  const standing: Standing = {
    status: version.status,
    title: `${version.label}: ${words(`status.${version.status}`)}`,
    lines,
  }
  return { standing }
}

/** That there is no newer version on these pages, and whether there is one at all. */
function newest(platform: SdkPlatform, releases: string | undefined, words: Words): StandingLine[] {
  const later = hasLater(platform)
  const key = later === undefined ? 'newest' : later ? 'newestHere' : 'newestOfAll'
  const version = newestVersionOf(platform).slice(1)
  return [
    { text: words(`status.${key}`, { version, platform: platformLabel(platform) }) },
    ...(releases ? [{ text: words('status.releases'), path: releases }] : []),
  ]
}

/** The same topic in the newest version, and how to get there. */
function older(
  platform: SdkPlatform,
  switchers: readonly Switcher[] | undefined,
  moves: NonNullable<WayOn['moves']>,
  pages: Pages,
  words: Words,
): StandingLine[] {
  const version = newestVersionOf(platform)
  const versions = switchers?.find(({ kind }) => kind === 'version')?.choices
  const counterpart = versions?.find(({ id }) => id === version)
  // On a migration page the same topic is the next migration.
  const isMove = moves.some((move) => move.path === counterpart?.path)
  return [
    ...(counterpart && !isMove
      ? [
          {
            text: counterpart.missing
              ? words('status.nearest', { version, title: nameOf(counterpart.path, pages) })
              : words('status.counterpart', { version }),
            path: counterpart.path,
          },
        ]
      : []),
    ...moves.map((move) => ({
      text: move.os
        ? words('status.moveOn', { version: move.version, system: platformLabel(move.os) })
        : words('status.move', { version: move.version }),
      path: move.path,
    })),
  ]
}

/** How a page is called in the tree. */
function nameOf(path: string, pages: Pages): string {
  const entry = pages.entryOfPath(path)
  return entry ? labelOf(entry.page.frontmatter) : ''
}
