import { Link } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { PlatformIcon } from '../brand/PlatformIcon'
import { useNavigation } from '../navigation/use-navigation'
import { useReaderSdk } from '../navigation/use-reader-sdk'
import { currentVersion, platformsOf, sdkPath, sdkPlatforms, sdkVersions } from '../shared/sdk'
import type { StringKey } from '../shared/string-keys'
import * as styles from './PlatformGrid.module.css'

interface PlatformGridProps {
  heading?: StringKey
  /** The address of the page. */
  path: string
}

/**
 * Every platform with its documented versions: those of the current version first and larger, then those that ended before it.
 * The one that the reader looked at last is marked.
 */
export function PlatformGrid({ heading, path }: PlatformGridProps) {
  const { t, i18n } = useTranslation()
  const pages = useNavigation()
  const own = useReaderSdk(path)?.platform
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
  const isCurrent = ({ versions: [newest] }: (typeof platforms)[number]) => newest?.id === currentVersion
  const groups = [platforms.filter(isCurrent), platforms.filter((one) => !isCurrent(one))]
  return (
    <section aria-label={t('sdk.platforms')} className={styles.platforms}>
      {heading && <h2 className={styles.heading}>{t(heading)}</h2>}
      {groups.map((group, index) =>
        group.length ? (
          <ul key={index} className={`${styles.grid} ${index ? styles.ended : ''}`}>
            {group.map(({ id, label, versions: [newest, ...older] }) => (
              <li key={id} className={styles.platform} data-own={id === own ? '' : undefined}>
                {newest && (
                  <Link to={newest.path} className={styles.newest}>
                    {id === own && <span className={styles.own}>{t('home.own')}</span>}
                    <PlatformIcon platform={id} className={styles.icon} />
                    <span className={styles.label}>{label}</span>
                    <span className={styles.version}>
                      {newest.label} · {t(`status.short.${newest.status}`)}
                    </span>
                  </Link>
                )}
                {older.length > 0 && (
                  <p className={styles.older}>
                    {older.map(({ id: version, label: name, path, status }) => (
                      <Link key={version} to={path}>
                        <span className="visually-hidden">{label} </span>
                        {name} <span className={styles.status}>{t(`status.short.${status}`)}</span>
                      </Link>
                    ))}
                  </p>
                )}
              </li>
            ))}
          </ul>
        ) : null,
      )}
    </section>
  )
}
