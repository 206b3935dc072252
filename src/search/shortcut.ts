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

const key = 'beckon-search-slash'

/** Whether `/` opens search; it does unless the reader has switched it off. */
export function slashIsOn(storage: () => Pick<Storage, 'getItem'> = () => window.localStorage): boolean {
  try {
    return storage().getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** Keeps the reader's choice, if storage lets us. */
export function setSlash(
  on: boolean,
  storage: () => Pick<Storage, 'setItem'> = () => window.localStorage,
): void {
  try {
    storage().setItem(key, on ? 'on' : 'off')
  } catch {
    // The choice then lasts as long as the dialog is open.
  }
}

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
