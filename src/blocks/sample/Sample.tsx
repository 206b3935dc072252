import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { openOwnValues } from '../../own-values/own-values'
import { useCopy } from '../use-copy'
import { useScrolls } from '../use-scrolls'
import * as styles from './Sample.module.css'

interface SampleProps {
  /** Name of the language, for people. */
  lang: string
  /** The file the sample belongs in. */
  file?: string
  /** Highlighted at build. */
  html: string
}

/** A sample with its language, its file and a button that copies it. */
export function Sample({ lang, file, html }: SampleProps) {
  const { t } = useTranslation()
  const code = useRef<HTMLPreElement>(null)
  const [state, copy] = useCopy()
  const scrolls = useScrolls(code)

  return (
    <figure className={styles.sample}>
      <figcaption className={styles.bar}>
        {file && <span className={styles.file}>{file}</span>}
        <span className={styles.lang}>{lang}</span>
        {html.includes('<var') && (
          <button
            type="button"
            className={styles.copy}
            aria-live="polite"
            onClick={({ currentTarget }) => openOwnValues(t, currentTarget)}
          >
            {t('values.open')}
          </button>
        )}
        <button type="button" className={styles.copy} onClick={() => copy(code.current?.textContent ?? '')}>
          {t(`sample.${state}`)}
        </button>
        <span className="visually-hidden" role="status">
          {state === 'idle' ? '' : t(`sample.${state}`)}
        </span>
      </figcaption>
      <pre ref={code} {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': file ?? lang } : {})}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  )
}
