import { Link } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { twinOf } from '../navigation/same-topic'
import { useNavigation } from '../navigation/use-navigation'
import { currentVersion, parseSdkPath, sdkVersions } from '../shared/sdk'
import * as styles from './VersionStatus.module.css'

/** Says above an old version's page how it stands, and offers the same topic in the current version. */
export function VersionStatus({ path }: { path: string }) {
  const { t } = useTranslation()
  const pages = useNavigation()
  const location = parseSdkPath(path)
  const version = sdkVersions.find(({ id }) => id === location?.version)
  if (!location || !version || version.id === currentVersion) return null
  const twin = twinOf(location, { version: currentVersion }, (target) => pages.has(target))
  return (
    <p className={styles.status} data-status={version.status}>
      <strong>
        {version.label}: {t(`status.${version.status}`)}
      </strong>
      {twin && <Link to={twin.path}>{t('status.twin', { version: currentVersion })}</Link>}
    </p>
  )
}
