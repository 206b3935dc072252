import { fitsOwnValue, ownValueNames, ownValues, type OwnValueName } from '../shared/own-values'
import { closeWhenLeft } from '../runtime/close-when-left'
import { make } from '../runtime/make-element'
import type { Say } from '../runtime/say'
import { areKept, keepValues, typedValues, type Values } from './kept-values'
import * as shared from '../runtime/dialog-frame.module.css'
import * as styles from './dialog.module.css'

interface Field {
  row: HTMLElement
  name: OwnValueName
  input: HTMLInputElement
  /** Says whether the value can stand in a sample. */
  judge: () => boolean
}

function fieldOf(name: OwnValueName, t: Say): Field {
  const { placeholders } = ownValues[name]
  const isSecret = 'isSecret' in ownValues[name]
  const id = `own-${name}`
  const input = make('input', {
    id,
    value: typedValues()[name] ?? '',
    placeholder: placeholders[0],
    autocomplete: 'off',
    spellcheck: false,
    autocapitalize: 'off',
  })
  const wrong = make('p', { id: `${id}-wrong`, className: styles.wrong, hidden: true })
  const about = make('p', { id: `${id}-about`, className: isSecret ? styles.secret : styles.about })
  about.textContent = t(`values.of.${name}.about`)
  input.setAttribute('aria-describedby', `${about.id} ${wrong.id}`)
  const judge = () => {
    const isWrong = input.value !== '' && !fitsOwnValue(name, input.value)
    wrong.hidden = !isWrong
    wrong.textContent = isWrong ? t(`values.of.${name}.wrong`) : ''
    input.setAttribute('aria-invalid', String(isWrong))
    return !isWrong
  }
  judge()
  const label = make('label', { htmlFor: id }, t(`values.of.${name}.label`))
  return { row: make('div', { className: styles.field }, label, input, about, wrong), name, input, judge }
}

/**
 * The form for the values of samples. What is typed counts at once.
 * @param changed called after each change
 */
export function ownValuesDialog(t: Say, changed: () => void): HTMLDialogElement {
  const fields = ownValueNames.map((name) => fieldOf(name, t))
  const keep = make('input', { type: 'checkbox', checked: areKept() })
  const status = make('p', { className: styles.status })
  // As a property, Firefox knows it from 119.
  status.setAttribute('role', 'status')
  const forget = make('button', { type: 'button', className: styles.forget }, t('values.forget'))
  const close = make('button', { type: 'submit', className: styles.done }, t('values.done'))
  const title = make('h2', { id: 'own-values-title' }, t('values.title'))

  const take = () => {
    const typed: Values = {}
    for (const { name, input } of fields) if (input.value) typed[name] = input.value
    status.textContent = keepValues(typed, keep.checked) ? '' : t('values.notKept')
    changed()
  }
  const form = make(
    'form',
    { method: 'dialog', className: styles.form, autocomplete: 'off' },
    title,
    make('p', { className: styles.about }, t('values.about')),
    ...fields.map(({ row }) => row),
    make('label', { className: styles.keep }, keep, t('values.keep')),
    status,
    make('div', { className: styles.actions }, forget, close),
  )
  form.addEventListener('input', () => {
    for (const { judge } of fields) judge()
    take()
  })
  // Who leaves with Escape leaves it as it is: no sample has it.
  form.addEventListener('submit', (event) => {
    const wrong = fields.find(({ judge }) => !judge())
    if (!wrong) return
    event.preventDefault()
    wrong.input.focus()
  })
  forget.addEventListener('click', () => {
    keep.checked = false
    for (const { input, judge } of fields) {
      input.value = ''
      judge()
    }
    take()
    status.textContent = t('values.forgotten')
  })
  const dialog = make('dialog', { className: `${shared.frame} ${styles.dialog}` }, form)
  dialog.setAttribute('aria-labelledby', title.id)
  closeWhenLeft(dialog)
  return dialog
}
