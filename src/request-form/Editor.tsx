import { useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { complaintOf, variantOf } from '../requests/check'
import { startOf, whole, type Field } from '../requests/form'
import { isRecord } from '../text/records'
import { About } from './About'
import { AddEntry } from './AddEntry'
import { AddField } from './AddField'
import { useForm } from './surroundings'
import { useFresh } from './use-fresh'
import { useWayToAdd } from './use-way-to-add'
import { RemoveButton, ValueField, type FieldProps } from './ValueField'
import * as styles from './request-form.module.css'

interface EditorProps extends FieldProps {
  /** How it stands in the form: as a part of it, as a field of another, or in its place. */
  kind?: 'part' | 'group' | 'inner'
}

/** What a value is changed with: a field, or a group of them. */
export function Editor(props: EditorProps) {
  const { schemas } = useForm()
  const own = whole(props.field, schemas)
  const { types = [] } = own
  if (own.variants?.length) return <Variants {...props} field={own} />
  if (types.join() === 'array') return <List {...props} field={own} />
  if (own.properties || types.join() === 'object') return <Group {...props} field={own} />
  return <ValueField {...props} />
}

interface BoxProps extends Pick<EditorProps, 'name' | 'kind' | 'isFresh' | 'onRemove'> {
  about: string | undefined
  /** What is wrong with all of it together. */
  wrong?: string | undefined
  children: ReactNode
  box?: RefObject<HTMLFieldSetElement>
}

/** Fields that belong together, with what they are called. */
function Box({ name, kind = 'group', isFresh, onRemove, about, wrong, children, box }: BoxProps) {
  const id = useId()
  const own = useRef<HTMLFieldSetElement>(null)
  const place = box ?? own
  useFresh(place, isFresh)
  const described = [...(about ? [id] : []), ...(wrong ? [`${id}-wrong`] : [])].join(' ')
  return (
    <fieldset ref={place} className={styles[kind]} {...(described ? { 'aria-describedby': described } : {})}>
      <legend {...(kind === 'inner' ? { className: 'visually-hidden' } : {})}>{name}</legend>
      {onRemove && <RemoveButton name={name} onRemove={onRemove} />}
      {about && <About id={id}>{about}</About>}
      {wrong && (
        <p id={`${id}-wrong`} className={styles.wrong}>
          {wrong}
        </p>
      )}
      {children}
    </fieldset>
  )
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? { ...value } : {})

/** An object: what it has, and a way to what it may have besides. */
function Group({ field, value, onChange, ...box }: EditorProps) {
  const { schemas, say } = useForm()
  const [fresh, setFresh] = useState<string>()
  const [place, removed] = useWayToAdd<HTMLFieldSetElement>()
  const { properties = {}, required = [], additional } = field
  const own = recordOf(value)
  const names = [...new Set([...Object.keys(own), ...required])]
  const add = (name: string, added: Field) => {
    setFresh(name)
    onChange({ ...own, [name]: startOf(added, schemas) })
  }
  const fieldOf = (name: string): Field =>
    (Object.hasOwn(properties, name) ? properties[name] : additional) ?? {}
  const others = Object.keys(properties).filter((name) => !names.includes(name))
  return (
    <Box {...box} box={place} about={field.about}>
      {names.map((name) => {
        const remove = () => {
          removed()
          onChange(Object.fromEntries(Object.entries(own).filter(([other]) => other !== name)))
        }
        const isRequired = required.includes(name)
        return (
          <Editor
            key={name}
            name={name}
            field={fieldOf(name)}
            value={own[name]}
            isRequired={isRequired}
            isFresh={fresh === name}
            onChange={(next) => onChange({ ...own, [name]: next })}
            {...(isRequired ? {} : { onRemove: remove })}
          />
        )
      })}
      <AddField
        names={others.map((name) => ({
          name,
          isDeprecated: whole(fieldOf(name), schemas).deprecated === true,
        }))}
        onAdd={(name) => add(name, fieldOf(name))}
      />
      {additional && (
        <AddEntry
          label={say('form.addEntry', { name: box.name })}
          taken={names}
          onAdd={(name) => add(name, additional)}
        />
      )}
    </Box>
  )
}

/** A list: each of its items, and a way to another. */
function List({ field, value, onChange, ...box }: EditorProps) {
  const { schemas, say } = useForm()
  const [place, removed] = useWayToAdd<HTMLFieldSetElement>()
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  // Items have no names; what somebody types into one stays with it when another goes.
  const [ids, setIds] = useState(() => items.map((_, at) => at))
  const next = useRef(items.length)
  const [fresh, setFresh] = useState<number>()
  const item = field.items ?? {}
  const complaint = complaintOf(field, value, schemas, box.isRequired)
  return (
    <Box {...box} box={place} about={field.about} wrong={complaint && say(complaint.key, complaint.values)}>
      {ids.map((id, at) => (
        <Editor
          key={id}
          name={say('form.item', { name: box.name, number: at + 1 })}
          field={item}
          value={items[at]}
          isRequired
          isFresh={id === fresh}
          onChange={(changed) => onChange(items.map((one, other) => (other === at ? changed : one)))}
          onRemove={() => {
            removed()
            setIds(ids.filter((one) => one !== id))
            onChange(items.filter((_, other) => other !== at))
          }}
        />
      ))}
      <div className={styles.add} data-adds>
        <button
          type="button"
          onClick={() => {
            const id = next.current++
            setIds([...ids, id])
            setFresh(id)
            onChange([...items, startOf(item, schemas)])
          }}
        >
          {say('form.addItem', { name: box.name })}
        </button>
      </div>
    </Box>
  )
}

/** One of several things: which, and its fields. */
function Variants({ field, value, onChange, ...box }: EditorProps) {
  const { schemas, say } = useForm()
  const { variants = [], ...own } = field
  const [at, setAt] = useState(() => variantOf(field, value, schemas))
  const id = useId()
  const chosen = whole(variants[at]?.field ?? {}, schemas)
  // What is said of all variants counts for each.
  const inner: Field = own.properties
    ? {
        ...chosen,
        properties: { ...own.properties, ...chosen.properties },
        required: [...(own.required ?? []), ...(chosen.required ?? [])],
      }
    : chosen
  return (
    <Box {...box} about={field.about}>
      <div className={styles.row}>
        <label htmlFor={id} className={styles.about}>
          {say('form.which')}
        </label>
        <select
          id={id}
          value={at}
          onChange={({ target }) => {
            const next = Number(target.value)
            setAt(next)
            onChange(startOf({ ...field, variants: variants.slice(next, next + 1) }, schemas))
          }}
        >
          {variants.map(({ title }, index) => (
            <option key={index} value={index}>
              {title ?? say('form.variant', { number: index + 1 })}
            </option>
          ))}
        </select>
      </div>
      <Editor
        key={at}
        kind="inner"
        name={variants[at]?.title ?? box.name}
        field={inner}
        value={value}
        onChange={onChange}
      />
    </Box>
  )
}
