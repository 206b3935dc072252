import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useScrolls } from '../use-scrolls'
import * as styles from './DataTable.module.css'

/** A table that scrolls sideways by itself where there is no room, by touch and by keyboard. */
export function DataTable({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const { scrolls } = useScrolls(box)
  return (
    <div
      ref={box}
      className={styles.scroll}
      {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': t('table.region') } : {})}
    >
      {children}
    </div>
  )
}
