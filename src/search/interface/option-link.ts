import type { MouseEvent } from 'react'

/** Leads to an address, in another tab if wanted. */
export type Follow = (address: string, inNewTab?: boolean) => void

/**
 * What makes a link an option of the search field: the focus stays in the field, which handles the keys. A click that the
 * browser handles better itself, such as one for another window, is left to it.
 */
export const optionLink = (id: string, address: string, isActive: boolean, onFollow: Follow) => ({
  id,
  role: 'option',
  tabIndex: -1,
  'aria-selected': isActive,
  href: address,
  onClick: (event: MouseEvent) => {
    if (event.button !== 0 || event.shiftKey || event.altKey) return
    event.preventDefault()
    onFollow(address, event.ctrlKey || event.metaKey)
  },
})
