import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from '../../navigation/use-navigation'
import { pageLanguage } from './page-language'
import { MarkedText } from './MarkedText'
import { optionLink, type Follow } from './option-link'
import type { ResultGroup, ResultRow } from './result-rows'
import * as styles from './SearchResults.module.css'

interface SearchResultsProps {
  id: string
  groups: readonly ResultGroup[]
  /** Id of the option the arrow keys stand on. */
  activeId: string | undefined
  onChoose: Follow
}

/**
 * Results as a listbox, a group a page. Options are links, so that they can be opened in another tab; the focus stays
 * in the search field, which names the active one. They are drawn again with an answer, and not with each letter on the way
 * there.
 */
export const SearchResults = memo(function SearchResults({
  id,
  groups,
  activeId,
  onChoose,
}: SearchResultsProps) {
  const { t, i18n } = useTranslation('search')
  const tree = useNavigation()
  const languageOfPage = (address: string) => pageLanguage(address, tree, i18n.language)
  const optionProps = (optionId: string, address: string) =>
    optionLink(optionId, address, optionId === activeId, onChoose)
  const row = ({ id: rowId, kind, address, title, excerpt }: ResultRow) => (
    <a
      key={rowId}
      className={kind === 'page' ? styles.page : styles.section}
      lang={languageOfPage(address)}
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
})
