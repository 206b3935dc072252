import type { ReleaseNote } from '../../page/release-notes'
import type { TreeEntry } from '../../page/tree-entry'
import type { Facts } from '../../files/facts'
import type { Words } from '../../files/words'
import type { SdkPlatform, SdkVersion } from '../../../shared/sdk'
import type { Language } from '../../../shared/site'
import { releasePages } from './addresses'

/** A release of a platform, with what is known of it. */
export interface Release extends ReleaseNote {
  platform: SdkPlatform
  version: SdkVersion
  /** Its day, as YYYY-MM-DD, if that is known. */
  on?: string
  /** The page that tells of it. */
  page: string
}

/** The releases of a version of a platform, the newest first. */
export interface VersionReleases {
  version: SdkVersion
  page: string
  /** All pages that tell of them: a split platform has one for each system. */
  pages: string[]
  releases: Release[]
}

/**
 * What the pages of a platform tell of its releases, by version. The two systems of a split one tell the same. The last release
 * of a version is always among them, even where no table says what it changed.
 */
export function releasesOf(
  platform: SdkPlatform,
  language: Language,
  written: ReadonlyMap<string, TreeEntry>,
  facts: Facts,
  words: Words,
): VersionReleases[] {
  return releasePages(language, platform).flatMap(({ version, paths }) => {
    const pages = paths.flatMap((path) => written.get(path) ?? [])
    const told = pages.find(({ page }) => page.releaseNotes.length) ?? pages[0]
    if (!told) return []
    const last = {
      release: facts.get(`sdk.${version}.${platform}.version`),
      on: facts.get(`sdk.${version}.${platform}.released`),
    }
    const known = told.page.releaseNotes
    const untold = last.release && !known.some(({ release }) => tellsOf(release, last.release ?? ''))
    const text = words('news.last', { version: version.slice(1) })
    const notes = untold && last.release ? [...known, { release: last.release, text, html: text }] : known
    const releases = notes.map((note): Release => {
      const on = dayOf(note.released ?? (note.release === last.release ? last.on : undefined), language)
      return { ...note, platform, version, page: told.path, ...(on ? { on } : {}) }
    })
    return [
      {
        version,
        page: told.path,
        pages: pages.map(({ path }) => path),
        releases: releases.sort((a, b) => byLine(a.release, b.release)),
      },
    ]
  })
}

/** `1 July 2024` → `2024-07-01`, in the words of a language. */
function dayOf(text: string | undefined, language: Language): string | undefined {
  const [, day, name, year] = /^(\d{1,2}) (\p{L}+) (\d{4})$/u.exec(text ?? '') ?? []
  if (!day || !name || !year) return undefined
  const monthName = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const month = Array.from({ length: 12 }, (_, at) => monthName.format(Date.UTC(2024, at))).indexOf(name) + 1
  return month ? `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}` : undefined
}

/** Whether a row tells of a release: `3.4` of all 3.4.x. */
export const tellsOf = (row: string, release: string): boolean =>
  row.split(', ').some((one) => one === release || release.startsWith(`${one.replace(/\.x$/, '')}.`))

/** `3.10` of `3.10.0`: the line that a release belongs to. */
export const lineOf = (release: string): string => /^\d+\.\d+/.exec(release)?.[0] ?? release

/** The newest first: by their numbers, not their letters. */
export const byLine = (a: string, b: string): number => b.localeCompare(a, 'en', { numeric: true })
