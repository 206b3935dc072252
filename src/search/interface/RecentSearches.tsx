import { useTranslation } from 'react-i18next'
import * as styles from './SearchDialog.module.css'

interface RecentSearchesProps {
  id: string
  searches: readonly { id: string; text: string }[]
  activeId: string | undefined
  onChoose: (text: string) => void
  onForget: () => void
}

/** What the reader searched for before, to be searched again. */
export function RecentSearches({ id, searches, activeId, onChoose, onForget }: RecentSearchesProps) {
  const { t } = useTranslation('search')
  return (
    <>
      <div className={styles.recentHead}>
        <h2 className={styles.smallHeading}>{t('recent')}</h2>
        <button type="button" className={styles.textButton} onClick={onForget}>
          {t('forget')}
        </button>
      </div>
      <div id={id} role="listbox" aria-label={t('recent')}>
        {searches.map(({ id: optionId, text }) => (
          // The search field handles the keys; the option only takes the pointer.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={optionId}
            id={optionId}
            role="option"
            tabIndex={-1}
            aria-selected={optionId === activeId}
            className={styles.recent}
            onClick={() => onChoose(text)}
          >
            {text}
          </div>
        ))}
      </div>
    </>
  )
}
