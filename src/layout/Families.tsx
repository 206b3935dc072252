import { Link } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { families } from '../shared/site'

interface FamiliesProps {
  language: string
  path: string
  className: string | undefined
}

/** The parts of the site, with the one that is open marked: in the header, and in the menu of narrow screens. */
export function Families({ language, path, className }: FamiliesProps) {
  const { t } = useTranslation()
  return (
    <nav className={className} aria-label={t('nav.main')}>
      {families.map(({ segment, label }) => {
        const home = `/${language}/${segment}/`
        return (
          <Link key={segment} to={home} aria-current={path.startsWith(home) ? 'true' : undefined}>
            {t(label)}
          </Link>
        )
      })}
    </nav>
  )
}
