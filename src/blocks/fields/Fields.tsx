import type { ReactNode } from 'react'
import * as styles from './Fields.module.css'

/** Names with their types and meanings: the parameters, bodies, answers and schemas of the API reference. */
export function Fields({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    <div className={styles.fields}>
      {title && <h3 className={styles.title}>{title}</h3>}
      {children}
    </div>
  )
}
