import type { DocPage } from '../shared/doc-page'
import { parseSdkPath, platformLabel } from '../shared/sdk'

/** A title says which of several pages by its name this is: SDK pages by platform and version, the API's as such. */
export function titleOf({ title, path }: Pick<DocPage, 'title' | 'path'>): string {
  if (/^\/[^/]+\/api\/./.test(path)) return `${title} · API`
  const sdk = parseSdkPath(path)
  if (!sdk) return title
  if (!sdk.topic) return `${title} ${sdk.version}`
  const system = sdk.os ? ` (${platformLabel(sdk.os)})` : ''
  return `${title} · ${platformLabel(sdk.platform)}${system} ${sdk.version}`
}
