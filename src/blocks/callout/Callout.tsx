import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Unbroken } from '../../navigation/Unbroken'
import * as styles from './Callout.module.css'

interface CalloutProps {
  title?: string
  children?: ReactNode
}

type Kind = 'note' | 'tip' | 'caution' | 'danger'

function callout(kind: Kind) {
  return function Callout({ title, children }: CalloutProps) {
    const { t } = useTranslation()
    const id = useId()
    return (
      // Not an <aside>: each would be a landmark of the page.
      <div role="note" className={`${styles.callout} ${styles[kind]}`} aria-labelledby={id}>
        <p className={styles.title} id={id}>
          <span className={styles.kind}>{t(`callout.${kind}`)}</span>
          {title && (
            <span>
              <Unbroken text={title} />
            </span>
          )}
        </p>
        <div className={styles.body}>{children}</div>
      </div>
    )
  }
}

/** Something worth knowing that is not part of the way. */
export const Note = callout('note')
/** A better way to do it. */
export const Tip = callout('tip')
/** What goes wrong if it is overlooked. */
export const Caution = callout('caution')
/** What cannot be undone, or leaks, or costs. */
export const Danger = callout('danger')
