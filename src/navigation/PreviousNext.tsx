import { Link } from 'gatsby'
import { useTranslation } from 'react-i18next'
import type { TreePage } from '../shared/page-tree'
import { Unbroken } from './Unbroken'
import * as styles from './PreviousNext.module.css'

/** The neighbours of a page in reading order. */
export function PreviousNext({ previous, next }: { previous?: TreePage; next?: TreePage }) {
  const { t } = useTranslation()
  if (!previous && !next) return null
  return (
    <nav className={styles.pager} aria-label={t('nav.pager')}>
      {previous && (
        <Link to={previous.path} rel="prev" className={styles.previous}>
          <span>{t('nav.previous')}</span>
          <bdi lang={previous.lang}>
            <Unbroken text={previous.label} />
          </bdi>
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next" className={styles.next}>
          <span>{t('nav.next')}</span>
          <bdi lang={next.lang}>
            <Unbroken text={next.label} />
          </bdi>
        </Link>
      )}
    </nav>
  )
}
