import { Link } from 'gatsby'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nearestPages } from '../navigation/nearest-pages'
import { useNavigation } from '../navigation/use-navigation'
import { openSearch } from '../search/interface/open-dialog'
import * as styles from './message-page.module.css'

/** Says plainly that nothing is here, and offers what is near. The path is only known in the browser. */
export function NotFound({ path }: { path: string }) {
  const { t, i18n } = useTranslation()
  const pages = useNavigation()
  // The same HTML is served for every unknown address, so the first render must not depend on it.
  const [shown, setShown] = useState<string>()
  useEffect(() => setShown(path), [path])
  const words = (shown ?? '')
    .split('/')
    .filter(Boolean)
    .slice(1)
    .slice(-1)
    .join(' ')
    .replace(/[-_.]|html?$/g, ' ')
    .trim()
  return (
    <div className={styles.message}>
      <h1>{t('notFound.title')}</h1>
      {shown && (
        <>
          <p>
            <code>{shown}</code>
          </p>
          <p>{t('notFound.text')}</p>
          <h2>{t('notFound.near')}</h2>
          <ul>
            {nearestPages(shown, pages).map(({ path: near, label, trail, lang }) => (
              <li key={near}>
                <Link to={near} lang={lang === i18n.language ? undefined : lang}>
                  {label}
                </Link>{' '}
                <span className={styles.trail}>{trail}</span>
              </li>
            ))}
          </ul>
          {words && (
            <p>
              <button type="button" className={styles.action} onClick={() => openSearch(words)}>
                {t('notFound.search', { words })}
              </button>
            </p>
          )}
        </>
      )}
      <p className={styles.noScript}>{t('notFound.noScript', { prefix: `/${i18n.language}/` })}</p>
      <p>
        <Link to={`/${i18n.language}/`}>{t('notFound.home')}</Link>
      </p>
    </div>
  )
}
