import { Link } from 'gatsby'
import { useTranslation } from 'react-i18next'
import type { DocPage } from '../shared/doc-page'
import { Unbroken } from './Unbroken'
import * as styles from './PreviousNext.module.css'

/** The neighbours of a page in reading order, by their titles. */
export function PreviousNext({ previous, next }: Pick<DocPage, 'previous' | 'next'>) {
  const { t } = useTranslation()
  if (!previous && !next) return null
  return (
    <nav className={styles.pager} aria-label={t('nav.pager')}>
      {previous && (
        <Link to={previous.path} rel="prev" className={styles.previous}>
          <span>{t('nav.previous')}</span>
          <bdi lang={previous.lang}>
            <Unbroken text={previous.title} />
          </bdi>
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next" className={styles.next}>
          <span>{t('nav.next')}</span>
          <bdi lang={next.lang}>
            <Unbroken text={next.title} />
          </bdi>
        </Link>
      )}
    </nav>
  )
}
