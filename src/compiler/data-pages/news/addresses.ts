import {
  platformsOf,
  sdkPlatforms,
  sdkVersions,
  topicPaths,
  type SdkPlatform,
  type SdkVersion,
} from '../../../shared/sdk'
import type { Language } from '../../../shared/site'

/** The topic whose pages tell what changed with each release. */
const TOPIC = 'resources'

/** Versions of a platform, the newest first, each with the pages that may tell of its releases. */
export const releasePages = (
  language: Language,
  platform: SdkPlatform,
): { version: SdkVersion; paths: string[] }[] =>
  sdkVersions
    .map(({ id }) => id)
    .filter((version) => platformsOf(version).includes(platform))
    .map((version) => ({ version, paths: topicPaths({ language, version, platform, topic: TOPIC }) }))

/** The platforms that have such a page. */
export const platformsWithNews = (language: Language, has: (path: string) => boolean): SdkPlatform[] =>
  sdkPlatforms
    .map(({ id }) => id)
    .filter((platform) => releasePages(language, platform).some(({ paths }) => paths.some(has)))
