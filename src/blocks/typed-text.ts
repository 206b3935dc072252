import { session } from '../runtime/storage'
import { storageKeys } from '../shared/storage-keys'

/**
 * Keeps what a form holds over a reload, as when a newer version of the site is taken: browsers put back what stood in fields
 * before there is a form that answers, or not at all. Who comes anew finds the form empty.
 * @returns ends it
 */
export function keepTyped(form: HTMLFormElement): () => void {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')]
  const [path, ...values] = takenOut()
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type === 'reload' && path === window.location.pathname) {
    for (const [at, field] of fields.entries()) field.value ||= values[at] ?? ''
  }
  const write = () => {
    const typed = fields.map(({ value }) => value)
    // Blocked or full, the form is empty, as it is without all this.
    if (typed.some(Boolean))
      session.write(storageKeys.typed, JSON.stringify([window.location.pathname, ...typed]))
  }
  window.addEventListener('pagehide', write)
  return () => window.removeEventListener('pagehide', write)
}

/** What was kept, for the first form that asks: the path and the values; spoiled, missing or forbidden, nothing. */
function takenOut(): string[] {
  const kept = session.read(storageKeys.typed) ?? '[]'
  session.remove(storageKeys.typed)
  try {
    const typed: unknown = JSON.parse(kept)
    return Array.isArray(typed) ? typed.map(String) : []
  } catch {
    return []
  }
}
