import { Link } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { useNavigation } from '../navigation/use-navigation'
import { currentVersion, platformsOf, sdkPath, sdkPlatforms, sdkVersions } from '../shared/sdk'
import type { StringKey } from '../shared/string-keys'
import * as styles from './PlatformGrid.module.css'

/** Every platform with its documented versions, the newest first and foremost. */
export function PlatformGrid({ heading }: { heading?: StringKey }) {
  const { t, i18n } = useTranslation()
  const pages = useNavigation()
  const platforms = sdkPlatforms
    .map(({ id, label }) => ({
      id,
      label,
      versions: sdkVersions
        .filter((version) => platformsOf(version.id).includes(id))
        .map((version) => ({
          ...version,
          path: sdkPath({ language: i18n.language, version: version.id, platform: id, topic: '' }),
        }))
        .filter(({ path }) => pages.has(path)),
    }))
    .filter(({ versions }) => versions.length)
  return (
    <section aria-label={t('sdk.platforms')}>
      {heading && <h2 className={styles.heading}>{t(heading)}</h2>}
      <ul className={styles.grid}>
        {platforms.map(({ id, label, versions: [newest, ...older] }) => (
          <li key={id} className={styles.platform}>
            {newest && (
              <Link to={newest.path} className={styles.newest}>
                <span className={styles.label}>{label}</span>
                <span className={styles.version} data-current={newest.id === currentVersion}>
                  {newest.label} · {t(`status.short.${newest.status}`)}
                </span>
              </Link>
            )}
            {older.map(({ id: version, label: name, path, status }) => (
              <Link key={version} to={path} className={styles.older}>
                {name} <span>{t(`status.short.${status}`)}</span>
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
