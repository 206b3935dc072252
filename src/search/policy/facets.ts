import { versionOf } from '../../shared/sdk'
import { families } from '../../shared/site'
import type { Filters } from '../contract/answer'
import { locate } from './locate'

/** By what results with a page can be narrowed: its part of the site, and the SDK version and platform that it is about. */
export function facetsOf(path: string): Filters {
  const [, segment] = path.split('/').filter(Boolean)
  const area = families.find((family) => family.segment === segment)?.segment
  const version = versionOf(path)
  const platform = locate(path)?.platform
  return { ...(area ? { area } : {}), ...(version ? { version } : {}), ...(platform ? { platform } : {}) }
}
