import { useEffect, useState, type RefObject } from 'react'

interface Scrolling {
  /** It has more than its box shows, so that it has to be reachable by keyboard. */
  scrolls: boolean
  /** What it has more is beside the box. */
  sideways: boolean
}

/** Both sizes are rounded: so many pixels more may be none. */
const ROUNDED = 1

/** Whether an element has to be scrolled to be read. Until a script has measured it, it might. */
export function useScrolls(ref: RefObject<HTMLElement>): Scrolling {
  const [scrolls, setScrolls] = useState(true)
  const [sideways, setSideways] = useState(false)
  useEffect(() => {
    const box = ref.current
    // An extension may have taken the observer away: then it might all the same.
    if (!box || !('ResizeObserver' in window)) return undefined
    const observer = new ResizeObserver(() => {
      const isWide = box.scrollWidth > box.clientWidth + ROUNDED
      setScrolls(isWide || box.scrollHeight > box.clientHeight + ROUNDED)
      setSideways(isWide)
    })
    observer.observe(box)
    // Its content may grow within a box that stays.
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [ref])
  return { scrolls, sideways }
}
