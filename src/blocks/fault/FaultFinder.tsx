import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './FaultFinder.module.css'

/** Comes when someone begins to look; the catalogue itself is there without it. */
const load = () => import('./filter-faults')

/** Looks a log line, a code or a few words up in the catalogue of its page. What is pasted stays in the browser. */
export function FaultFinder() {
  const { t } = useTranslation()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [query, setQuery] = useState('')
  const [group, setGroup] = useState('')
  const [groups, setGroups] = useState<readonly string[]>([])
  const [count, setCount] = useState<number>()
  const wasUsed = useRef(false)

  const catalogue = () => form.current?.closest<HTMLElement>('.prose')
  const prepare = () => {
    if (wasUsed.current) return
    wasUsed.current = true
    void load().then(({ groupNames }) => {
      const page = catalogue()
      if (page) setGroups(groupNames(page))
    })
  }

  useEffect(() => {
    if (!wasUsed.current) return undefined
    let isCurrent = true
    void load().then(({ filterFaults }) => {
      const page = catalogue()
      if (page && isCurrent) setCount(filterFaults(page, query, group))
    })
    return () => {
      isCurrent = false
    }
  }, [query, group])

  const clear = () => {
    setQuery('')
    setGroup('')
  }
  return (
    <form
      ref={form}
      role="search"
      className={styles.finder}
      aria-label={t('fault.finder')}
      onFocus={prepare}
      onSubmit={(event) => event.preventDefault()}
    >
      <label htmlFor={`${id}-line`}>{t('fault.line')}</label>
      <textarea
        id={`${id}-line`}
        rows={2}
        spellCheck={false}
        autoComplete="off"
        placeholder={t('fault.example')}
        aria-describedby={`${id}-local`}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p id={`${id}-local`} className={styles.local}>
        {t('fault.local')}
      </p>
      <div className={styles.row}>
        <label htmlFor={`${id}-group`}>{t('fault.group')}</label>
        <select id={`${id}-group`} value={group} onChange={(event) => setGroup(event.target.value)}>
          <option value="">{t('fault.all')}</option>
          {groups.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        {(query || group) && (
          <button type="button" onClick={clear}>
            {t('fault.clear')}
          </button>
        )}
        <p role="status">
          {count === undefined ? '' : count ? t('fault.found', { count }) : t('fault.none')}
        </p>
      </div>
    </form>
  )
}
