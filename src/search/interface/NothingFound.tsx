import { useTranslation } from 'react-i18next'
import type { TriedWord, MatchType } from '../contract/answer'
import { plain } from './plain-text'

const matchTypeKeys: Record<MatchType, string> = {
  exact: 'matchExact',
  stem: 'matchStem',
  prefix: 'matchPrefix',
  fuzzy: 'matchFuzzy',
}

/** Says plainly that nothing was found, and what was looked for in which ways. */
export function NothingFound({
  text,
  tried,
  className,
}: {
  text: string
  tried: readonly TriedWord[]
  className?: string
}) {
  const { t, i18n } = useTranslation('search')
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return (
    <div className={className}>
      <p>
        <strong>{t('nothing', { text: text.trim(), ...plain })}</strong>
      </p>
      {tried.length ? (
        <ul>
          {tried.map(({ word, matchTypes }) => (
            <li key={word}>
              {t('tried', {
                word,
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
