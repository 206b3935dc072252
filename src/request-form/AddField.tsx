import { useId, useState } from 'react'
import { useForm } from './surroundings'
import * as styles from './request-form.module.css'

interface AddFieldProps {
  /** What may be added. */
  names: readonly { name: string; isDeprecated: boolean }[]
  onAdd: (name: string) => void
}

/** Adds what may be left out. By a button: who goes through the list with the arrows of the keyboard would add all of it. */
export function AddField({ names, onAdd }: AddFieldProps) {
  const { say } = useForm()
  const id = useId()
  const [chosen, setChosen] = useState('')
  // What was added is in the list no more.
  const name = names.find((one) => one.name === chosen)?.name ?? names[0]?.name
  if (name === undefined) return null
  return (
    <div className={styles.add} data-adds>
      <label htmlFor={id}>{say('form.addField')}</label>
      <select id={id} value={name} onChange={({ target }) => setChosen(target.value)}>
        {names.map((one) => (
          <option key={one.name} value={one.name}>
            {one.isDeprecated ? say('form.deprecated', { name: one.name }) : one.name}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => onAdd(name)}>
        {say('form.add')}
      </button>
    </div>
  )
}
