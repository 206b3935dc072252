import { z } from 'zod'
import {
  platformsUnder,
  sdkPlatforms,
  sdkVersions,
  type SdkPlatform,
  type SdkVersion,
} from '../../shared/sdk'
import type { Problem } from '../problems/problem'
import { fit, readData } from './data-file'

/** The releases of each SDK, from the project's root. */
export const RELEASES = 'content/releases.yaml'

const releaseList = z.array(z.string().regex(/^\d+\.\d+\.\d+$/, 'write a release such as 3.6.0'))
const releaseFile = z
  .object(
    Object.fromEntries(
      sdkVersions.map(({ id, platforms }) => [
        id,
        z
          .object(Object.fromEntries(platforms.map((platform) => [platform, releaseList.optional()])))
          .strict()
          .optional(),
      ]),
    ),
  )
  .strict()

/** Which releases there are of each SDK. */
export interface Releases {
  /**
   * Whether a version, or any of `3.6.x` for `3.6`, is a release of the platform or of what runs underneath it; without a
   * platform, of any. Where no release is known, every version may be one.
   */
  has(wanted: string, version: SdkVersion | undefined, platform: SdkPlatform | undefined): boolean
}

/** Reads the file of releases; what is wrong with it comes as problems. */
export function readReleases(root: string): { releases: Releases; problems: Problem[] } {
  const { data, problems } = readData(root, RELEASES, 'release')
  const fix = 'list the releases of a platform below its version: android: [3.5.0, 3.6.0]'
  const fitted = data && fit(data, releaseFile, { rule: 'release', fix })
  const lists = (fitted?.value ?? {}) as Record<string, Record<string, string[] | undefined> | undefined>
  return {
    problems: [...problems, ...(fitted?.problems ?? [])],
    releases: {
      has(wanted, version, platform) {
        const versions = version ? [version] : sdkVersions.map(({ id }) => id)
        const platforms = platform
          ? [platform, ...platformsUnder(platform)]
          : sdkPlatforms.map(({ id }) => id)
        const known = versions.flatMap((id) => platforms.flatMap((one) => lists[id]?.[one] ?? []))
        return !known.length || known.some((one) => one === wanted || one.startsWith(`${wanted}.`))
      },
    },
  }
}
