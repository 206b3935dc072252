import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { MarkedText } from './MarkedText'
import type { ResultGroup, ResultRow } from './result-rows'
import * as styles from './SearchResults.module.css'

interface SearchResultsProps {
  id: string
  groups: readonly ResultGroup[]
  /** Id of the option the arrow keys stand on. */
  activeId: string | undefined
  onChoose: (address: string) => void
}

/** A click that the browser handles better itself: another tab, another window, a download. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/**
 * Results as a listbox, a group a page. Options are links, so that they can be opened in another tab; the focus stays
 * in the search field, which names the active one.
 */
export function SearchResults({ id, groups, activeId, onChoose }: SearchResultsProps) {
  const { t } = useTranslation('search')
  const optionProps = (optionId: string, address: string) => ({
    id: optionId,
    role: 'option',
    tabIndex: -1,
    'aria-selected': optionId === activeId,
    href: address,
    onClick: (event: MouseEvent) => {
      if (isForBrowser(event)) return
      event.preventDefault()
      onChoose(address)
    },
  })
  const row = ({ id: rowId, kind, address, title, excerpt }: ResultRow) => (
    <a
      key={rowId}
      className={kind === 'page' ? styles.page : styles.section}
      {...optionProps(rowId, address)}
    >
      <span className={styles.title}>
        <MarkedText {...title} />
      </span>
      {excerpt.text ? (
        <span className={styles.excerpt}>
          <MarkedText {...excerpt} />
        </span>
      ) : null}
    </a>
  )
  return (
    <div id={id} role="listbox" aria-label={t('resultsLabel')} className={styles.list}>
      {groups.map(({ id: groupId, trail, rows, moreCounterparts }) => (
        <div
          key={groupId}
          role="group"
          aria-label={[rows[0]?.title.text, trail].join(', ')}
          className={styles.group}
        >
          <p className={styles.trail} role="presentation">
            {trail}
          </p>
          {rows.map(row)}
          {rows[0]?.counterparts.length ? (
            <div className={styles.counterparts} role="presentation">
              <span aria-hidden="true">{t('alsoOn')}</span>
              {rows[0].counterparts.map((counterpart) => (
                <a
                  key={counterpart.id}
                  className={styles.counterpart}
                  {...optionProps(counterpart.id, counterpart.path)}
                >
                  <span className={styles.hidden}>{t('alsoOn')} </span>
                  {counterpart.label}
                </a>
              ))}
              {moreCounterparts > 0 ? (
                <span aria-hidden="true">{t('moreCounterparts', { count: moreCounterparts })}</span>
              ) : null}
            </div>
          ) : null}
        </div>
      ))}
    </div>
  )
}
