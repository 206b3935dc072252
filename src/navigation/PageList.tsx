import { Link } from 'gatsby'
import { useId } from 'react'
import type { PageLink } from '../shared/doc-page'
import * as styles from './PageList.module.css'

/** Pages with their descriptions, under a heading: the children of an index page, or related pages. */
export function PageList({ title, pages }: { title: string; pages: readonly PageLink[] }) {
  const id = useId()
  if (!pages.length) return null
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <Link to={page.path}>{page.title}</Link>
            <p>{page.description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
