import type { ReactNode } from 'react'
import { Unbroken } from '../../navigation/Unbroken'
import * as styles from './Steps.module.css'

/** A procedure: numbered steps, each with a title. */
export function Steps({ children }: { children?: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>
}

/** One step of a procedure, with its title. */
export function Step({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <li className={styles.step}>
      <p className={styles.title}>
        <Unbroken text={title} />
      </p>
      {children}
    </li>
  )
}
