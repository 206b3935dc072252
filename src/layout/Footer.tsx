import { Link } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { Mark } from '../brand/Mark'
import { offlinePath } from '../offline/format/addresses'
import { allPagesPath, families } from '../shared/site'
import * as styles from './Footer.module.css'

/** The end of every page: parts of the site, all pages, reading offline. */
export function Footer({ language, inert }: { language: string; inert?: '' | undefined }) {
  const { t } = useTranslation()
  return (
    <footer className={styles.footer} inert={inert}>
      <div className={styles.inner}>
        <p className={styles.line}>
          <Mark size={22} />
          <span>{t('footer.line')}</span>
        </p>
        <nav aria-label={t('footer.label')} className={styles.links}>
          {families.map(({ segment, label }) => (
            <Link key={segment} to={`/${language}/${segment}/`}>
              {t(label)}
            </Link>
          ))}
          <a href={allPagesPath(language)}>{t('allPages.title')}</a>
          <Link to={offlinePath(language)}>{t('connection.link')}</Link>
        </nav>
      </div>
    </footer>
  )
}
