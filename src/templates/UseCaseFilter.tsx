import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as shared from '../blocks/filter-form.module.css'
import { groupsOf, showFitting } from '../blocks/filter-groups'
import { capabilities, quickWinGoals } from '../shared/capabilities'
import * as styles from './UseCaseFilter.module.css'

const ALL = 'all' as const

/** Two choices above the use cases; cases that fit neither are hidden, and so are groups left without any. */
export function UseCaseFilter({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  const [goal, setGoal] = useState<string>(ALL)
  const [capability, setCapability] = useState<string>(ALL)
  const [count, setCount] = useState<number>()

  useEffect(() => {
    if (!list.current) return
    const fits = ({ dataset }: HTMLElement) =>
      (goal === ALL || dataset.goal === goal) &&
      (capability === ALL || (dataset.capabilities ?? '').split(' ').includes(capability))
    const isFiltering = goal !== ALL || capability !== ALL
    setCount(showFitting(groupsOf(list.current, '[data-goal]'), isFiltering ? fits : undefined))
  }, [goal, capability])

  return (
    <>
      <form
        className={`${shared.form} ${styles.filter}`}
        aria-label={t('useCase.filters')}
        onSubmit={(event) => event.preventDefault()}
      >
        <label>
          {t('useCase.goal')}
          <select value={goal} onChange={(event) => setGoal(event.target.value)}>
            {([ALL, ...quickWinGoals] as const).map((name) => (
              <option key={name} value={name}>
                {t(`goal.${name}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('useCase.capability')}
          <select value={capability} onChange={(event) => setCapability(event.target.value)}>
            {([ALL, ...capabilities] as const).map((name) => (
              <option key={name} value={name}>
                {t(`capability.${name}`)}
              </option>
            ))}
          </select>
        </label>
        <p role="status">
          {count === undefined ? '' : count ? t('useCase.shown', { count }) : t('useCase.none')}
        </p>
      </form>
      <div ref={list}>{children}</div>
    </>
  )
}
