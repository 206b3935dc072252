import { families, languages } from '../../src/shared/site'
import { parseSdkPath } from '../../src/shared/sdk'
import { parentPath } from '../../src/shared/slugs'
import { offlinePath } from '../../src/offline/format/addresses'

/** Which pages belong into a pack. */
export interface PackPlan {
  id: string
  /** Paths, sorted. */
  pages: readonly string[]
}

/** Parts of the site that are kept as a whole, where they are more than a page; SDKs are kept by version and platform. */
const wholes = families.map(({ segment }) => segment).filter((segment) => segment !== 'sdk')
const isMessage = (path: string) => /^\/[^/]+\/(404|500)(\.html)?\/$/.test(path)

/**
 * One pack for each SDK version and platform, one for each of the other families, one for everything; of each language.
 * Each brings the pages above it along, so that the way down to it is there.
 * @param paths of all pages that were built
 */
export function choosePacks(paths: readonly string[]): PackPlan[] {
  return languages.flatMap((language) => {
    const own = paths
      .filter(
        (path) => path.startsWith(`/${language}/`) && path !== offlinePath(language) && !isMessage(path),
      )
      .sort()
    const folders = new Set<string>()
    for (const path of own) {
      const sdk = parseSdkPath(path)
      if (sdk) folders.add(`/${language}/sdk/${sdk.version}/${sdk.platform}/`)
      const whole = wholes.map((segment) => `/${language}/${segment}/`).find((one) => path.startsWith(one))
      if (whole && path !== whole) folders.add(whole)
    }
    return [`/${language}/`, ...[...folders].sort()].map((folder) => {
      const above = new Set(pathsAbove(folder))
      return {
        id: folder.slice(1, -1),
        pages: own.filter((path) => path.startsWith(folder) || above.has(path)),
      }
    })
  })
}

function pathsAbove(path: string): string[] {
  const parent = parentPath(path)
  return parent ? [parent, ...pathsAbove(parent)] : []
}
