import { Link } from 'gatsby'
import { useTranslation } from 'react-i18next'
import { rememberLanguage } from '../language/remember'
import { languageList } from '../shared/site'
import { languageOf } from '../shared/slugs'
import * as styles from './LanguageSwitch.module.css'

/**
 * The same page in the other languages; one that has no such page says so there. A site of one language does not bundle
 * this (src/gatsby/replacements.ts).
 */
export function LanguageSwitch({ path }: { path: string }) {
  const { t, i18n } = useTranslation()
  const own = languageOf(path)
  // Of an address without a language nobody knows whether it has a page in another one.
  const rest = own ? path.slice(own.length + 1) : '/'
  return (
    <nav aria-label={t('language.switch')} className={styles.languages}>
      {languageList
        .filter(({ id }) => id !== i18n.language)
        .map(({ id, name }) => (
          <Link
            key={id}
            to={`/${id}${rest}`}
            lang={id}
            hrefLang={id}
            aria-label={name}
            onClick={() => rememberLanguage(id)}
          >
            {id.toUpperCase()}
          </Link>
        ))}
    </nav>
  )
}
