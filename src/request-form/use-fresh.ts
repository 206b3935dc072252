import { useEffect, type RefObject } from 'react'

/** Takes the focus to the first field of what a reader has added a moment ago; of what has none yet, to what adds one. */
export function useFresh(place: RefObject<HTMLElement>, isFresh = false): void {
  useEffect(() => {
    if (!isFresh) return
    const field = place.current?.querySelector<HTMLElement>('input, select, textarea')
    const adding = place.current?.querySelector<HTMLElement>('[data-adds] button')
    ;(field ?? adding)?.focus()
    // Only when it comes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
