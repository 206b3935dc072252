import { Link } from 'gatsby'
import type { DocPage } from '../shared/doc-page'
import * as styles from './VersionStatus.module.css'

/** Says above an old version's page how that version stands, and where to read on (src/compiler/related/version-standing.ts). */
export function VersionStatus({ doc: { standing } }: { doc: Pick<DocPage, 'standing'> }) {
  if (!standing) return null
  const { status, title, lines } = standing
  return (
    <p className={styles.status} data-status={status}>
      <strong>{title}</strong>
      {lines.map(({ text, path }) =>
        path ? (
          <Link key={text} to={path}>
            {text}
          </Link>
        ) : (
          <span key={text}>{text}</span>
        ),
      )}
    </p>
  )
}
