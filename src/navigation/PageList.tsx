import { Link } from 'gatsby'
import { useId } from 'react'
import type { PageLink } from '../shared/doc-page'
import { parseSdkPath, platformLabel } from '../shared/sdk'
import { Unbroken } from './Unbroken'
import * as styles from './PageList.module.css'

interface PageListProps {
  title: string
  pages: readonly PageLink[]
  /** Names platform and version behind SDK pages, where pages of several stand together. */
  showPlace?: boolean
}

/** Pages with their descriptions, under a heading: the children of an index page, or related pages. */
export function PageList({ title, pages, showPlace }: PageListProps) {
  const id = useId()
  if (!pages.length) return null
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <Link to={page.path} lang={page.lang}>
              <Unbroken text={page.title} />
            </Link>
            {showPlace && <Place path={page.path} />}
            <p lang={page.lang}>
              <Unbroken text={page.description} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `Android v3` for a page below a platform; nothing for others. */
function Place({ path }: { path: string }) {
  const sdk = parseSdkPath(path)
  if (!sdk?.topic) return null
  return <span className={styles.place}>{`${platformLabel(sdk.platform)} ${sdk.version}`}</span>
}
