import { useTranslation } from 'react-i18next'
import type { TriedWord, Way } from '../contract/answer'
import { plain } from './plain-text'

const wayKeys: Record<Way, string> = {
  exact: 'wayExact',
  forms: 'wayForms',
  beginning: 'wayBeginning',
  similar: 'waySimilar',
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
          {tried.map(({ word, ways }) => (
            <li key={word}>
              {t('tried', { word, ways: list.format(ways.map((way) => t(wayKeys[way]))), ...plain })}
            </li>
          ))}
        </ul>
      ) : null}
      <p>{t('nothingHint')}</p>
    </div>
  )
}
