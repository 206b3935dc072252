import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Unbroken } from '../../navigation/Unbroken'
import type { CapabilityName, QuickWinGoal } from '../../shared/capabilities'
import { CaseBody } from './CaseBody'
import { useCaseOf } from './cases-context'
import { useTicks } from './kept-ticks'
import * as styles from './UseCase.module.css'
import { useLive } from './use-live'

/** A card has a row of its own while it is open: what was pressed stays where it is on the screen. */
function keepInPlace(summary: HTMLElement): void {
  const { top } = summary.getBoundingClientRect()
  window.requestAnimationFrame(() =>
    window.scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' }),
  )
}

interface UseCaseProps {
  id: string
  title: string
  /** What it is for. */
  about: string
  goal: QuickWinGoal
  capabilities: readonly CapabilityName[]
  children?: ReactNode
}

/**
 * A use case as a card that opens: closed, what it is for and how far the reader has come; open, its steps. It is the
 * browser's own element, so it opens without JavaScript. Its data attributes are for tests and for printing.
 */
export function UseCase({ id, title, about, goal, capabilities, children }: UseCaseProps) {
  const { t } = useTranslation()
  const card = useRef<HTMLDetailsElement>(null)
  const { steps = [] } = useCaseOf(id) ?? {}
  const ticked = useTicks(id)
  const [isLive, wake] = useLive(card)
  const count = steps.length
  const done = steps.filter((step) => ticked.includes(step)).length
  const progress = done === count ? 'allDone' : done ? 'done' : 'steps'
  return (
    <details ref={card} id={id} className={styles.card} data-goal={goal} onToggle={wake}>
      <summary
        onClick={({ currentTarget }) => {
          keepInPlace(currentTarget)
          wake()
        }}
      >
        <h3 className={styles.title}>
          <Unbroken text={title} />
        </h3>
        <span className={styles.about}>
          <Unbroken text={about} />
        </span>
        <span className={styles.facts}>
          <span>{capabilities.map((one) => t(`capability.${one}`)).join(' · ')}</span>
          <span className={styles.progress} data-progress={progress}>
            {t(`useCase.${progress}`, { count, done })}
          </span>
        </span>
      </summary>
      {isLive ? (
        <CaseBody key="live" id={id} card={card} steps={steps} ticked={ticked}>
          {children}
        </CaseBody>
      ) : (
        // Hydration leaves the inside of such an element alone.
        <div
          key="finished"
          className={styles.body}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )}
    </details>
  )
}
