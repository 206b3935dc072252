import { useTranslation } from 'react-i18next'
import * as styles from './badges.module.css'

/** The version that brought something. */
export function Since({ version }: { version: string }) {
  const { t } = useTranslation()
  return <span className={styles.since}>{t('badge.since', { version })}</span>
}

/** The version from which something should no longer be used, and what to use in its place. */
export function Deprecated({ version, instead }: { version: string; instead?: string }) {
  const { t } = useTranslation()
  return (
    <span className={styles.deprecated}>
      {instead ? t('badge.deprecatedFor', { version, instead }) : t('badge.deprecated', { version })}
    </span>
  )
}

/** The operating system that something needs. */
export function Requires({ os }: { os: string }) {
  const { t } = useTranslation()
  return <span className={styles.requires}>{t('badge.requires', { os })}</span>
}
