import type { ReactNode } from 'react'
import { Unbroken } from '../../navigation/Unbroken'
import * as styles from './Starts.module.css'

/** Ways to begin, side by side. */
export function Starts({ children }: { children?: ReactNode }) {
  return <div className={styles.starts}>{children}</div>
}

interface StartProps {
  id: string
  title: string
  /** For whom it is. */
  who: string
  children?: ReactNode
}

/** One way to begin: who it is for, what it leads to, and its steps. */
export function Start({ id, title, who, children }: StartProps) {
  return (
    <section className={styles.start} aria-labelledby={id}>
      <p className={styles.who}>
        <Unbroken text={who} />
      </p>
      <h3 id={id} className={styles.title}>
        <a href={`#${id}`}>
          <Unbroken text={title} />
        </a>
      </h3>
      {children}
    </section>
  )
}
