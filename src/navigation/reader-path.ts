import { newestVersionOf, parseSdkPath, sdkPath, sdkPlatforms } from '../shared/sdk'
import { defaultLanguage } from '../shared/site'
import { languageOf } from '../shared/slugs'
import { remembered } from './reader-platform'

/** Where a reader stands, for search: on an SDK page there, elsewhere with the newest version of the platform that was chosen last. */
export function readerPath(path: string): string {
  if (parseSdkPath(path)) return path
  const platform = sdkPlatforms.find(({ id }) => id === remembered()[0])?.id
  return platform
    ? sdkPath({
        language: languageOf(path) ?? defaultLanguage,
        version: newestVersionOf(platform),
        platform,
        topic: '',
      })
    : path
}
