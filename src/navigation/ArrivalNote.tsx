import { useEffect, useState } from 'react'
import * as styles from './ArrivalNote.module.css'

/** Screen readers speak of changes in a status that they know, and hardly ever of one that comes with its text. */
const settleMs = 100

/** Says why a switcher led to another topic than the one the reader came from; it came along with the move. */
export function ArrivalNote({ path }: { path: string }) {
  const [note, setNote] = useState('')
  useEffect(() => {
    const state = window.history.state as { missing?: unknown } | null
    const missing = typeof state?.missing === 'string' ? state.missing : ''
    const timer = window.setTimeout(() => setNote(missing), settleMs)
    return () => window.clearTimeout(timer)
  }, [path])
  return (
    <p className={styles.note} role="status">
      {note}
    </p>
  )
}
