import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusOn, headingOf } from '../../runtime/arrival'
import { contentId } from '../../shared/frame-ids'
import { findMarks } from './find-marks'
import type { Landing } from './left'
import { plain, quoted } from './plain-text'
import { goTo, isInView, isShown, openForFirst, placeOf } from './place-in-page'
import * as styles from './LandingMarks.module.css'

/** Names of the highlights that global style sheets paint. */
const all = 'search'
const current = 'search-current'

interface LandingMarksProps {
  landing: Landing
  onClear: () => void
}

/**
 * Marks what the reader looked for on the page they landed on, and moves the focus to the heading. As highlights of the
 * browser's own: the page's elements, which are React's, stay as they are. A browser without them only gets the focus.
 */
export function LandingMarks({ landing, onClear }: LandingMarksProps) {
  const { t } = useTranslation('search')
  const [marks, setMarks] = useState<readonly Range[]>([])
  const [at, setAt] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  const leave = () => {
    // The bar goes, and what had the focus with it: who reads by keyboard goes on where the search led.
    const main = document.getElementById(contentId)
    if (main && bar.current?.contains(document.activeElement)) focusOn(headingOf(main, window.location.hash))
    onClear()
  }
  const clear = useRef(leave)
  clear.current = leave

  useEffect(() => {
    const main = document.getElementById(contentId)
    if (!main) return
    let off = false
    const heading = headingOf(main, window.location.hash)
    focusOn(heading)
    const highlights = 'highlights' in CSS ? CSS.highlights : undefined
    if (highlights) {
      void findMarks(main, landing.wanted, () => off).then(async (found) => {
        if (!off) await openForFirst(found, main, heading)
        // Only what is shown is counted and stepped through.
        const shown = found.filter(isShown)
        if (off || !shown.length) return

        highlights.set(all, new Highlight(...shown))
        const first = placeOf(shown, heading)
        setMarks(shown)
        setAt(first)
        const range = shown[first]
        if (range && !shown.some(isInView)) goTo(range)
      })
    }
    return () => {
      off = true
      highlights?.delete(all)
      highlights?.delete(current)
    }
  }, [landing])

  const step = useCallback(
    (by: number) => {
      const next = (at + by + marks.length) % marks.length
      const range = marks[next]
      if (!range) return
      // eslint-disable-next-line compat/compat -- there are marks only where there are highlights
      CSS.highlights.set(current, new Highlight(range))
      goTo(range)
      setAt(next)
    },
    [at, marks],
  )

  useEffect(() => {
    if (!marks.length) return
    const onKeyDown = (event: KeyboardEvent) => {
      // Over a dialog or in a menu, Esc is theirs.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      clear.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [marks])

  // The bar lies at the end of the body, outside of what the menu makes inert: it is as inert as the text that it is about.
  useEffect(() => {
    const main = document.getElementById(contentId)
    if (!main || !marks.length) return
    const follow = () => bar.current?.toggleAttribute('inert', main.hasAttribute('inert'))
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(main, { attributeFilter: ['inert'] })
    return () => observer.disconnect()
  }, [marks])

  if (!marks.length) return null
  return (
    <div ref={bar} className={styles.bar} role="region" aria-label={t('marks')}>
      <p className={styles.text}>
        {t('markPlace', { text: quoted(landing.text), at: at + 1, count: marks.length, ...plain })}
      </p>
      {marks.length > 1 ? (
        <>
          <button
            type="button"
            className={styles.button}
            aria-label={t('markBefore')}
            onClick={() => step(-1)}
          >
            <span aria-hidden="true">↑</span>
          </button>
          <button type="button" className={styles.button} aria-label={t('markAfter')} onClick={() => step(1)}>
            <span aria-hidden="true">↓</span>
          </button>
        </>
      ) : null}
      <button
        type="button"
        className={`${styles.button} ${styles.clear}`}
        aria-keyshortcuts="Escape"
        onClick={leave}
      >
        {t('clearMarks')}
      </button>
    </div>
  )
}
