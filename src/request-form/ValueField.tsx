import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { complaintOf } from '../requests/check'
import { whole, type Field } from '../requests/form'
import { ENGLISH } from '../shared/site'
import { useForm, type Surroundings } from './surroundings'
import { textOf, typedValue } from './typed-value'
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
  const wrong = isLeft && complaint ? say(complaint.key, complaint.values) : ''
  useEffect(() => {
    if (isFresh) row.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    // Only when it comes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const described = [...(own.about ? [`${id}-about`] : []), ...(wrong ? [`${id}-wrong`] : [])]
  const common = {
    id,
    'aria-required': isRequired,
    'aria-invalid': wrong !== '',
    ...(described.length ? { 'aria-describedby': described.join(' ') } : {}),
    onBlur: () => {
      setLeft(true)
      if (complaint) announce(say('form.said', { name, wrong: say(complaint.key, complaint.values) }))
    },
  }
  return (
    <div ref={row} className={styles.row}>
      <div className={styles.head}>
        <label htmlFor={id}>{name}</label>
        <span>{typeWords(own, say)}</span>
        {isRequired && <em>{say('form.required')}</em>}
      </div>
      {control(own, value, onChange, common, say)}
      {onRemove && <RemoveButton name={name} onRemove={onRemove} />}
      {own.about && (
        <p id={`${id}-about`} className={styles.about} lang={ENGLISH}>
          {own.about}
        </p>
      )}
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

interface Common {
  id: string
  onBlur: () => void
}

function control(
  own: Field,
  value: unknown,
  onChange: FieldProps['onChange'],
  common: Common,
  say: Surroundings['say'],
): ReactNode {
  const choices = own.enum ?? (own.types?.join() === 'boolean' ? [true, false] : undefined)
  if (choices) return choice(choices, value, onChange, common, say)
  const text = textOf(value)
  const props = {
    ...common,
    // What is typed is more than what it means: 1.0 is on its way to 1.05.
    defaultValue: text,
    spellCheck: false,
    autoCapitalize: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange(typedValue(target.value, own)),
  }
  if (text.length > LONG || text.includes('\n')) return <textarea {...props} rows={3} />
  const isNumber = own.types?.some((type) => type === 'integer' || type === 'number')
  const isOnly = isNumber && !own.types?.includes('string')
  return <input {...props} {...(isOnly ? { inputMode: 'decimal' as const } : {})} {...dayProps(own, text)} />
}

/** Browsers have a calendar for days; for days with a time zone they have none. */
const dayProps = ({ format }: Field, text: string) =>
  format === 'date' && (text === '' || /^\d{4}-\d\d-\d\d$/.test(text)) ? { type: 'date' } : {}

function choice(
  choices: readonly unknown[],
  value: unknown,
  onChange: FieldProps['onChange'],
  common: Common,
  say: Surroundings['say'],
) {
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
  return format ? `${said}, ${format}` : said
}
