import type { ReactNode } from 'react'
import { Unbroken } from '../../navigation/Unbroken'
import * as styles from './Question.module.css'

interface QuestionProps {
  id: string
  title: string
  children?: ReactNode
}

/** A question that opens, also by itself when the address leads to it (src/app/opening-script.ts, src/runtime/arrival.ts). */
export function Question({ id, title, children }: QuestionProps) {
  return (
    <div className={styles.item}>
      <details className={styles.question} id={id}>
        <summary>
          <h3 className={styles.title}>
            <Unbroken text={title} />
          </h3>
        </summary>
        <div className={styles.answer}>{children}</div>
      </details>
      {/* Beside the summary, not in it: nothing that can be clicked may stand in a button. */}
      <a className={styles.link} href={`#${id}`} aria-label={title}>
        #
      </a>
    </div>
  )
}
