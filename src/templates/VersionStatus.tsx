import { Link } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { useNavigation } from '../navigation/use-navigation'
import type { DocPage } from '../shared/doc-page'
import { currentVersion, newestVersionOf, parseSdkPath, platformLabel, sdkVersions } from '../shared/sdk'
import * as styles from './VersionStatus.module.css'

/**
 * Says above an old version's page how it stands, and offers the same topic in the newest version that its platform has, or
 * by its name the nearest page above it there, or says that this is the newest one.
 */
export function VersionStatus({ doc: { path, switchers } }: { doc: Pick<DocPage, 'path' | 'switchers'> }) {
  const { t } = useTranslation()
  const pages = useNavigation()
  const location = parseSdkPath(path)
  const version = sdkVersions.find(({ id }) => id === location?.version)
  if (!location || !version || version.id === currentVersion) return null
  const newest = newestVersionOf(location.platform)
  const versions = switchers?.find(({ kind }) => kind === 'version')?.choices
  const counterpart = versions?.find(({ id }) => id === newest)
  return (
    <p className={styles.status} data-status={version.status}>
      <strong>
        {version.label}: {t(`status.${version.status}`)}
      </strong>
      {version.id === newest ? (
        <span>
          {t('status.newest', { version: newest.slice(1), platform: platformLabel(location.platform) })}
        </span>
      ) : (
        counterpart && (
          <Link to={counterpart.path}>
            {counterpart.missing
              ? t('status.nearest', { version: newest, title: pages.get(counterpart.path)?.label })
              : t('status.counterpart', { version: newest })}
          </Link>
        )
      )}
    </p>
  )
}
