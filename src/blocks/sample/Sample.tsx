import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Breakable } from '../../navigation/Breakable'
import { useScrolls } from '../use-scrolls'
import * as styles from './Sample.module.css'

/** Letters of a name of a file that stand beside each other on the smallest phone. */
const LINE = 24

interface SampleProps {
  /** Name of the language, for people. */
  lang: string
  /** The file the sample belongs in. */
  file?: string
  /** What its imports are called while they are folded away, and how much of the HTML they are. */
  imports?: readonly [label: string, length: number]
  /** Highlighted at build, with marks around lines (src/compiler/page/sample-lines.ts). */
  html: string
}

/** A sample with its language, its file and its buttons, which get their work from src/blocks/tools. */
export function Sample({ lang, file, imports: [label, length] = ['', 0], html }: SampleProps) {
  const { t } = useTranslation()
  const code = useRef<HTMLPreElement>(null)
  const { scrolls, sideways } = useScrolls(code)

  return (
    <figure className={styles.sample}>
      <figcaption className={styles.bar}>
        {file && (
          <span className={styles.file} data-title={file.includes('.') ? undefined : ''}>
            <Breakable text={file} most={LINE} />
          </span>
        )}
        <span className={styles.lang}>{lang}</span>
        <div className={styles.buttons}>
          {/* Seen where a line is too long, and while lines wrap, when nobody knows; hidden, it would lose the focus. */}
          <button
            type="button"
            className={styles.wrap}
            data-tool="wrap"
            aria-pressed="false"
            aria-label={t('sample.wrap')}
            data-long={sideways ? '' : undefined}
          />
          {html.includes('<var') && (
            <button type="button" className={styles.copy} data-tool="values" aria-live="polite">
              {t('values.open')}
            </button>
          )}
          <button type="button" className={styles.copy} data-tool="copy">
            {t('sample.idle')}
          </button>
        </div>
      </figcaption>
      {label && (
        <details>
          <summary>{label}</summary>
          <pre>
            <code dangerouslySetInnerHTML={{ __html: html.slice(0, length - 1) }} />
          </pre>
        </details>
      )}
      <pre ref={code} {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': file ?? lang } : {})}>
        <code dangerouslySetInnerHTML={{ __html: html.slice(length) }} />
      </pre>
    </figure>
  )
}
