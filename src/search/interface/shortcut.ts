import { isWriting } from '../../runtime/single-keys'

/** The keys that open search. */
export interface KeyPress {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  /** Whether the reader is writing into a field, where `/` is a letter. */
  inField: boolean
}

/** `/` outside of fields, unless single keys are switched off, or Ctrl/⌘ K anywhere. */
export function opensSearch(
  { key, ctrlKey, metaKey, altKey, inField }: KeyPress,
  singleKeys: boolean,
): boolean {
  if (altKey) return false
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k'
  return !ctrlKey && key === '/' && !inField && singleKeys
}

/** A keyboard event of the page → what the rule above needs of it. */
export function keyPressOf({ key: pressed, ctrlKey, metaKey, altKey, target }: KeyboardEvent): KeyPress {
  return { key: pressed, ctrlKey, metaKey, altKey, inField: isWriting(target) }
}
