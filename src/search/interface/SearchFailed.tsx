import { useTranslation } from 'react-i18next'
import type { FailureReason } from './protocol'
import * as styles from './SearchDialog.module.css'

interface SearchFailedProps {
  /** `foreign`: there is one, of another build than the page; what it finds stands below. */
  reason: FailureReason | 'foreign' | undefined
  /** What the reader has typed; a page that is loaded anew opens with it. */
  text: string
  onRetry: () => void
}

const saying = { unreachable: 'failed', unreadable: 'unreadable', foreign: 'foreign' } as const

/** A server refuses an address of several thousand letters; nobody types as many as this. */
const longestAsked = 200
/** The page's address with what was typed. Half of a pair of surrogates is written as well, where encodeURIComponent throws. */
const addressAsking = (text: string): string =>
  `${window.location.pathname}?${new URLSearchParams({ q: text.trim().slice(0, longestAsked) }).toString()}`

/** Says that there is no index to search, or not the right one, and why as far as that is known. */
export function SearchFailed({ reason, text, onRetry }: SearchFailedProps) {
  const { t } = useTranslation('search')
  return (
    <div className={styles.note} role="alert">
      <p>{t(saying[reason ?? 'unreachable'])}</p>
      <div className={styles.actions}>
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('retry')}
        </button>
        {/* A page of yesterday cannot read the index of today, however often it asks. */}
        {reason === 'unreadable' || reason === 'foreign' ? (
          <button
            type="button"
            className={styles.retry}
            onClick={() => window.location.assign(addressAsking(text))}
          >
            {t('reload')}
          </button>
        ) : null}
      </div>
    </div>
  )
}
