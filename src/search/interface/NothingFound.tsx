import { useTranslation } from 'react-i18next'
import type { StringKey } from '../../shared/string-keys'
import type { MatchType, SearchAnswer } from '../contract/answer'
import { plain, quoted } from './plain-text'
import * as styles from './SearchDialog.module.css'

const matchTypeKeys: Record<MatchType, StringKey<'search'>> = {
  exact: 'matchExact',
  stem: 'matchStem',
  prefix: 'matchPrefix',
  fuzzy: 'matchFuzzy',
}

interface NothingFoundProps {
  /** What was looked for. */
  text: string
  answer: SearchAnswer
  onLiftFilters: () => void
}

/** Says plainly that nothing was found, and what was looked for in which ways; or that the filters leave nothing. */
export function NothingFound({ text, answer: { tried, unfiltered }, onLiftFilters }: NothingFoundProps) {
  const { t, i18n } = useTranslation('search')
  if (unfiltered) {
    return (
      <div className={styles.note}>
        <p>
          <strong>{t('nothingLeft', { text: quoted(text), ...plain })}</strong>
        </p>
        <button type="button" className={styles.retry} onClick={onLiftFilters}>
          {t('withoutFilters', { count: unfiltered, number: unfiltered.toLocaleString(i18n.language) })}
        </button>
      </div>
    )
  }
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return (
    <div className={styles.note}>
      <p>
        <strong>{t('nothing', { text: quoted(text), ...plain })}</strong>
      </p>
      {tried.length ? (
        <ul>
          {tried.map(({ word, matchTypes }) => (
            <li key={word}>
              {t('tried', {
                word: quoted(word),
                matchTypes: list.format(matchTypes.map((type) => t(matchTypeKeys[type]))),
                ...plain,
              })}
            </li>
          ))}
        </ul>
      ) : null}
      <p>{t('nothingHint')}</p>
    </div>
  )
}
