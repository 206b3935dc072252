import { canonicalUrl } from '../runtime/canonical'
import type { BuiltDay } from '../shared/doc-page'
import { LastUpdated } from './LastUpdated'
import * as styles from './PageIntro.module.css'

/** What it is made of, none of which is data alone. Said here, it costs no article a byte. */
const PAGES = '.mdx'

/** Where a page that the build makes of itself stands and from when it is, on paper only. */
export function SheetLine({ path, ...day }: { path: string } & BuiltDay) {
  return (
    <p className={styles.sheet}>
      <span>{canonicalUrl(path)}</span> <LastUpdated doc={{ source: PAGES, ...day }} />
    </p>
  )
}
