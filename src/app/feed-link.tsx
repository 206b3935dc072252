import { feedPath, newsPath, newsSubjects, type NewsOf } from '../shared/news'
import { parseSdkPath, platformLabel } from '../shared/sdk'
import { manifest, type Language } from '../shared/site'
import { pageInTree } from './structured-data'

/** Pages of a platform whose readers ask what is new: where it begins, and where its releases are listed. */
const FOLLOWED = ['', 'resources']

/** What a page is followed for: all of it on the way to the SDKs, else its own platform, or the dashboard. */
function newsOf(path: string, language: Language): NewsOf | undefined {
  if ([`/${language}/`, `/${language}/sdk/`].includes(path)) return 'all'
  const sdk = parseSdkPath(path)
  if (sdk && FOLLOWED.includes(sdk.topic)) return sdk.platform
  return newsSubjects.find((of) => path === newsPath(language, of))
}

/**
 * The feed of what a page is about, for readers of feeds. It stands in the HTML alone and says what it is of, so it stays true
 * when its reader moves on.
 */
export function feedLink(path: string, language: Language) {
  const of = newsOf(path, language)
  const page = of && pageInTree(newsPath(language, of), language)
  if (!page) return []
  const about = of === 'all' || of === 'dashboard' ? page.label : `SDK ${platformLabel(of)}`
  return [
    <link
      key="feed"
      rel="alternate"
      type="application/rss+xml"
      title={`${manifest.shortName}: ${about}`}
      href={feedPath(language, of)}
    />,
  ]
}
