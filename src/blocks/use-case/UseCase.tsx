import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Unbroken } from '../../navigation/Unbroken'
import type { CapabilityName, QuickWinGoal } from '../../shared/capabilities'
import * as styles from './UseCase.module.css'

interface UseCaseProps {
  id: string
  title: string
  goal: QuickWinGoal
  capabilities: readonly CapabilityName[]
  children?: ReactNode
}

/** A use case as a card; its data attributes are what the quick-wins page filters by. */
export function UseCase({ id, title, goal, capabilities, children }: UseCaseProps) {
  const { t } = useTranslation()
  return (
    <section
      className={styles.useCase}
      data-goal={goal}
      data-capabilities={capabilities.join(' ')}
      aria-labelledby={id}
    >
      <p className={styles.goal}>{t(`goal.${goal}`)}</p>
      <h3 id={id} className={styles.title}>
        <a href={`#${id}`}>
          <Unbroken text={title} />
        </a>
      </h3>
      <div>{children}</div>
      <ul className={styles.capabilities} aria-label={t('useCase.capabilities')}>
        {capabilities.map((capability) => (
          <li key={capability}>{t(`capability.${capability}`)}</li>
        ))}
      </ul>
    </section>
  )
}
