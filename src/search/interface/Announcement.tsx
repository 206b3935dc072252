import { useEffect, useState } from 'react'
import * as styles from './SearchDialog.module.css'

/** Long enough that a screen reader hears one number, not one a letter. */
const quietMs = 600

/** Tells screen readers how many results there are, once the reader pauses. */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), quietMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" aria-live="polite" className={styles.hidden}>
      {said}
    </p>
  )
}
