import { useTranslation } from 'react-i18next'
import { optionLink } from './option-link'
import type { OptionRow } from './use-combobox'
import type { StartingPages } from './use-starting-pages'
import * as styles from './SearchDialog.module.css'

interface StartingPointsProps extends StartingPages {
  id: string
  searches: readonly OptionRow[]
  /** The option of each page, in their order. */
  pageIds: readonly OptionRow[]
  activeId: string | undefined
  onSearch: (text: string) => void
  onFollow: (address: string, inNewTab?: boolean) => void
  onForget: () => void
}

/** Before anything is typed: what the reader searched for lately, and pages to begin with. */
export function StartingPoints({
  id,
  searches,
  heading,
  pages,
  pageIds,
  activeId,
  onSearch,
  onFollow,
  onForget,
}: StartingPointsProps) {
  const { t } = useTranslation('search')
  return (
    <>
      {searches.length ? (
        <>
          <div className={styles.groupHead}>
            <h2 className={styles.smallHeading}>{t('recent')}</h2>
            <button type="button" className={styles.textButton} onClick={onForget}>
              {t('forget')}
            </button>
          </div>
          <div id={`${id}-recent`} role="listbox" aria-label={t('recent')} className={styles.startGroup}>
            {searches.map(({ id: optionId, search = '' }) => (
              // The search field handles the keys; the option only takes the pointer.
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={optionId}
                id={optionId}
                role="option"
                tabIndex={-1}
                aria-selected={optionId === activeId}
                className={styles.start}
                dir="auto"
                onClick={() => onSearch(search)}
              >
                {search}
              </div>
            ))}
          </div>
        </>
      ) : null}
      <div className={styles.groupHead}>
        <h2 className={styles.smallHeading}>{heading}</h2>
      </div>
      <div id={`${id}-start`} role="listbox" aria-label={heading} className={styles.startGroup}>
        {pages.map(({ path, label, lang }, at) => {
          const optionId = pageIds[at]?.id ?? ''
          return (
            <a
              key={path}
              className={styles.start}
              lang={lang}
              {...optionLink(optionId, path, optionId === activeId, onFollow)}
            >
              {label}
            </a>
          )
        })}
      </div>
    </>
  )
}
