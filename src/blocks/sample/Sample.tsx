import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopy } from '../use-copy'
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

  return (
    <figure className={styles.sample}>
      <figcaption className={styles.bar}>
        {file && <span className={styles.file}>{file}</span>}
        <span className={styles.lang}>{lang}</span>
        <button type="button" className={styles.copy} onClick={() => copy(code.current?.textContent ?? '')}>
          {t(`sample.${state}`)}
        </button>
        <span className="visually-hidden" role="status">
          {state === 'idle' ? '' : t(`sample.${state}`)}
        </span>
      </figcaption>
      {/* Long lines scroll, so the sample has to be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre ref={code} tabIndex={0} aria-label={file ?? lang} role="group">
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  )
}
