import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { headingInView } from '../navigation/heading-in-view'
import { Unbroken } from '../navigation/Unbroken'
import type { Heading } from '../shared/blocks'
import { ARRIVAL } from '../runtime/arrival'
import { onThisPageId } from '../shared/frame-ids'
import * as styles from './OnThisPage.module.css'

interface OnThisPageProps {
  headings: readonly Heading[]
  /** Beside the article on a wide screen; folded under the title on a narrow one. */
  place: 'beside' | 'folded'
}

/** The headings of the page, with the one in view marked. */
export function OnThisPage({ headings, place }: OnThisPageProps) {
  const { t } = useTranslation()
  const nav = useRef<HTMLElement>(null)
  const inView = useHeadingInView(headings, place === 'beside')
  useEffect(() => {
    if (nav.current) keepInView(nav.current)
  }, [inView])
  if (headings.length < 2) return null
  const list = (
    <ul>
      {headings.map(({ id, text, depth, lang }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`} lang={lang} aria-current={id === inView ? 'location' : undefined}>
            <Unbroken text={text} />
          </a>
        </li>
      ))}
    </ul>
  )
  if (place === 'folded') {
    return (
      <details className={styles.folded}>
        <summary className="opens">{t('nav.onThisPage')}</summary>
        {list}
      </details>
    )
  }
  return (
    <nav id={onThisPageId} className={styles.beside} aria-label={t('nav.onThisPage')} ref={nav}>
      <p className={styles.title} aria-hidden="true">
        {t('nav.onThisPage')}
      </p>
      {list}
    </nav>
  )
}

/** Moves a long list along, so that its current entry can be seen; by itself, for `scrollIntoView` would move the page, too. */
function keepInView(box: HTMLElement): void {
  const current = box.querySelector('[aria-current]')
  if (!current) {
    // The reader is above the first of them.
    box.scrollTop = 0
    return
  }
  const { top, bottom } = box.getBoundingClientRect()
  const entry = current.getBoundingClientRect()
  // With the entries around it.
  const room = box.clientHeight / 4
  if (entry.top < top + room) box.scrollTop += entry.top - top - room
  else if (entry.bottom > bottom - room) box.scrollTop += entry.bottom - bottom + room
}

/** Id of the heading that the reader is under, kept up while the page is scrolled. */
function useHeadingInView(headings: readonly Heading[], active: boolean): string | undefined {
  const [inView, setInView] = useState<string>()
  useEffect(() => {
    if (!active) return undefined
    let frame = 0
    const look = () => {
      frame = 0
      setInView(headings[headingInView(headings)]?.id)
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    // At the end of a page, the reader may be led on and nothing scrolls.
    const events = ['scroll', ARRIVAL]
    for (const event of events) window.addEventListener(event, schedule, { passive: true })
    return () => {
      for (const event of events) window.removeEventListener(event, schedule)
      cancelAnimationFrame(frame)
    }
  }, [headings, active])
  return inView
}
