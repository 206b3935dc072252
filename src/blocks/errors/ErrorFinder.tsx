import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { usePart } from '../../lazy/use-part'
import { createPart } from '../../runtime/part'
import { FilterMissing } from '../FilterMissing'
import * as shared from '../filter-form.module.css'
import * as styles from './ErrorFinder.module.css'

/** Every page carries the form's code, so what it does comes apart, and only where the form is. */
const finder = createPart(() => import(/* webpackChunkName: "error-finder" */ './start-finder'))

/** Looks a log line, a code or a few words up in the catalogue of its page. What is pasted stays in the browser. */
export function ErrorFinder() {
  const { t } = useTranslation()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { status, value: code } = usePart(finder)
  useEffect(() => (code && form.current ? code.startFinder(form.current, t) : undefined), [code, t])

  return (
    <form
      ref={form}
      role="search"
      className={`${shared.form} ${styles.finder}`}
      aria-label={t('errors.finder')}
    >
      <label htmlFor={`${id}-line`}>{t('errors.line')}</label>
      <textarea
        id={`${id}-line`}
        rows={2}
        spellCheck={false}
        autoComplete="off"
        placeholder={t('errors.example')}
        aria-describedby={`${id}-local`}
      />
      <p id={`${id}-local`} className={styles.local}>
        {t('errors.local')}
      </p>
      <div className={styles.row}>
        <label htmlFor={`${id}-group`}>{t('errors.group')}</label>
        <select id={`${id}-group`}>
          <option value="">{t('errors.all')}</option>
        </select>
        <button type="reset" hidden>
          {t('errors.clear')}
        </button>
        <p role="status" />
      </div>
      {status === 'missing' && <FilterMissing retry={() => void finder.load()} />}
    </form>
  )
}
