import { useTranslation } from 'react-i18next'
import * as styles from './FilterMissing.module.css'

/** What a form says whose code has not come, and the way to ask for it again; the page around it is whole. */
export function FilterMissing({ retry }: { retry: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className={styles.missing}>
      <span>{t('filter.missing')}</span>
      <button type="button" onClick={retry}>
        {t('filter.retry')}
      </button>
    </div>
  )
}
