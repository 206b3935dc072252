import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../lazy/lazy-part'
import * as styles from './Pieces.module.css'

/** It does nothing, and is in the HTML: no page that was loaded needs its code. */
const Drawing = lazyPart(
  async () => (await import(/* webpackChunkName: "pieces" */ '../../brand/PiecesDrawing')).PiecesDrawing,
)

/** How the pieces hang together, drawn; and beside it what each of them is, by the numbers of the drawing. */
export function Pieces({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  const labels = {
    alt: t('pieces.alt'),
    application: t('pieces.application'),
    other: t('pieces.other'),
    device: t('pieces.device'),
    user: t('pieces.user'),
    anonymous: t('pieces.anonymous'),
    segment: t('pieces.segment'),
    tag: t('pieces.tag'),
    message: t('pieces.message'),
    opened: t('pieces.opened'),
  }
  return (
    <div className={styles.pieces}>
      <div className={styles.drawing}>
        {/* Until it comes, and if it never does, the list says all of it. */}
        <Drawing props={{ labels }} instead={() => null} />
      </div>
      {children}
    </div>
  )
}
