import { Link } from 'gatsby'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Unbroken } from '../navigation/Unbroken'
import { sectionNavId } from '../shared/frame-ids'
import type { TreePage } from '../shared/page-tree'
import * as styles from './Sidebar.module.css'

interface SidebarProps {
  /** Top of the section that is shown; undefined for pages that stand alone. */
  root?: TreePage
  path: string
  /** What stands above the tree, such as the SDK switchers. */
  children?: ReactNode
}

/** How far a section's tree was scrolled, so that going from page to page does not move it. */
const scrollOf = new Map<string, number>()
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** The tree of the section, open along the way to the current page, which is in view. */
export function Sidebar({ root, path, children }: SidebarProps) {
  const { t } = useTranslation()
  const nav = useRef<HTMLElement>(null)

  useBrowserLayoutEffect(() => {
    const box = nav.current
    if (!box || !root) return undefined
    box.scrollTop = scrollOf.get(root.path) ?? 0
    const current = box.querySelector<HTMLElement>('[aria-current="page"]')
    if (current) {
      const top = current.offsetTop - box.offsetTop
      if (top < box.scrollTop || top > box.scrollTop + box.clientHeight - 80)
        box.scrollTop = top - box.clientHeight / 3
    }
    const remember = () => scrollOf.set(root.path, box.scrollTop)
    box.addEventListener('scroll', remember, { passive: true })
    return () => box.removeEventListener('scroll', remember)
  }, [root, path])

  if (!root) return null
  return (
    <nav id={sectionNavId} className={styles.tree} aria-label={t('nav.section')} ref={nav}>
      {children}
      <ul>
        <Branch page={root} path={path} />
        {root.children.map((page) => (
          <Branch key={page.path} page={page} path={path} deep />
        ))}
      </ul>
    </nav>
  )
}

function Branch({ page, path, deep = false }: { page: TreePage; path: string; deep?: boolean }) {
  const open = deep && path.startsWith(page.path)
  const isCurrent = page.path === path
  return (
    <li>
      {page.group && (
        <span className={styles.group} lang={page.lang}>
          {page.group}
        </span>
      )}
      <Link
        to={page.path}
        lang={page.lang}
        className={styles.link}
        aria-current={isCurrent ? 'page' : undefined}
        data-open={deep && page.children.length > 0 ? open : undefined}
      >
        {/* In one piece, beside the arrow of a branch. */}
        <span>
          <Unbroken text={page.label} />
        </span>
      </Link>
      {open && page.children.length > 0 && (
        <ul>
          {page.children.map((child) => (
            <Branch key={child.path} page={child} path={path} deep />
          ))}
        </ul>
      )}
    </li>
  )
}
