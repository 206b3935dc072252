import { Link } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { Mark } from '../brand/Mark'
import { offlinePath } from '../offline/format/addresses'
import { allPagesPath } from '../shared/site'
import * as styles from './Footer.module.css'

/** Pages that help on, below a language; of the parts of the site in the header, the one that answers questions. */
const pages = [
  ['whats-new', 'footer.news'],
  ['faqs', 'nav.faqs'],
  ['guides/errors', 'footer.errors'],
  ['guides/glossary', 'terms.glossary'],
] as const

/** The end of every page: help, news, all pages, reading offline, shortcuts, licences. */
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
          {pages.map(([page, label]) => (
            <Link key={page} to={`/${language}/${page}/`}>
              {t(label)}
            </Link>
          ))}
          <a href={allPagesPath(language)}>{t('allPages.title')}</a>
          <Link to={offlinePath(language)}>{t('connection.link')}</Link>
          <button type="button" data-shortcuts="">
            {t('shortcuts.title')}
          </button>
          <a href="/licences.txt">{t('footer.licences')}</a>
        </nav>
      </div>
    </footer>
  )
}
