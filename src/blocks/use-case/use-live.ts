import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useIsHydrated } from '../../lazy/use-is-hydrated'

const sleeping = new Set<() => void>()

/** Lets React have all that it has left alone so far. */
export const wakeAll = (): void => flushSync(() => sleeping.forEach((wake) => wake()))

/**
 * Whether React has the inside of a card. On the page that was loaded, its HTML is there, and React takes it over when the
 * card is opened first: thirty cards with samples, tabs and hundreds of links would be work that nobody asked for.
 */
export function useLive(card: RefObject<HTMLDetailsElement>): [isLive: boolean, wake: () => void] {
  const isHydrated = useIsHydrated()
  const [isLive, setIsLive] = useState(!isHydrated)
  useEffect(() => {
    if (isLive) return undefined
    const wake = () => setIsLive(true)
    // Before there was anybody to hear of it (src/app/opening-script.ts).
    if (card.current?.open) wake()
    sleeping.add(wake)
    return () => void sleeping.delete(wake)
  }, [card, isLive])
  // At once: the card is seen as soon as it opens.
  return [isLive, () => isLive || flushSync(() => setIsLive(true))]
}
