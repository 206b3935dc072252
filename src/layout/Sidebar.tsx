import { Link } from 'gatsby'
import { useRef, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { branches, scrollOf, type Choices } from '../navigation/tree-memory'
import { Unbroken } from '../navigation/Unbroken'
import { sectionNavId } from '../shared/frame-ids'
import type { TreePage } from '../shared/page-tree'
import * as styles from './Sidebar.module.css'
import { useBrowserLayoutEffect } from './use-browser-layout-effect'

interface SidebarProps {
  /** Top of the section that is shown; undefined for pages that stand alone. */
  root?: TreePage
  path: string
  /** What stands above the tree, such as the SDK switchers. */
  children?: ReactNode
}

/** The tree of the section, open along the way to the current page, which is in view, and wherever the reader has opened it. */
export function Sidebar({ root, path, children }: SidebarProps) {
  const { t } = useTranslation()
  const nav = useRef<HTMLElement>(null)
  const choices = useSyncExternalStore(branches.subscribe, branches.state, () => undefined)
  /** While the page hydrates, its tree is as it was built. */
  const isRemembered = choices !== undefined

  useBrowserLayoutEffect(() => {
    const box = nav.current
    if (!box || !root || !isRemembered) return undefined
    branches.arrive(path)
    box.scrollTop = scrollOf[root.path] ?? 0
    const current = box.querySelector<HTMLElement>('[aria-current="page"]')
    if (current) {
      // Not its offset: that is one within its item, which holds the arrow of its branch.
      const top = current.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop
      // The switchers stay, and cover what is behind them.
      const covered = box.querySelector<HTMLElement>(':scope > div')?.offsetHeight ?? 0
      if (top < box.scrollTop + covered || top > box.scrollTop + box.clientHeight - 80)
        box.scrollTop = top - box.clientHeight / 3
    }
    const remember = () => (scrollOf[root.path] = box.scrollTop)
    box.addEventListener('scroll', remember, { passive: true })
    return () => box.removeEventListener('scroll', remember)
  }, [root, path, isRemembered])

  if (!root) return null
  return (
    <nav id={sectionNavId} className={styles.tree} aria-label={t('nav.section')} ref={nav}>
      {children}
      <ul>
        <Branch page={root} path={path} />
        {root.children.map((page) => (
          <Branch key={page.path} page={page} path={path} deep choices={choices} />
        ))}
      </ul>
    </nav>
  )
}

interface BranchProps {
  page: TreePage
  /** That of the page that is open. */
  path: string
  /** Whether it has pages below it in this tree. */
  deep?: boolean
  choices?: Choices | undefined
}

function Branch({ page, path, deep = false, choices }: BranchProps) {
  const { t } = useTranslation()
  const hasMore = deep && page.children.length > 0
  const open = hasMore && (choices?.[page.path] ?? path.startsWith(page.path))
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
        data-open={hasMore ? open : undefined}
      >
        <Unbroken text={page.label} />
      </Link>
      {/* Only a page that answers has it: what is built has no bytes to spare for it. */}
      {hasMore && choices && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-label={t('nav.below', { page: page.label })}
          onClick={() => branches.choose(page.path, !open)}
        />
      )}
      {open && (
        <ul>
          {page.children.map((child) => (
            <Branch key={child.path} page={child} path={path} deep choices={choices} />
          ))}
        </ul>
      )}
    </li>
  )
}
