import { Link } from 'gatsby'
import { Fragment, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PackManager, PackRow } from '../offline/reader/pack-manager'
import { formatBytes } from './format-bytes'
import { formatDay } from '../shared/format-day'
import { UNBROKEN } from '../text/unbroken'
import * as styles from './OfflinePacks.module.css'

interface PackItemProps {
  row: PackRow
  name: string
  /** With its version, for those who hear only the button. */
  fullName: string
  language: string
  manager: PackManager
  /** Whether a larger pack that is kept has it. */
  covered: boolean
  say: (text: string) => void
}

/** A pack: what is in it, how it stands, and what can be done with it. */
export function PackItem({ row, name, fullName, language, manager, covered, say }: PackItemProps) {
  const { t } = useTranslation('offline')
  const bytes = (size: number) => formatBytes(size, language)
  const { id, entry } = row
  const before = useRef(row.status)
  useEffect(() => {
    const was = before.current
    before.current = row.status
    if (was === row.status) return
    if (row.status === 'kept') say(t('isKept', { name: fullName }))
    else if (row.status === 'paused') say(t('isPaused', { name: fullName }))
    else if (row.status === 'failed') say(`${fullName}: ${t(row.reason)}`)
    else if (row.status === 'none' && was !== 'loading') say(t('isRemoved', { name: fullName }))
  }, [row, fullName, say, t])

  const isKept = row.status === 'kept' || row.status === 'outdated'
  const main = mainAction(row)
  return (
    <li className={styles.pack} data-status={row.status}>
      <div>
        <strong>{isKept ? <Link to={`/${id}/`}>{name}</Link> : name}</strong>
        {entry && !isKept && (
          <p className={styles.facts}>
            {[
              t('pages', { count: entry.pages, number: entry.pages.toLocaleString(language) }),
              t('size', { size: bytes(entry.size) }),
              ...(entry.pictures ? [t('pictures', { size: bytes(entry.pictures) })] : []),
            ].map((fact, at) => (
              <Fragment key={fact}>
                {at > 0 && ' · '}
                <span className={UNBROKEN}>{fact}</span>
              </Fragment>
            ))}
          </p>
        )}
        <Standing row={row} name={fullName} language={language} />
        {covered && !isKept && <p className={styles.facts}>{t('included', { name: t('everything') })}</p>}
      </div>
      <div className={styles.actions}>
        {main && (
          <button
            type="button"
            className={styles.button}
            aria-label={t(`${main}Named`, { name: fullName })}
            onClick={() => (main === 'pause' ? manager.pause(id) : void manager.keep(id))}
          >
            {t(main)}
          </button>
        )}
        {(isKept || row.status === 'paused') && (
          <button
            type="button"
            className={styles.quiet}
            aria-label={t('removeNamed', { name: fullName })}
            onClick={() => void manager.remove(id)}
          >
            {t('remove')}
          </button>
        )}
      </div>
    </li>
  )
}

function mainAction({ status, entry }: PackRow): 'keep' | 'pause' | 'resume' | 'update' | undefined {
  if (status === 'loading') return 'pause'
  if (status === 'kept' || !entry) return undefined
  if (status === 'paused') return 'resume'
  return status === 'outdated' ? 'update' : 'keep'
}

/** How a pack stands, in words. */
function Standing({ row, name, language }: { row: PackRow; name: string; language: string }) {
  const { t } = useTranslation('offline')
  const bytes = (size: number) => formatBytes(size, language)
  switch (row.status) {
    case 'none':
      return null
    case 'loading':
      return (
        <p className={styles.facts}>
          <progress aria-label={t('progress', { name })} value={row.loaded} max={row.total} />{' '}
          {t('loading', { loaded: bytes(row.loaded), total: bytes(row.total) })}
        </p>
      )
    case 'paused':
      return <p>{t('paused', { loaded: bytes(row.loaded), total: bytes(row.total) })}</p>
    case 'kept':
    case 'outdated': {
      const date = formatDay(row.keptAt, language)
      return (
        <p>
          {t(row.status, { date, size: bytes(row.size) })}
          {row.changes === undefined ? '' : ` ${t('changes', { size: bytes(row.changes) })}.`}
        </p>
      )
    }
    case 'evicted':
      return <p>{t('evicted')}</p>
    case 'failed':
      return <p>{t(row.reason)}</p>
  }
}
