import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lanes, type LanePlace } from '../../shared/capabilities'
import * as styles from './UseCase.module.css'

/** What is done in one place of a use case, and by whom. */
export function Lane({ place, children }: { place: LanePlace; children?: ReactNode }) {
  const { t } = useTranslation()
  const reader = lanes[place]
  return (
    <section className={styles.lane} data-lane={reader}>
      <h4>
        {t(`useCase.place.${place}`)} <span>{t(`useCase.reader.${reader}`)}</span>
      </h4>
      {children}
    </section>
  )
}
