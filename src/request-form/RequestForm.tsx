import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { complaintCount } from '../requests/check'
import {
  documentedValues,
  requestOf,
  type FormParameter,
  type RequestForm as Form,
  type RequestForms,
  type Values,
} from '../requests/form'
import { snippetsOf, type Snippet } from '../requests/snippets'
import { Editor } from './Editor'
import { ParameterFields } from './ParameterFields'
import { FormSurroundings, sayIn, type Surroundings } from './surroundings'
import * as styles from './request-form.module.css'

interface RequestFormProps extends Pick<RequestForms, 'schemas' | 'words'> {
  form: Form
  /** It can be seen. */
  onReady: () => void
  onClose: () => void
  /** Gets the samples of the request; undefined: those of the documentation are right. */
  onChange: (snippets: readonly Snippet[] | undefined) => void
}

const kinds = ['path', 'query', 'header'] as const satisfies readonly FormParameter['in'][]

/** The form for the request of a call. What is typed counts at once, in its samples; nothing is sent. */
export function RequestForm({ form, schemas, words, onReady, onClose, onChange }: RequestFormProps) {
  const documented = useMemo(() => documentedValues(form), [form])
  const [values, setValues] = useState<Values>(documented)
  const [round, setRound] = useState(0)
  const [said, setSaid] = useState('')
  const titleId = useId()
  const surroundings = useMemo<Surroundings>(
    () => ({ schemas, say: sayIn(words), announce: setSaid }),
    [schemas, words],
  )
  const { say } = surroundings
  /** What was said of the values before counts no more. */
  const edit = (next: (before: Values) => Values) => {
    setSaid('')
    setValues(next)
  }

  // Once: what they do needs the form in the page, and stays the same.
  const [ready, change] = [useRef(onReady), useRef(onChange)]
  useEffect(() => ready.current(), [ready])
  useEffect(() => {
    const request = requestOf(form, values)
    const isDocumented = JSON.stringify(request) === JSON.stringify(requestOf(form, documented))
    change.current(isDocumented ? undefined : snippetsOf(request))
  }, [form, values, documented, change])

  const reset = () => {
    setValues(documented)
    setRound(round + 1)
    setSaid(say('form.resetDone'))
  }
  const wrong = complaintCount(form, values, schemas)
  return (
    <FormSurroundings.Provider value={surroundings}>
      <form
        className={styles.form}
        aria-labelledby={titleId}
        noValidate
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <h3 id={titleId}>{say('form.title')}</h3>
        <p className={styles.about}>{say('form.about')}</p>
        <div key={round}>
          {kinds.map((kind) => (
            <ParameterFields
              key={kind}
              kind={kind}
              parameters={form.parameters}
              values={values.parameters}
              onChange={(at, value) =>
                edit((before) => ({
                  ...before,
                  parameters: before.parameters.map((one, other) => (other === at ? value : one)),
                }))
              }
            />
          ))}
          {form.body && (
            <Editor
              name={say('form.body')}
              kind="part"
              field={form.body.field}
              value={values.body}
              onChange={(body) => edit((before) => ({ ...before, body }))}
            />
          )}
        </div>
        <div className={styles.actions}>
          {wrong > 0 && <p className={styles.wrong}>{say('form.count', { count: wrong })}</p>}
          <button type="button" onClick={reset}>
            {say('form.reset')}
          </button>
          <button type="button" onClick={onClose}>
            {say('form.close')}
          </button>
        </div>
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </form>
    </FormSurroundings.Provider>
  )
}
