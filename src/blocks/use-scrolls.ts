import { useEffect, useState, type RefObject } from 'react'

/** How an element has to be scrolled to be read. Without JavaScript nobody knows: it might. */
type Scrolls = 'no' | 'sideways' | 'down' | 'perhaps'

/** How an element has to be scrolled; unless not at all, it has to be reachable by keyboard. */
export function useScrolls(ref: RefObject<HTMLElement>): Scrolls {
  const [scrolls, setScrolls] = useState<Scrolls>('perhaps')
  useEffect(() => {
    const box = ref.current
    // Without an observer, too, it might.
    if (!box || !('ResizeObserver' in window)) return undefined
    const observer = new ResizeObserver(() =>
      setScrolls(
        box.scrollWidth > box.clientWidth ? 'sideways' : box.scrollHeight > box.clientHeight ? 'down' : 'no',
      ),
    )
    observer.observe(box)
    // Its content may grow within a box that stays.
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [ref])
  return scrolls
}
