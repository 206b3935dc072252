import { useRef, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether React found this place in the HTML; the same for as long as it stands. */
export function useIsHydrated(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  )
  return useRef(isHydrating).current
}
