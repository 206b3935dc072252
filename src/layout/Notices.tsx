import { useTranslation } from 'react-i18next'
import * as notice from './notice-action.module.css'
import * as styles from './Notices.module.css'

/**
 * What the page can say about itself, at its lower edge. The texts are in the HTML and hidden, since React may be what is
 * missing: src/runtime/notices.ts and the script in the head show them.
 */
export function Notices() {
  const { t } = useTranslation()
  return (
    <div role="status" className={styles.notices}>
      <p data-notice="plain" hidden>
        {t('notice.plain')}{' '}
        <button type="button" className={notice.action} data-again="">
          {t('notice.again')}
        </button>
      </p>
      <p data-notice="slow" hidden>
        {t('notice.slow')}
      </p>
    </div>
  )
}
