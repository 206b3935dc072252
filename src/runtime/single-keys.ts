import { storageKeys } from '../shared/storage-keys'
import { local } from './storage'

/** What the reader said on this page: all there is of it where nothing is kept. */
let said: string | undefined

/**
 * Whether shortcuts of a single key count, `/` and `?`; they do unless the reader has switched them off. Speech input types
 * single letters (WCAG 2.1.4).
 */
export const singleKeysOn = (): boolean => (said ?? local.read(storageKeys.singleKeys)) !== 'off'

/** Keeps the reader's choice. Out: whether it is still there on the next page that is loaded. */
export function setSingleKeys(on: boolean): boolean {
  said = on ? 'on' : 'off'
  return local.write(storageKeys.singleKeys, said)
}

const fields = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'

/** Whether the reader is writing into a field, where every key is a letter. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && Boolean(target.closest(fields))
