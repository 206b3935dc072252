import { useSyncExternalStore } from 'react'
import { local } from '../runtime/storage'
import { storageKeys } from '../shared/storage-keys'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const listeners = new Set<() => void>()

function current(): Theme {
  const set = document.documentElement.dataset.theme
  return set === 'light' || set === 'dark' ? set : 'system'
}

/** Applies a theme at once and remembers it; `system` forgets the choice. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme
    local.remove(storageKeys.theme)
  } else {
    document.documentElement.dataset.theme = theme
    local.write(storageKeys.theme, theme)
  }
  listeners.forEach((listener) => listener())
}

/** The theme in force; `system` while the page hydrates. The head script has already applied the stored one. */
export const useTheme = (): Theme =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current,
    () => 'system',
  )
