import { sdkPlatforms, type SdkPlatform } from './sdk'
import { feedFolder } from './site-files'
import type { Language } from './site'

/** What there is news of: everything, the dashboard, each SDK. */
export type NewsOf = 'all' | 'dashboard' | SdkPlatform
/** All of that. */
export const newsSubjects: readonly NewsOf[] = ['all', 'dashboard', ...sdkPlatforms.map(({ id }) => id)]

/** The page that says what is new. */
export const newsPath = (language: Language, of: NewsOf = 'all'): string =>
  `/${language}/whats-new/${of === 'all' ? '' : `${of}/`}`

/** The same as a feed. */
export const feedPath = (language: Language, of: NewsOf = 'all'): string =>
  `${feedFolder}${language}/${of}.xml`
