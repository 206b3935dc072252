import { useTranslation } from 'react-i18next'
import * as shared from '../blocks/filter-form.module.css'
import { choiceKinds, choices, fits, type Case, type Choice } from '../blocks/use-case/cases'
import * as styles from './UseCaseFilter.module.css'

interface UseCaseFilterProps {
  cases: readonly Case[]
  choice: Choice
  /** How many are left, where they are narrowed. */
  left: number | undefined
  narrow: (choice: Choice) => void
}

/** A menu for each choice. An option says how many cases it leaves beside the others; one that leaves none cannot be chosen. */
export function UseCaseFilter({ cases, choice, left, narrow }: UseCaseFilterProps) {
  const { t } = useTranslation()
  const menus = {
    reader: {
      name: t('useCase.for'),
      all: t('useCase.everyone'),
      options: choices.reader.values.map((value) => ({ value, label: t(`useCase.readers.${value}`) })),
    },
    goal: {
      name: t('useCase.goal'),
      all: t('goal.all'),
      options: choices.goal.values.map((value) => ({ value, label: t(`goal.${value}`) })),
    },
    capability: {
      name: t('useCase.capability'),
      all: t('capability.all'),
      options: choices.capability.values.map((value) => ({ value, label: t(`capability.${value}`) })),
    },
  }
  const countWith = (other: Choice) => cases.filter((one) => fits(one, { ...choice, ...other })).length
  return (
    <form
      className={`${shared.form} ${styles.filter}`}
      aria-label={t('useCase.filters')}
      onSubmit={(event) => event.preventDefault()}
    >
      {choiceKinds.map((kind) => (
        <label key={kind}>
          {menus[kind].name}
          <select
            name={choices[kind].name}
            autoComplete="off"
            value={choice[kind] ?? ''}
            onChange={({ target }) => narrow({ ...choice, [kind]: target.value || undefined })}
          >
            <option value="">
              {t('useCase.option', { label: menus[kind].all, count: countWith({ [kind]: undefined }) })}
            </option>
            {menus[kind].options.map(({ value, label }) => {
              const count = countWith({ [kind]: value })
              return (
                <option key={value} value={value} disabled={!count && choice[kind] !== value}>
                  {t('useCase.option', { label, count })}
                </option>
              )
            })}
          </select>
        </label>
      ))}
      <p className={left === undefined ? styles.idle : undefined}>
        <span role="status">
          {left === undefined ? '' : left ? t('useCase.shown', { count: left }) : t('useCase.none')}
        </span>{' '}
        {left !== undefined && (
          <button type="button" onClick={() => narrow({})}>
            {t('useCase.clear')}
          </button>
        )}
      </p>
    </form>
  )
}
