import { remembered } from '../../shared/remembered'
import { parseSdkPath, type SdkLocation } from '../../shared/sdk'

const known = new Map<string, SdkLocation | undefined>()

/** Where an SDK page stands; undefined for any other. Remembered: every query asks it of every page. */
export function locate(path: string): SdkLocation | undefined {
  return remembered(known, path, () => parseSdkPath(path))
}
