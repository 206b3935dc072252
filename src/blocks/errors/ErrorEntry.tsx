import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Unbroken } from '../../navigation/Unbroken'
import * as styles from './ErrorEntry.module.css'

interface ErrorEntryProps {
  id: string
  /** Its code, or how it shows. */
  title: string
  /** HTTP status codes it comes with, with commas between them. */
  status?: string
  /** Other names of it, with commas between them. */
  also?: string
  meaning: string
  cause?: string
  /** What helps. */
  children?: ReactNode
}

/** An error of the catalogue. Its data attributes are what the finder goes by. */
export function ErrorEntry({ id, title, status = '', also = '', meaning, cause, children }: ErrorEntryProps) {
  const { t } = useTranslation()
  return (
    <section className={styles.entry} aria-labelledby={id} data-error={id} data-status={status}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title} data-code>
          <a href={`#${id}`}>
            <Unbroken text={title} />
          </a>
        </h3>
        {status && !title.includes(status) && <span className={styles.status}>{status}</span>}
        {also && (
          <span className={styles.also}>
            {t('errors.also')}{' '}
            <span data-also>
              <Unbroken text={also} />
            </span>
          </span>
        )}
      </div>
      <p className={styles.meaning}>
        <Unbroken text={meaning} />
      </p>
      <dl className={styles.facts}>
        {cause && (
          <div>
            <dt>{t('errors.cause')}</dt>
            <dd>
              <Unbroken text={cause} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('errors.fix')}</dt>
          <dd>{children}</dd>
        </div>
      </dl>
    </section>
  )
}
