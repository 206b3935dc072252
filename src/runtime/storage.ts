/** Browser storage that may be switched off, full or forbidden: reading gives undefined, writing says whether it worked. */
const storage = (kind: 'localStorage' | 'sessionStorage') => ({
  read(key: string): string | undefined {
    try {
      return window[kind].getItem(key) ?? undefined
    } catch {
      return undefined
    }
  },
  write(key: string, value: string): boolean {
    try {
      window[kind].setItem(key, value)
      return true
    } catch {
      return false
    }
  },
  remove(key: string): void {
    try {
      window[kind].removeItem(key)
    } catch {
      // Nothing was stored, then.
    }
  },
})

/** What stays from visit to visit. */
export const local = storage('localStorage')
/** What goes with the tab. */
export const session = storage('sessionStorage')
