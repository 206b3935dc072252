import { useTranslation } from 'react-i18next'
import type { FailureReason } from './protocol'
import * as styles from './SearchDialog.module.css'

interface SearchFailedProps {
  reason: FailureReason | undefined
  /** What the reader has typed; a page that is loaded anew opens with it. */
  text: string
  onRetry: () => void
}

/** Says that there is no index to search, and why as far as that is known. */
export function SearchFailed({ reason, text, onRetry }: SearchFailedProps) {
  const { t } = useTranslation('search')
  const isUnreadable = reason === 'unreadable'
  return (
    <div className={styles.note} role="alert">
      <p>{t(isUnreadable ? 'unreadable' : 'failed')}</p>
      <div className={styles.actions}>
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('retry')}
        </button>
        {/* A page of yesterday cannot read the index of today, however often it asks. */}
        {isUnreadable ? (
          <button
            type="button"
            className={styles.retry}
            onClick={() =>
              window.location.assign(`${window.location.pathname}?q=${encodeURIComponent(text.trim())}`)
            }
          >
            {t('reload')}
          </button>
        ) : null}
      </div>
    </div>
  )
}
