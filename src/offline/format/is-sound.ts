import { isRecord } from '../../text/records'
import { packIndexUrl, pathOfData, searchIndexUrl } from './addresses'
import { asPackIndex } from './pack-format'

/** As much of a page's data as Gatsby needs to render anything. */
const isPage = (data: unknown): boolean =>
  isRecord(data) &&
  typeof data.componentChunkName === 'string' &&
  typeof data.path === 'string' &&
  isRecord(data.result) &&
  isRecord(data.result.pageContext)

const isSearchIndex = (data: unknown): boolean => {
  const languages = isRecord(data) ? Object.values(data) : []
  return (
    languages.length > 0 &&
    languages.every((one) => isRecord(one) && isRecord(one.index) && isRecord(one.store))
  )
}

/**
 * Whether something is what belongs to its address: whoever stands between answers with JSON of its own, and 200. What is
 * neither data of a page nor a list nor the search index is anything.
 */
export async function isSound(url: string, body: Blob): Promise<boolean> {
  const is =
    pathOfData(url) !== undefined
      ? isPage
      : url === searchIndexUrl
        ? isSearchIndex
        : url === packIndexUrl
          ? asPackIndex
          : undefined
  if (!is) return true
  try {
    return Boolean(is(JSON.parse(await body.text())))
  } catch {
    return false
  }
}
