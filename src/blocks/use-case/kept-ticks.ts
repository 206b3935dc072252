import { useSyncExternalStore } from 'react'
import { local } from '../../runtime/storage'
import { storageKeys } from '../../shared/storage-keys'

/** Ticked steps by use case. */
type Ticks = Readonly<Record<string, readonly string[]>>

const none: readonly string[] = []
let kept: Ticks | undefined
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

/** Storage may hold anything; where it is missing, ticks last until the page is left. */
function stored(): Ticks {
  try {
    const value = JSON.parse(local.read(storageKeys.steps) ?? '{}') as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(value).flatMap(([id, steps]) =>
        Array.isArray(steps) ? [[id, steps.filter((step) => typeof step === 'string')]] : [],
      ),
    )
  } catch {
    return {}
  }
}

const ticksOf = (id: string): readonly string[] => (kept ??= stored())[id] ?? none

/** Keeps which steps of a use case are ticked. */
export function keepTicks(id: string, steps: readonly string[]): void {
  const { [id]: _, ...others } = (kept ??= stored())
  kept = steps.length ? { ...others, [id]: steps } : others
  local.write(storageKeys.steps, JSON.stringify(kept))
  tell()
}

/** Another tab has ticked something. */
function readAgain({ key }: StorageEvent) {
  if (key !== null && key !== storageKeys.steps) return
  kept = undefined
  tell()
}

function subscribe(listener: () => void): () => void {
  if (!listeners.size) window.addEventListener('storage', readAgain)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (!listeners.size) window.removeEventListener('storage', readAgain)
  }
}

/** The ticked steps of a use case; none while the page hydrates. */
export const useTicks = (id: string): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => ticksOf(id),
    () => none,
  )
