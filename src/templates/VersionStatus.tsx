import { Link } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { useNavigation } from '../navigation/use-navigation'
import type { DocPage } from '../shared/doc-page'
import {
  currentVersion,
  hasLater,
  newestVersionOf,
  parseSdkPath,
  platformLabel,
  sdkVersions,
  type SdkPlatform,
} from '../shared/sdk'
import * as styles from './VersionStatus.module.css'

type Doc = Pick<DocPage, 'path' | 'switchers' | 'moves' | 'releases'>

/**
 * Says above an old version's page how it stands, and offers the same topic in the newest version that its platform has, or
 * by its name the nearest page there, and the page that says how to move. Of the newest version of a platform it
 * says that it is, and leads to the releases.
 */
export function VersionStatus({ doc }: { doc: Doc }) {
  const { t } = useTranslation()
  const location = parseSdkPath(doc.path)
  const version = sdkVersions.find(({ id }) => id === location?.version)
  if (!location || !version || version.id === currentVersion) return null
  return (
    <p className={styles.status} data-status={version.status}>
      <strong>
        {version.label}: {t(`status.${version.status}`)}
      </strong>
      {version.id === newestVersionOf(location.platform) ? (
        <Newest platform={location.platform} releases={doc.releases} />
      ) : (
        <Onwards doc={doc} platform={location.platform} />
      )}
    </p>
  )
}

/** That there is no newer version on these pages, and whether there is one at all. */
function Newest({ platform, releases }: { platform: SdkPlatform; releases: string | undefined }) {
  const { t } = useTranslation()
  const later = hasLater(platform)
  const text = later === undefined ? 'newest' : later ? 'newestHere' : 'newestOfAll'
  const version = newestVersionOf(platform).slice(1)
  return (
    <>
      <span>{t(`status.${text}`, { version, platform: platformLabel(platform) })}</span>
      {releases && <Link to={releases}>{t('status.releases')}</Link>}
    </>
  )
}

/** The same topic in the newest version, and how to get there. */
function Onwards({ doc: { switchers, moves = [] }, platform }: { doc: Doc; platform: SdkPlatform }) {
  const { t } = useTranslation()
  const pages = useNavigation()
  const version = newestVersionOf(platform)
  const versions = switchers?.find(({ kind }) => kind === 'version')?.choices
  const counterpart = versions?.find(({ id }) => id === version)
  // On a migration page the same topic is the next migration.
  const isMove = moves.some(({ path }) => path === counterpart?.path)
  return (
    <>
      {counterpart && !isMove && (
        <Link to={counterpart.path}>
          {counterpart.missing
            ? t('status.nearest', { version, title: pages.get(counterpart.path)?.label })
            : t('status.counterpart', { version })}
        </Link>
      )}
      {moves.map((move) => (
        <Link key={move.path} to={move.path}>
          {move.os
            ? t('status.moveOn', { version: move.version, system: platformLabel(move.os) })
            : t('status.move', { version: move.version })}
        </Link>
      ))}
    </>
  )
}
