import { z } from 'zod'
import { sdkVersions, type SdkPlatform, type SdkVersion } from '../../../shared/sdk'
import { defaultLanguage, type Language } from '../../../shared/site'
import { fit, readData } from '../../files/data-file'
import { problemOf, type Place, type Problem } from '../../problems/problem'
import { tellsOf, type Release, type VersionReleases } from './releases'

/** What the dashboard offers and what it needs, from the project's root: each language has its own. */
export const dashboardFile = (language: Language): string =>
  language === defaultLanguage ? 'content/dashboard-news.yaml' : `content/dashboard-news.${language}.yaml`

const release = z.string().regex(/^\d+\.\d+\.\d+$/, 'write a release such as 3.6.0')
const schema = z
  .object({
    /** Stays the same for ever: readers of the feed know by it what they have seen. */
    id: z.string().regex(/^[a-z0-9-]+$/, 'write small letters, digits and hyphens'),
    /** What the dashboard offers. */
    what: z.string().min(3),
    /** The guide to it. */
    see: z.string().startsWith('/'),
    /** By version and platform, the release that an app needs for it. */
    needs: z
      .object(
        Object.fromEntries(
          sdkVersions.map(({ id, platforms }) => [
            id,
            z
              .object(Object.fromEntries(platforms.map((platform) => [platform, release.optional()])))
              .strict()
              .optional(),
          ]),
        ),
      )
      .strict(),
  })
  .strict()

/** Something that the dashboard offers, with the releases that brought it to apps. */
export interface DashboardNews {
  id: string
  what: string
  see: string
  place: Required<Place>
  needs: { platform: SdkPlatform; release: string; note: Release }[]
  /** The first day that is known of any of them, as YYYY-MM-DD. */
  on?: string
}

/** Reads the file; a release that no list of changes tells of is a problem, since its day would be anybody's guess. */
export function readDashboardNews(
  root: string,
  language: Language,
  releases: ReadonlyMap<SdkPlatform, readonly VersionReleases[]>,
): { news: DashboardNews[]; problems: Problem[] } {
  const file = dashboardFile(language)
  const { data, problems: unreadable } = readData(root, file, 'release')
  if (!data) return { news: [], problems: unreadable }
  const problems: Problem[] = []
  const how = { rule: 'release', fix: 'each entry has id, what, see, and needs by version and platform' }
  const keys = Array.isArray(data.value) ? [...data.value.keys()] : []
  const news = keys.flatMap((index): DashboardNews[] => {
    const { value, problems: wrong } = fit(data, schema, { ...how, keys: [index] })
    problems.push(...wrong)
    if (!value) return []
    const place = data.placeOf([index])
    const wanted = Object.entries(value.needs).flatMap(([version, platforms]) =>
      Object.entries((platforms ?? {}) as Partial<Record<SdkPlatform, string>>).map(([platform, one]) => ({
        version: version as SdkVersion,
        platform: platform as SdkPlatform,
        release: one,
      })),
    )
    const needs = wanted.flatMap(({ version, platform, release: one }) => {
      const told = releases.get(platform)?.find((of) => of.version === version)
      const note = told?.releases.find((row) => tellsOf(row.release, one))
      if (note) return [{ platform, release: one, note }]
      const fix = `name a release of the list on ${told?.page ?? 'the page Resources of the platform'}`
      problems.push(
        problemOf('release')(
          data.placeOf([index, 'needs', version, platform]),
          `No list of changes tells of ${platform} ${one}.`,
          fix,
        ),
      )
      return []
    })
    const [on] = needs.flatMap(({ note }) => note.on ?? []).sort()
    return [{ id: value.id, what: value.what, see: value.see, place, needs, ...(on ? { on } : {}) }]
  })
  return { news, problems }
}
