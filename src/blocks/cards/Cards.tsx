import { Link } from 'gatsby'
import type { ReactNode } from 'react'
import { Unbroken } from '../../navigation/Unbroken'
import * as styles from './Cards.module.css'

/** Ways on, side by side. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className={styles.cards}>{children}</div>
}

/** A way on: the whole card is the link, its title is the link's name. */
export function Card({ title, href, children }: { title: string; href: string; children?: ReactNode }) {
  const name = <Unbroken text={title} />
  return (
    <div className={styles.card}>
      <p className={styles.title}>
        {href.startsWith('/') ? <Link to={href}>{name}</Link> : <a href={href}>{name}</a>}
      </p>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
