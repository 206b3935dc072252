import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './DataTable.module.css'

/** A table that scrolls sideways by itself on a narrow screen, by touch and by keyboard. */
export function DataTable({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    // A scrollable region has to be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="group" aria-label={t('table.region')} tabIndex={0}>
      {children}
    </div>
  )
}
