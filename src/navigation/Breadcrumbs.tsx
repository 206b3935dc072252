import { Link } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { ancestors, type TreePage } from '../shared/page-tree'
import * as styles from './Breadcrumbs.module.css'

/** The way from the section's front down to the page's parent. */
export function Breadcrumbs({ page }: { page: TreePage }) {
  const { t } = useTranslation()
  const above = ancestors(page).slice(1, -1)
  if (!above.length) return null
  return (
    <nav aria-label={t('nav.breadcrumbs')} className={styles.breadcrumbs}>
      <ol>
        {above.map(({ path, label, lang }) => (
          <li key={path}>
            <Link to={path} lang={lang}>
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
