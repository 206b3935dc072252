import { Link } from 'gatsby'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SignalScene } from '../brand/SignalScene'
import { Unbroken } from '../navigation/Unbroken'
import { canonicalUrl } from '../runtime/canonical'
import { SearchButton } from '../search/interface/SearchButton'
import * as styles from './HomeHero.module.css'

interface HomeHeroProps {
  title: string
  description: string
  language: string
  path: string
  /** What a sheet says beside the address. */
  children: ReactNode
}

/** The night with the signal in it, one line on what this is, search, and the two doors. */
export function HomeHero({ title, description, language, path, children }: HomeHeroProps) {
  const { t } = useTranslation()
  const doors = [
    { key: 'developers', to: `/${language}/sdk/` },
    { key: 'marketers', to: `/${language}/guides/` },
  ] as const
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <h1>
          <Unbroken text={title} />
        </h1>
        <p className={styles.line}>
          <Unbroken text={description} />
        </p>
        <p className={styles.sheet}>
          <span>{canonicalUrl(path)}</span> {children}
        </p>
        <div className={styles.search}>
          <SearchButton currentPath={path} variant="hero" />
        </div>
      </div>
      <SignalScene className={styles.scene} />
      <div className={styles.inner}>
        <ul className={styles.doors}>
          {doors.map(({ key, to }) => (
            <li key={key}>
              <h2>
                <Link to={to}>{t(`home.${key}`)}</Link>
              </h2>
              <p>{t(`home.${key}Text`)}</p>
              <span aria-hidden="true">{t(`home.${key}Link`)} →</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
