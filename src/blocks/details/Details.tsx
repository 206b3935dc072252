import type { ReactNode } from 'react'
import { Unbroken } from '../../navigation/Unbroken'
import * as styles from './Details.module.css'

/** A side matter that opens on demand; the browser's own element, so it works without JavaScript. */
export function Details({ summary, children }: { summary: string; children?: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary>
        <Unbroken text={summary} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
