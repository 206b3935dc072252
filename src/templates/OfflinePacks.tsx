import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from '../navigation/use-navigation'
import { offlinePath } from '../offline/format/addresses'
import { canKeepPacks, packManager } from '../offline/reader/browser-packs'
import type { PackManager, PackRow, PackState } from '../offline/reader/pack-manager'
import type { BuiltDay } from '../shared/doc-page'
import { parseSdkPath, platformLabel } from '../shared/sdk'
import { addTo } from '../text/maps'
import { formatBytes } from './format-bytes'
import * as styles from './OfflinePacks.module.css'
import { CopyPage } from './CopyPage'
import { PackItem } from './PackItem'
import { SheetLine } from './SheetLine'

const nothing: PackState = { list: 'loading', rows: [], search: 0 }

/** The packs that there are, and those that are kept. */
export function OfflinePacks({ language, day }: { language: string; day: BuiltDay }) {
  const { t } = useTranslation('offline')
  const [manager, setManager] = useState<PackManager>()
  const [cannot, setCannot] = useState(false)
  const state = useSyncExternalStore(
    manager?.subscribe ?? never,
    () => manager?.state() ?? nothing,
    () => nothing,
  )
  useEffect(() => {
    if (canKeepPacks()) setManager(packManager())
    else setCannot(true)
  }, [])
  useEffect(() => {
    if (!manager) return
    const look = () => void manager.refresh()
    look()
    // Another tab may have fetched or removed something, and the connection may have come back.
    window.addEventListener('focus', look)
    window.addEventListener('online', look)
    return () => {
      window.removeEventListener('focus', look)
      window.removeEventListener('online', look)
    }
  }, [manager])

  const { list, rows, room, search } = state
  return (
    <article className={styles.page}>
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <p>{t('visited')}</p>
      <CopyPage path={offlinePath(language)} />
      <SheetLine path={offlinePath(language)} {...day} />
      {(cannot || list === 'forbidden') && <p role="alert">{t('cannotKeep')}</p>}
      {list === 'missing' && (
        <p role="alert">
          {t('missing')}{' '}
          <button type="button" className={styles.button} onClick={() => void manager?.refresh()}>
            {t('retry')}
          </button>
        </p>
      )}
      {manager && <Groups rows={rows} manager={manager} language={language} />}
      {list === 'here' && (
        <p className={styles.facts}>{t('search', { size: formatBytes(search, language) })}</p>
      )}
      {room && (
        <p className={styles.facts}>
          {t('room', { size: formatBytes(room.free, language) })}{' '}
          {t(room.isPersistent ? 'persistent' : 'fleeting')}
        </p>
      )}
    </article>
  )
}

const never = () => () => undefined

interface GroupsProps {
  rows: readonly PackRow[]
  manager: PackManager
  language: string
}

function Groups({ rows, manager, language }: GroupsProps) {
  const { t } = useTranslation('offline')
  const pages = useNavigation()
  const [said, setSaid] = useState('')
  const isSaved = (id: string) => rows.some((row) => row.id === id && row.status === 'kept')
  const groups = new Map<string, { row: PackRow; name: string }[]>()
  for (const row of rows.filter(({ id }) => id.split('/')[0] === language)) {
    const sdk = parseSdkPath(`/${row.id}/`)
    const [title, name] = sdk
      ? [t('sdk', { version: sdk.version }), platformLabel(sdk.platform)]
      : row.id === language
        ? [t('everything'), t('everything')]
        : [t('guidesAndApi'), pages.get(`/${row.id}/`)?.label ?? row.id]
    addTo(groups, title, { row, name })
  }
  const ordered = [...groups].sort(([, a], [, b]) => place(a[0]?.row.id ?? '') - place(b[0]?.row.id ?? ''))
  return (
    <>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {ordered.map(([title, items]) => (
        <section key={title}>
          {/* What stands for itself would be named twice. */}
          {(items.length > 1 || items[0]?.name !== title) && <h2>{title}</h2>}
          <ul className={styles.packs}>
            {items.map(({ row, name }) => (
              <PackItem
                key={row.id}
                row={row}
                name={name}
                fullName={parseSdkPath(`/${row.id}/`) ? `${title}, ${name}` : name}
                language={language}
                manager={manager}
                covered={row.id !== language && isSaved(language)}
                say={setSaid}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** Everything first, then the newest SDKs, then what stands for itself. */
function place(id: string): number {
  const depth = id.split('/').length
  if (depth === 1) return 0
  const [, , version] = id.split('/')
  return version ? 100 - Number(version.replace(/\D/g, '')) : 50
}
