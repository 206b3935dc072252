/** Whether a newer version of the site is there. The next navigation takes it: Gatsby makes it a full one. */

/** A tab that stays open looks for itself; the browser only does with a navigation. */
const lookEvery = 30 * 60_000

let isThere = false
const listeners = new Set<() => void>()

export const newerVersion = {
  isThere: (): boolean => isThere,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Gatsby says that an update is ready. */
  found(): void {
    isThere = true
    listeners.forEach((listener) => listener())
  },
}

/** Looks for a newer version when the reader comes back to a tab. */
export function watchVersion(): void {
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < lookEvery) return
    looked = Date.now()
    const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
    void workers
      ?.getRegistration()
      .then((registration) => registration?.update())
      .catch(() => undefined)
  })
}
