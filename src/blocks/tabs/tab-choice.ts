import { useSyncExternalStore } from 'react'
import { local } from '../../runtime/storage'
import { storageKeys } from '../../shared/storage-keys'

/** Which tab a reader chose last in each group, over the whole site and from visit to visit. */
type TabChoices = Readonly<Record<string, string>>

/** `Token key (.p8)` → `token-key-p8`: what is stored and matched, the same at build and in the head script. */
export const tabId = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const none: TabChoices = {}
let choices: TabChoices | undefined
const listeners = new Set<() => void>()

function read(): TabChoices {
  if (choices) return choices
  try {
    const stored: unknown = JSON.parse(local.read(storageKeys.tabs) ?? '{}')
    choices = stored && typeof stored === 'object' ? (stored as TabChoices) : none
  } catch {
    choices = none
  }
  return choices
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Remembers a choice for all sets of its group; those of this page show it when they are told. */
export function rememberTab(group: string, id: string): void {
  choices = { ...read(), [group]: id }
  local.write(storageKeys.tabs, JSON.stringify(choices))
}

/** Has the sets of this page show what was chosen. */
export const tellSets = (): void => listeners.forEach((listener) => listener())

/** Which tab of a group leads for a reader who has chosen none there. */
const leading: Record<string, string | undefined> = {}

/** Has a tab lead in its group, or its first one again. */
export function leadWithTab(group: string, id: string | undefined): void {
  leading[group] = id
  tellSets()
}

/** The id chosen in a group, or that which leads; undefined where there is none, and while the page hydrates. */
export function useChosenTab(group: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => read()[group] ?? leading[group],
    () => undefined,
  )
}
