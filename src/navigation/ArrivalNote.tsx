import { useEffect, useState } from 'react'
import * as styles from './ArrivalNote.module.css'

/** Says why a switcher led to another topic than the one the reader came from; it came along with the move. */
export function ArrivalNote({ path }: { path: string }) {
  const [note, setNote] = useState('')
  useEffect(() => {
    const state = window.history.state as { missing?: unknown } | null
    setNote(typeof state?.missing === 'string' ? state.missing : '')
  }, [path])
  return note ? (
    <p className={styles.note} role="status">
      {note}
    </p>
  ) : null
}
