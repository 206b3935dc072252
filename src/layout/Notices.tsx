import { useTranslation } from 'react-i18next'
import { ConnectionNotice } from './ConnectionNotice'
import * as notice from './notice-action.module.css'
import * as styles from './Notices.module.css'

/**
 * What the page can say about itself and its connection, at its lower edge, one below the other. The texts of the first are
 * in the HTML and hidden, since React may be what is missing: src/runtime/notices.ts and the script in the head show them.
 * @param inert where something covers the page: what can be done about a notice waits, and its words are still announced,
 *   which nothing in an inert part is.
 */
export function Notices({ inert }: { inert?: '' | undefined }) {
  const { t } = useTranslation()
  return (
    <div className={styles.edge}>
      <div role="status" className={styles.notices}>
        <p data-notice="plain" hidden>
          {t('notice.plain')}{' '}
          <button type="button" className={notice.action} data-again="" inert={inert}>
            {t('notice.again')}
          </button>
        </p>
        <p data-notice="slow" hidden>
          {t('notice.slow')}
        </p>
      </div>
      <ConnectionNotice inert={inert} />
    </div>
  )
}
