import { Link } from 'gatsby'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { offlinePath } from '../offline/format/addresses'
import { connection } from '../offline/reader/connection'
import { newerVersion } from '../offline/reader/newer-version'
import * as notice from './notice-action.module.css'
import * as styles from './ConnectionNotice.module.css'

const no = () => false
/** How long it says that the connection is back. */
const shortly = 5000

/** One quiet line at the foot of the window: no connection, the connection back, a newer version. Empty otherwise. */
export function ConnectionNotice({ inert }: { inert?: '' | undefined }) {
  const { t, i18n } = useTranslation()
  const isOffline = useSyncExternalStore(connection.subscribe, connection.isOffline, no)
  const isNewer = useSyncExternalStore(newerVersion.subscribe, newerVersion.isThere, no)
  const [isBack, setIsBack] = useState(false)
  useEffect(() => {
    if (!isOffline) return
    return () => setIsBack(true)
  }, [isOffline])
  useEffect(() => {
    if (!isBack) return
    const timer = window.setTimeout(() => setIsBack(false), shortly)
    return () => window.clearTimeout(timer)
  }, [isBack])

  return (
    <div role="status" className={styles.notice}>
      {isOffline ? (
        <p>
          {t('connection.offline')}{' '}
          <Link to={offlinePath(i18n.language)} inert={inert}>
            {t('connection.kept')}
          </Link>
        </p>
      ) : isNewer ? (
        <p>
          {t('connection.newer')}{' '}
          <button
            type="button"
            className={notice.action}
            inert={inert}
            onClick={() => window.location.reload()}
          >
            {t('connection.load')}
          </button>
        </p>
      ) : (
        isBack && <p>{t('connection.online')}</p>
      )}
    </div>
  )
}
