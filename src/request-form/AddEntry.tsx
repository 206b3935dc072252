import { useId, useState } from 'react'
import { useForm } from './surroundings'
import * as styles from './request-form.module.css'

interface AddEntryProps {
  label: string
  /** Names that are there. */
  taken: readonly string[]
  onAdd: (name: string) => void
}

/** Adds something under a name of the reader's. */
export function AddEntry({ label, taken, onAdd }: AddEntryProps) {
  const { say } = useForm()
  const id = useId()
  const [name, setName] = useState('')
  const isTaken = taken.includes(name)
  const add = () => {
    if (!name || isTaken) return
    setName('')
    onAdd(name)
  }
  return (
    <div className={styles.add} data-adds>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={name}
        placeholder={say('form.entry')}
        spellCheck={false}
        autoCapitalize="off"
        aria-invalid={isTaken}
        aria-describedby={isTaken ? `${id}-wrong` : undefined}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && add()}
      />
      <button type="button" onClick={add}>
        {say('form.add')}
      </button>
      {isTaken && (
        <p id={`${id}-wrong`} className={styles.wrong}>
          {say('wrong.name')}
        </p>
      )}
    </div>
  )
}
