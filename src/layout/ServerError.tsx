import { Link } from 'gatsby'
import { useTranslation } from 'react-i18next'
import * as styles from './message-page.module.css'

/** What a visitor reads when the server fails, with a way on. */
export function ServerError() {
  const { t, i18n } = useTranslation()
  return (
    <div className={styles.message}>
      <h1>{t('serverError.title')}</h1>
      <p>{t('serverError.text')}</p>
      <p>
        <button type="button" className={styles.action} onClick={() => window.location.reload()}>
          {t('serverError.retry')}
        </button>
      </p>
      <p>
        {t('serverError.offline')} <Link to={`/${i18n.language}/`}>{t('serverError.home')}</Link>
      </p>
    </div>
  )
}
