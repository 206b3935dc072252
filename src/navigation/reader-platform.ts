import { local } from '../runtime/storage'
import { newestVersionOf, parseSdkPath, sdkPath, sdkPlatforms } from '../shared/sdk'
import { defaultLanguage } from '../shared/site'
import { languageOf } from '../shared/slugs'
import { storageKeys } from '../shared/storage-keys'

/** The platform a reader chose last. Where storage is missing, the choice holds for the page alone. */
export const rememberPlatform = (id: string): boolean => local.write(storageKeys.platform, id)

/** Where a reader stands, for search: on an SDK page there, elsewhere with the newest version of the platform that was chosen last. */
export function readerPath(path: string): string {
  if (parseSdkPath(path)) return path
  const platform = sdkPlatforms.find(({ id }) => id === local.read(storageKeys.platform))?.id
  return platform
    ? sdkPath({
        language: languageOf(path) ?? defaultLanguage,
        version: newestVersionOf(platform),
        platform,
        topic: '',
      })
    : path
}
