import { canonicalUrl } from '../runtime/canonical'
import type { BuiltDay } from '../shared/doc-page'
import { LastUpdated } from './LastUpdated'
import * as styles from './PageIntro.module.css'

/** Where a page that the build makes of itself stands and from when it is, on paper only. */
export function SheetLine({ path, ...day }: { path: string } & BuiltDay) {
  return (
    <p className={styles.sheet}>
      <span>{canonicalUrl(path)}</span> <LastUpdated doc={day} />
    </p>
  )
}
