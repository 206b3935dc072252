import { parseSdkPath, type SdkLocation } from '../../shared/sdk'

const known = new Map<string, SdkLocation | undefined>()

/** Where an SDK page stands; undefined for any other. Remembered: every query asks it of every page. */
export function locate(path: string): SdkLocation | undefined {
  if (!known.has(path)) known.set(path, parseSdkPath(path))
  return known.get(path)
}
