import { Link } from 'gatsby'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from '../layout/message-page.module.css'
import { useNavigation } from '../navigation/use-navigation'
import { offlinePath } from '../offline/format/addresses'
import { connection } from '../offline/reader/connection'
import { keptPackIds, keptPaths } from '../offline/reader/kept'
import { openSearch } from '../runtime/open-search'
import { ancestors } from '../shared/page-tree'

/** A network may answer to all but this page: it is not asked for more often than this, in milliseconds. */
const calm = 4000
/** How many pages are listed; search finds the others. */
const listed = 40

/** Says that a page is not kept, without a network, and lists what is. */
export function NotKept({ path }: { path: string }) {
  const { t, i18n } = useTranslation('offline')
  const pages = useNavigation()
  const [kept, setKept] = useState<string[]>()
  useEffect(() => {
    void Promise.all([keptPackIds(), keptPaths()]).then(([packs, paths]) =>
      setKept([...packs.map((id) => `/${id}/`), ...paths]),
    )
  }, [path])
  useEffect(() => goThereWhenPossible(path), [path])

  const readable = [...new Set(kept)].flatMap((one) => (one === path ? [] : (pages.get(one) ?? [])))
  return (
    <div className={styles.message}>
      <h1>{t('notKept.title')}</h1>
      <p>
        <code>{path}</code>
      </p>
      <p>{t('notKept.text')}</p>
      <p>
        <button type="button" className={styles.action} onClick={() => window.location.reload()}>
          {t('notKept.retry')}
        </button>{' '}
        <button type="button" className={styles.second} onClick={() => openSearch()}>
          {t('notKept.search')}
        </button>
      </p>
      {readable.length > 0 && (
        <>
          <h2>{t('notKept.available')}</h2>
          <ul>
            {readable.slice(0, listed).map((page) => (
              <li key={page.path}>
                <Link to={page.path}>{page.label}</Link>{' '}
                <span className={styles.trail}>
                  {ancestors(page)
                    .slice(1, -1)
                    .map(({ label }) => label)
                    .join(' › ')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to={offlinePath(i18n.language)}>{t('notKept.manage')}</Link>
      </p>
    </div>
  )
}

/**
 * Gatsby remembers what it was given for an address as long as the tab is open: where the page can be had again, only a load
 * brings it. Not at once where this page is what a load just brought.
 */
function goThereWhenPossible(path: string): () => void {
  let timer: number | undefined
  const go = () => {
    window.clearTimeout(timer)
    if (connection.isOffline()) return
    timer = window.setTimeout(() => window.location.reload(), Math.max(0, calm - performance.now()))
  }
  const [entry] = performance.getEntriesByType('navigation')
  if (entry && new URL(entry.name).pathname !== path) go()
  const end = connection.subscribe(go)
  return () => {
    window.clearTimeout(timer)
    end()
  }
}
