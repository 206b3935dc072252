import { useId, useRef, useState } from 'react'
import { complaintOf } from '../requests/check'
import { whole, type Field } from '../requests/form'
import { ownValueOf } from '../shared/own-values'
import { About } from './About'
import { useForm, type Surroundings } from './surroundings'
import { textOf, typedValue } from './typed-value'
import { useFresh } from './use-fresh'
import { whenReleased } from './when-released'
import * as styles from './request-form.module.css'

export interface FieldProps {
  name: string
  field: Field
  value: unknown
  onChange: (value: unknown) => void
  isRequired?: boolean
  /** It has been added a moment ago. */
  isFresh?: boolean
  /** Missing: it stays. */
  onRemove?: () => void
}

/** Texts that are longer have more than a line. */
const LONG = 60

/** A value with its name, what it has to be, and what is wrong with it. */
export function ValueField({
  name,
  field,
  value,
  onChange,
  isRequired = false,
  isFresh,
  onRemove,
}: FieldProps) {
  const { schemas, say, announce } = useForm()
  const own = whole(field, schemas)
  const row = useRef<HTMLDivElement>(null)
  // While somebody types, what is there is not yet what is meant.
  const [isLeft, setLeft] = useState(false)
  const id = useId()
  const complaint = complaintOf(own, value, schemas, isRequired)
  // An item of a list may go instead.
  const isNeeded = isRequired && !onRemove
  const said =
    complaint?.key === 'wrong.required' && !isNeeded
      ? say('wrong.empty')
      : complaint
        ? say(complaint.key, complaint.values)
        : ''
  const wrong = isLeft ? said : ''
  useFresh(row, isFresh)

  const described = [...(own.about ? [`${id}-about`] : []), ...(wrong ? [`${id}-wrong`] : [])]
  const common = {
    id,
    'aria-required': isNeeded,
    'aria-invalid': wrong !== '',
    ...(described.length ? { 'aria-describedby': described.join(' ') } : {}),
    onBlur: () => {
      whenReleased(() => setLeft(true))
      if (said) announce(say('form.said', { name, wrong: said }))
    },
  }
  return (
    <div ref={row} className={styles.row}>
      <div className={styles.head}>
        <label htmlFor={id}>{name}</label>
        <span>{typeWords(own, say)}</span>
        {isNeeded && <em>{say('form.required')}</em>}
      </div>
      <Control own={own} value={value} onChange={onChange} common={common} />
      {onRemove && <RemoveButton name={name} onRemove={onRemove} />}
      {own.about && <About id={`${id}-about`}>{own.about}</About>}
      {wrong && (
        <p id={`${id}-wrong`} className={styles.wrong}>
          {wrong}
        </p>
      )}
    </div>
  )
}

export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { say } = useForm()
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={say('form.remove', { name })}
      onClick={onRemove}
    >
      <span aria-hidden="true">×</span>
    </button>
  )
}

interface ControlProps {
  own: Field
  value: unknown
  onChange: FieldProps['onChange']
  /** What all kinds of fields have: their id, what describes them, and so on. */
  common: { id: string; onBlur: () => void }
}

function Control(props: ControlProps) {
  const { own } = props
  const choices = own.enum ?? (own.types?.join() === 'boolean' ? [true, false] : undefined)
  return choices ? <Choice {...props} choices={choices} /> : <Text {...props} />
}

function Text({ own, value, onChange, common }: ControlProps) {
  // What it begins with, for good: another field would take the focus from who types.
  const [text] = useState(textOf(value))
  const [wasText] = useState(typeof value === 'string')
  const props = {
    ...common,
    // What is typed is more than what it means: 1.0 is on its way to 1.05.
    defaultValue: text,
    spellCheck: false,
    autoCapitalize: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange(typedValue(target.value, own, wasText)),
  }
  if (text.length > LONG || text.includes('\n')) return <textarea {...props} rows={3} />
  const isNumber = own.types?.some((type) => type === 'integer' || type === 'number')
  const isOnly = isNumber && !own.types?.includes('string')
  // As long as it is the example, what the reader has in its place shows (src/own-values); samples have it marked as well.
  return (
    <input
      {...props}
      data-own={ownValueOf(value)}
      {...(isOnly ? { inputMode: 'decimal' } : {})}
      {...dayProps(own, text)}
    />
  )
}

/** Browsers have a calendar for days; for days with a time zone they have none. */
const dayProps = ({ format }: Field, text: string) =>
  format === 'date' && (text === '' || /^\d{4}-\d\d-\d\d$/.test(text)) ? { type: 'date' } : {}

function Choice({ value, onChange, common, choices }: ControlProps & { choices: readonly unknown[] }) {
  const { say } = useForm()
  const at = choices.indexOf(value)
  return (
    <select {...common} value={at} onChange={({ target }) => onChange(choices[Number(target.value)])}>
      {at < 0 && <option value={-1}>{value === undefined ? say('form.choose') : textOf(value)}</option>}
      {choices.map((one, index) => (
        <option key={textOf(one)} value={index}>
          {textOf(one)}
        </option>
      ))}
    </select>
  )
}

function typeWords({ types = [], format }: Field, say: Surroundings['say']): string {
  const [first, ...others] = types.map((type) => say(`type.${type}`))
  const said = others.reduce((one, other) => say('type.or', { one, other }), first ?? say('type.any'))
  return format ? `${said} (${format})` : said
}
