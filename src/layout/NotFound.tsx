import { Link } from 'gatsby'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { frontPages, nearestPages, type NearPage } from '../navigation/nearest-pages'
import { readerPath } from '../navigation/reader-path'
import { useNavigation } from '../navigation/use-navigation'
import { Unbroken } from '../navigation/Unbroken'
import { openSearch } from '../runtime/open-search'
import * as styles from './message-page.module.css'

/** Says plainly that nothing is here, and offers what is near. The path is only known in the browser. */
export function NotFound({ path }: { path: string }) {
  const { t, i18n } = useTranslation()
  const pages = useNavigation()
  // The same HTML is served for every unknown address, so the first render must not depend on it.
  const [shown, setShown] = useState<string>()
  useEffect(() => setShown(path), [path])
  const near = shown ? nearestPages(shown, pages, { reader: readerPath(shown) }) : []
  const words = (shown ?? '')
    .split('/')
    .filter(Boolean)
    .slice(1)
    .slice(-1)
    .join(' ')
    .replace(/[-_.]|html?$/g, ' ')
    .trim()
  const home = (
    <p>
      <Link to={`/${i18n.language}/`}>{t('notFound.home')}</Link>
    </p>
  )
  return (
    <div className={`${styles.message} ${styles.grows}`}>
      <h1>{t('notFound.title')}</h1>
      {shown && (
        <>
          <p>
            <code>
              <Unbroken text={shown} />
            </code>
          </p>
          <p>{t('notFound.text')}</p>
          {words && (
            <p>
              <button type="button" className={styles.action} onClick={() => openSearch(words)}>
                {t('notFound.search', { words })}
              </button>
            </p>
          )}
          {near.length ? (
            <PageLinks title={t('notFound.near')} pages={near} />
          ) : (
            <PageLinks title={t('notFound.parts')} pages={frontPages(i18n.language, pages)} />
          )}
          {home}
        </>
      )}
      <p className={styles.noScript}>{t('notFound.noScript', { prefix: `/${i18n.language}/` })}</p>
      {/* Not the same as the last line above: what comes between would move it. */}
      {!shown && home}
    </div>
  )
}

function PageLinks({ title, pages }: { title: string; pages: readonly NearPage[] }) {
  const { i18n } = useTranslation()
  if (!pages.length) return null
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {pages.map(({ path, label, trail, lang }) => (
          <li key={path}>
            <Link to={path} lang={lang === i18n.language ? undefined : lang}>
              {label}
            </Link>{' '}
            <span className={styles.trail}>{trail}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
