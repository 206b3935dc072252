import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { usePart } from '../../lazy/use-part'
import { createPart } from '../../runtime/part'
import { FilterMissing } from '../FilterMissing'
import * as shared from '../filter-form.module.css'
import * as styles from './SymbolFilter.module.css'

/** Every page carries the form's code, so what it does comes apart, and only where the form is. */
const filter = createPart(() => import(/* webpackChunkName: "symbol-filter" */ './start-filter'))

/** Narrows the types and members of its page by a name, parts of it, or what they do. Without JavaScript all are there. */
export function SymbolFilter() {
  const { t } = useTranslation()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { status, value: code } = usePart(filter)
  useEffect(() => {
    const say = (count: number) => (count ? t('symbols.found', { count }) : t('symbols.none'))
    const offer = (words: string) => t('symbols.search', { words })
    return code && form.current ? code.startFilter(form.current, say, offer) : undefined
  }, [code, t])

  return (
    <form
      ref={form}
      role="search"
      className={`${shared.form} ${styles.filter}`}
      aria-label={t('symbols.filter')}
    >
      <label htmlFor={id}>{t('symbols.filter')}</label>
      <input id={id} type="search" autoComplete="off" spellCheck={false} placeholder={t('symbols.example')} />
      <p role="status" />
      {status === 'missing' && <FilterMissing retry={() => void filter.load()} />}
    </form>
  )
}
