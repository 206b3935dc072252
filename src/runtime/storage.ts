/** Browser storage that may be switched off, full or forbidden: reading gives undefined, writing says whether it worked. */
export const local = {
  read(key: string): string | undefined {
    try {
      return window.localStorage.getItem(key) ?? undefined
    } catch {
      return undefined
    }
  },
  write(key: string, value: string): boolean {
    try {
      window.localStorage.setItem(key, value)
      return true
    } catch {
      return false
    }
  },
  remove(key: string): void {
    try {
      window.localStorage.removeItem(key)
    } catch {
      // Nothing was stored, then.
    }
  },
}
