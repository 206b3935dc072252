import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './FaultFinder.module.css'

/**
 * Looks a log line, a code or a few words up in the catalogue of its page. What is pasted stays in the browser.
 * Every page carries this form's code, so what it does comes apart, and only where the form is.
 */
export function FaultFinder() {
  const { t } = useTranslation()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    void import('./find-faults').then(({ startFinder }) => {
      if (form.current && !isGone) stop = startFinder(form.current, t)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [t])

  return (
    <form ref={form} role="search" className={styles.finder} aria-label={t('fault.finder')}>
      <label htmlFor={`${id}-line`}>{t('fault.line')}</label>
      <textarea
        id={`${id}-line`}
        rows={2}
        spellCheck={false}
        autoComplete="off"
        placeholder={t('fault.example')}
        aria-describedby={`${id}-local`}
      />
      <p id={`${id}-local`} className={styles.local}>
        {t('fault.local')}
      </p>
      <div className={styles.row}>
        <label htmlFor={`${id}-group`}>{t('fault.group')}</label>
        <select id={`${id}-group`}>
          <option value="">{t('fault.all')}</option>
        </select>
        <button type="reset" hidden>
          {t('fault.clear')}
        </button>
        <p role="status" />
      </div>
    </form>
  )
}
