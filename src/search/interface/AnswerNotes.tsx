import { useTranslation } from 'react-i18next'
import type { TriedWord } from '../contract/answer'
import { plain, quoted } from './plain-text'
import * as styles from './SearchDialog.module.css'

/** Says which of the reader's words were taken for others, and which lead nowhere. */
export function AnswerNotes({ tried }: { tried: readonly TriedWord[] }) {
  const { t } = useTranslation('search')
  const instead = tried.filter(({ substitutes }) => substitutes.length)
  const missing = tried.filter(({ found }) => !found)
  return (
    <>
      {instead.length ? (
        <p className={styles.note}>
          {instead
            .map(({ word, substitutes }) =>
              t('instead', { word: quoted(word), words: substitutes.join(', '), ...plain }),
            )
            .join(' ')}
        </p>
      ) : null}
      {missing.length ? (
        <p className={styles.note}>
          {t('missing', { words: missing.map(({ word }) => quoted(word)).join(', '), ...plain })}
        </p>
      ) : null}
    </>
  )
}
