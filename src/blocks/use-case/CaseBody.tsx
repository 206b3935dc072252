import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { keepTicks } from './kept-ticks'
import { withPlatform } from './shared-platform'
import { printCard } from './print-cards'
import * as styles from './UseCase.module.css'

interface CaseBodyProps {
  id: string
  card: RefObject<HTMLDetailsElement>
  steps: readonly string[]
  ticked: readonly string[]
  children: ReactNode
}

/** The inside of a use case, with boxes that keep their ticks, and what can be done with all of it. */
export function CaseBody({ id, card, steps, ticked, children }: CaseBodyProps) {
  const { t } = useTranslation()
  const body = useRef<HTMLDivElement>(null)

  // The boxes are finished HTML.
  useEffect(() => {
    for (const box of body.current?.querySelectorAll<HTMLInputElement>('[data-step]') ?? [])
      box.checked = ticked.includes(box.dataset.step ?? '')
  }, [ticked])

  useEffect(() => {
    const inside = body.current
    const tick = ({ target }: Event) => {
      const step = target instanceof HTMLInputElement ? target.dataset.step : undefined
      if (step === undefined || !inside) return
      const boxes = [...inside.querySelectorAll<HTMLInputElement>('[data-step]')]
      keepTicks(
        id,
        boxes.filter(({ checked }) => checked).map(({ dataset }) => dataset.step ?? ''),
      )
    }
    inside?.addEventListener('change', tick)
    return () => inside?.removeEventListener('change', tick)
  }, [id])

  return (
    <div ref={body} className={styles.body}>
      {children}
      <div className={styles.actions}>
        {/* What the page is narrowed to may change while the card is open. */}
        <button
          type="button"
          data-tool="copy"
          onClick={({ currentTarget }) => (currentTarget.dataset.text = addressOf(id))}
        >
          {t('useCase.copy')}
        </button>
        <button type="button" onClick={() => card.current && printCard(card.current)}>
          {t('useCase.print')}
        </button>
        {steps.some((step) => ticked.includes(step)) && (
          <button type="button" onClick={() => keepTicks(id, [])}>
            {t('useCase.untick')}
          </button>
        )}
        <span className={styles.kept}>{t('useCase.kept')}</span>
      </div>
    </div>
  )
}

/** The address that shows a use case as it is seen now: with what the page is narrowed to, and whose links lead. */
function addressOf(id: string): string {
  const { origin, pathname, search } = window.location
  return `${origin}${pathname}${withPlatform(search)}#${id}`
}
