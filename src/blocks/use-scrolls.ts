import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether an element has to be scrolled to be read, and so has to be reachable by keyboard. Without JavaScript
 * nobody knows: it might.
 */
export function useScrolls(ref: RefObject<HTMLElement>): boolean {
  const [scrolls, setScrolls] = useState(true)
  useEffect(() => {
    const box = ref.current
    // Without an observer, too, it might.
    if (!box || !('ResizeObserver' in window)) return undefined
    const observer = new ResizeObserver(() =>
      setScrolls(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight),
    )
    observer.observe(box)
    // Its content may grow within a box that stays.
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [ref])
  return scrolls
}
