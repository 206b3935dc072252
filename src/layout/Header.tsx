import { Link } from 'gatsby'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Mark } from '../brand/Mark'
import { SearchButton } from '../search/interface/SearchButton'
import { menuId } from '../shared/frame-ids'
import { languages } from '../shared/site'
import { Families } from './Families'
import * as styles from './Header.module.css'
import { LanguageSwitch } from './LanguageSwitch'
import { ThemeButton } from './ThemeButton'

interface HeaderProps {
  language: string
  path: string
  menu: { isOpen: boolean; toggle: () => void; button: RefObject<HTMLButtonElement> }
}

/** Mark, families, search and theme; on a phone the families move into the menu. */
export function Header({ language, path, menu }: HeaderProps) {
  const { t } = useTranslation()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={`/${language}/`} className={styles.brand} aria-label={t('site.home')}>
          <Mark size={26} />
          <span>{t('site.name')}</span>
          <span className={styles.docs}>{t('site.docs')}</span>
        </Link>
        <Families language={language} path={path} className={styles.families} />
        <div className={styles.tools}>
          <SearchButton currentPath={path} />
          {languages.length > 1 && <LanguageSwitch path={path} />}
          <ThemeButton />
          <a className={`${styles.icon} ${styles.menuLink}`} href={`#${menuId}`} aria-label={t('nav.menu')}>
            <MenuIcon open={false} />
          </a>
          <button
            type="button"
            className={`${styles.icon} ${styles.menuButton}`}
            ref={menu.button}
            aria-label={t(menu.isOpen ? 'nav.closeMenu' : 'nav.menu')}
            aria-expanded={menu.isOpen}
            aria-controls={menuId}
            onClick={menu.toggle}
          >
            <MenuIcon open={menu.isOpen} />
          </button>
        </div>
      </div>
    </header>
  )
}

function MenuIcon({ open }: { open: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d={open ? 'M6 6l12 12M18 6L6 18' : 'M4 7h16M4 12h16M4 17h16'} />
    </svg>
  )
}
