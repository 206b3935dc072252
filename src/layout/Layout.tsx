import '../styles/base'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { InterfaceStrings } from '../language/InterfaceStrings'
import { ArrivalNote } from '../navigation/ArrivalNote'
import { sectionRoot } from '../navigation/section'
import { SdkSwitchers } from '../navigation/SdkSwitchers'
import { useNavigation } from '../navigation/use-navigation'
import { contentId, menuId, onThisPageId, sectionNavId } from '../shared/frame-ids'
import type { DocPage } from '../shared/doc-page'
import { Families } from './Families'
import { Footer } from './Footer'
import { Header } from './Header'
import * as styles from './Layout.module.css'
import { Notices } from './Notices'
import { Sidebar } from './Sidebar'
import { useMenu } from './use-menu'

interface LayoutProps {
  /** Path of the page, with its language; an address without a page for pages that are none (404, 500). */
  path: string
  /** The page's data, for its switchers; pages that are no documentation have none. */
  doc?: Pick<DocPage, 'switchers' | 'headings' | 'needs'>
  /** Right column, such as on-this-page. */
  aside?: ReactNode
  /**
   * Where that is: `beside` the text, or `below` the section's tree; with `aside`. Without one, `broad` gives what stands in
   * the middle more room than lines of text can have.
   */
  place?: 'beside' | 'below' | 'broad' | undefined
  /** Lets the page use the whole width, as the home page does. */
  wide?: boolean
  children: ReactNode
}

/** The frame round every page. */
export function Layout(props: LayoutProps) {
  return (
    <InterfaceStrings>
      <Frame {...props} />
    </InterfaceStrings>
  )
}

function Frame({ path, doc, aside, place, wide = false, children }: LayoutProps) {
  const { t, i18n } = useTranslation()
  const pages = useNavigation()
  const menu = useMenu(path)
  const page = pages.get(path)
  const root = page && sectionRoot(page, pages)
  const { language } = i18n

  /** A page with one section has no list of them. */
  const hasContents = doc && doc.headings.length + (doc.needs ? 1 : 0) > 1

  /** The same as long as the page is: to open the menu draws none of it anew. */
  const tree = useMemo(
    () =>
      root && (
        <Sidebar root={root} path={path}>
          {doc && <SdkSwitchers doc={doc} />}
        </Sidebar>
      ),
    [root, path, doc],
  )

  /** The header stays in sight and in reach, with the button that closes the menu. */
  const covered = { inert: menu.covers ? ('' as const) : undefined }

  return (
    <>
      <a className={styles.skip} href={`#${contentId}`} {...covered}>
        {t('skip')}
      </a>
      {root && (
        <a className={`${styles.skip} ${styles.toMenu}`} href={`#${sectionNavId}`} {...covered}>
          {t('skipTo.section')}
        </a>
      )}
      {aside && hasContents && (
        <a className={`${styles.skip} ${styles.toAside}`} href={`#${onThisPageId}`} {...covered}>
          {t('skipTo.page')}
        </a>
      )}
      <Header language={language} path={path} menu={menu} />
      <div
        className={wide ? styles.wide : styles.frame}
        data-section={root ? '' : undefined}
        data-aside={place}
      >
        <main id={contentId} tabIndex={-1} className={styles.main} {...covered}>
          <ArrivalNote path={path} />
          {children}
        </main>
        <div id={menuId} ref={menu.panel} className={styles.menu} data-open={menu.isOpen}>
          {tree}
          <Families language={language} path={path} className={styles.families} />
        </div>
        {aside && (
          <div className={styles.aside} {...covered}>
            {aside}
          </div>
        )}
      </div>
      <Footer language={language} {...covered} />
      <Notices {...covered} />
    </>
  )
}
