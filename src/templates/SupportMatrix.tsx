import { useTranslation } from 'react-i18next'
import { lazyPart } from '../lazy/lazy-part'
import { supportAnchor } from '../shared/frame-ids'
import type { ParityTable } from '../shared/parity'
import * as styles from './SupportMatrix.module.css'
// The tables come as finished HTML, and their style with the page.
import './SupportSwitch.module.css'
import './SupportReasons.module.css'

/** Hundreds of links that need no code: on the page that was loaded they are finished HTML. */
const Tables = lazyPart(
  async () => (await import(/* webpackChunkName: "support-tables" */ './SupportTables')).SupportTables,
)

interface SupportMatrixProps {
  tables: readonly ParityTable[]
  /** The address of the page. */
  path: string
}

/** What each platform can do, in the version that is chosen. It lies far below, and is laid out when all else is (prose.css). */
export function SupportMatrix({ tables, path }: SupportMatrixProps) {
  const { t } = useTranslation()
  return (
    <div className="prose">
      <section aria-labelledby={supportAnchor} className={styles.matrix}>
        <h2 id={supportAnchor}>
          <a href={`#${supportAnchor}`}>{t('sdk.matrix')}</a>
        </h2>
        <Tables
          props={{ tables }}
          instead={(missing) =>
            missing && (
              <p>
                {t('sdk.matrixMissing')} <a href={path}>{t('notice.again')}</a>
              </p>
            )
          }
        />
      </section>
    </div>
  )
}
