import { useTranslation } from 'react-i18next'
import { warmUpSearch } from './load-dialog'
import { openSearch } from '../../runtime/open-search'
import { SearchHost } from './SearchHost'
import { SearchIcon } from './SearchIcon'
import { allPagesPath } from '../../shared/site'
import * as styles from './SearchButton.module.css'

interface SearchButtonProps {
  /** The page's path: results of its platform and version come first. */
  currentPath: string
  /** The header's button is on every page and brings the dialog with it; a hero button only opens it. */
  variant?: 'header' | 'hero'
}

/**
 * Looks like the search field it opens. Its style sheet hides it until `html` has the class `js`, and shows a link in its
 * place: without scripts all pages are listed on one, where the browser finds words.
 */
export function SearchButton({ currentPath, variant = 'header' }: SearchButtonProps) {
  const { t, i18n } = useTranslation('search')
  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${variant === 'hero' ? styles.hero : ''}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={warmUpSearch}
        onFocus={warmUpSearch}
        onClick={() => openSearch()}
      >
        <SearchIcon className={styles.icon} />
        <span className={styles.label}>{variant === 'hero' ? t('placeholder') : t('button')}</span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </button>
      <a
        className={`${styles.button} ${styles.plain} ${variant === 'hero' ? styles.hero : ''}`}
        href={allPagesPath(i18n.language)}
      >
        <SearchIcon className={styles.icon} />
        <span className={styles.label}>{t('allPages')}</span>
      </a>
      {variant === 'header' ? <SearchHost currentPath={currentPath} /> : null}
    </>
  )
}
