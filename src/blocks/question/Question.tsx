import { useEffect, useRef, type ReactNode } from 'react'
import { idIn } from '../../runtime/address'
import { Unbroken } from '../../navigation/Unbroken'
import * as styles from './Question.module.css'

interface QuestionProps {
  id: string
  title: string
  children?: ReactNode
}

/** A question that opens, and opens by itself when the address leads to it. */
export function Question({ id, title, children }: QuestionProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const openIfMeant = () => {
      if (idIn(window.location.hash) !== id || !details.current) return
      details.current.open = true
      details.current.scrollIntoView()
    }
    openIfMeant()
    window.addEventListener('hashchange', openIfMeant)
    return () => window.removeEventListener('hashchange', openIfMeant)
  }, [id])

  return (
    <div className={styles.item}>
      <details className={styles.question} id={id} ref={details}>
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
