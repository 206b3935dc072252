import { remembered } from '../../text/maps'
import { parseSdkPath, versionOf, type SdkLocation } from '../../shared/sdk'

const known = new Map<string, SdkLocation | undefined>()

/** Where an SDK page stands; undefined for any other. Remembered: every query asks it of every page. */
export function locate(path: string): SdkLocation | undefined {
  return remembered(known, path, () => parseSdkPath(path))
}

/** Where a reader is among the SDK pages: on a platform, or on the front of a version, which has them all. */
export type Reader = Pick<SdkLocation, 'version' | 'os'> & Partial<Pick<SdkLocation, 'platform'>>

/** Where the reader of a page is; undefined outside of the versions of the SDK. */
export function readerAt(path: string): Reader | undefined {
  const version = versionOf(path)
  return locate(path) ?? (version ? { version } : undefined)
}
