import { useState } from 'react'
import { startOf, whole, type FormParameter } from '../requests/form'
import { AddField } from './AddField'
import { Editor } from './Editor'
import { useForm } from './surroundings'
import { useWayToAdd } from './use-way-to-add'
import * as styles from './request-form.module.css'

interface ParameterFieldsProps {
  kind: FormParameter['in']
  /** Those of the call, of all kinds. */
  parameters: readonly FormParameter[]
  values: readonly unknown[]
  /** Gets the place of the parameter among all; undefined leaves it out. */
  onChange: (at: number, value: unknown) => void
}

/** The parameters of one kind: those that the request has, and a way to the others. */
export function ParameterFields({ kind, parameters, values, onChange }: ParameterFieldsProps) {
  const { schemas, say } = useForm()
  const own = parameters.flatMap((parameter, at) => (parameter.in === kind ? [{ ...parameter, at }] : []))
  // One that was emptied stays where it is until it is removed.
  const [shown, setShown] = useState(() =>
    own
      .filter(({ required, at }) => Boolean(required) || kind === 'path' || values[at] !== undefined)
      .map(({ at }) => at),
  )
  const [fresh, setFresh] = useState<number>()
  const [place, removed] = useWayToAdd<HTMLFieldSetElement>()
  if (!own.length) return null
  const hidden = own.filter(({ at }) => !shown.includes(at))
  return (
    <fieldset ref={place} className={styles.part}>
      <legend>{say(`form.${kind}`)}</legend>
      {shown.map((at) => {
        const { name, required, field } = parameters[at] ?? { name: '', field: {} }
        const remove = () => {
          removed()
          setShown(shown.filter((one) => one !== at))
          onChange(at, undefined)
        }
        return (
          <Editor
            key={name}
            name={name}
            field={field}
            value={values[at]}
            isRequired={required ?? kind === 'path'}
            isFresh={fresh === at}
            onChange={(value) => onChange(at, value)}
            {...(required || kind === 'path' ? {} : { onRemove: remove })}
          />
        )
      })}
      <AddField
        names={hidden.map(({ name, field }) => ({
          name,
          isDeprecated: whole(field, schemas).deprecated === true,
        }))}
        onAdd={(name) => {
          const added = hidden.find((one) => one.name === name)
          if (!added) return
          setShown([...shown, added.at])
          setFresh(added.at)
          onChange(added.at, startOf(added.field, schemas))
        }}
      />
    </fieldset>
  )
}
