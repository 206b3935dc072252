import { useEffect, useSyncExternalStore } from 'react'
import type { Part, PartState } from '../runtime/part'

const waiting: PartState<never> = { status: 'waiting' }

/** Asks for a part and says how far it has come; while the page hydrates, nowhere. */
export function usePart<T>(part: Part<T>): PartState<T> {
  useEffect(() => void part.load(), [part])
  return useSyncExternalStore(part.subscribe, part.state, () => waiting)
}
