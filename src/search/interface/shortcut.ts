import { local } from '../../runtime/storage'
import { storageKeys } from '../../shared/storage-keys'

/** The keys that open search. */
export interface KeyPress {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  /** Whether the reader is writing into a field, where `/` is a letter. */
  inField: boolean
}

/** `/` outside of fields, or Ctrl/⌘ K anywhere. `/` can be switched off: speech input types single letters (WCAG 2.1.4). */
export function opensSearch(
  { key, ctrlKey, metaKey, altKey, inField }: KeyPress,
  slashIsOn: boolean,
): boolean {
  if (altKey) return false
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k'
  return !ctrlKey && key === '/' && !inField && slashIsOn
}

/** Whether `/` opens search; it does unless the reader has switched it off. */
export const slashIsOn = (): boolean => local.read(storageKeys.searchSlash) !== 'off'

/** Keeps the reader's choice; without storage it lasts as long as the dialog is open. */
export const setSlash = (on: boolean): void => void local.write(storageKeys.searchSlash, on ? 'on' : 'off')

const fields = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'

/** A keyboard event of the page → what the rule above needs of it. */
export function keyPressOf({ key: pressed, ctrlKey, metaKey, altKey, target }: KeyboardEvent): KeyPress {
  return {
    key: pressed,
    ctrlKey,
    metaKey,
    altKey,
    inField: target instanceof Element && Boolean(target.closest(fields)),
  }
}
