import { useDeferredValue, useEffect, useRef, useState, type RefObject } from 'react'
import { beforeSearch } from '../runtime/open-search'
import { useBrowserLayoutEffect } from './use-browser-layout-effect'

/** From here on the menu stands beside the text, and nothing opens it (Layout.module.css). */
const BESIDE = '(width >= 62.5rem)'

interface Menu {
  isOpen: boolean
  /** It is in sight: whatever it covers has to be inert now. */
  covers: boolean
  toggle: () => void
  button: RefObject<HTMLButtonElement>
  panel: RefObject<HTMLDivElement>
}

/**
 * The menu of narrow screens. It covers the page: opening it takes the focus along, and what closes it without leading
 * to another page gives the focus back to its button. Search takes its place, since it may lead to this very page.
 *
 * To become inert, or to be so no longer, has the style of all that it covers worked out anew. It is shown before that, and before
 * the focus moves; and it is gone before that, unless a link of it leads the focus to what it covered. The style has a task of its
 * own, apart from what the focus brings about and from the next frame.
 */
export function useMenu(path: string): Menu {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  /** A link has closed it. */
  const [leads, setLeads] = useState(true)
  const wasOpen = useDeferredValue(isOpen)
  const covers = wasOpen && (isOpen || !leads)

  useEffect(() => {
    setOpen(false)
    setLeads(true)
  }, [path])
  useBrowserLayoutEffect(() => {
    if (covers || !leads) panel.current?.getBoundingClientRect()
  }, [covers, leads])
  useEffect(() => {
    // Links of a closed menu of the switchers come before some of them, and take no focus.
    if (isOpen && covers) panel.current?.querySelector<HTMLElement>('summary, a')?.focus()
  }, [isOpen, covers])
  useEffect(() => {
    const box = panel.current
    if (!isOpen || !box) return undefined
    const close = () => {
      setOpen(false)
      button.current?.focus({ preventScroll: true })
    }
    const onKeyDown = (event: KeyboardEvent) => {
      // Something within it, or a dialog over it, closes first.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      // Of all that is open, this alone.
      event.preventDefault()
      close()
    }
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a')
      if (!link || link.pathname !== window.location.pathname) return
      setLeads(true)
      close()
    }
    const beside = (window as Partial<Window>).matchMedia?.(BESIDE)
    const onWidth = () => setOpen(false)
    document.addEventListener('keydown', onKeyDown)
    box.addEventListener('click', onClick)
    beside?.addEventListener('change', onWidth)
    const stay = beforeSearch(close)
    return () => {
      stay()
      document.removeEventListener('keydown', onKeyDown)
      box.removeEventListener('click', onClick)
      beside?.removeEventListener('change', onWidth)
    }
  }, [isOpen])

  const toggle = () => {
    setLeads(false)
    setOpen(!isOpen)
  }
  return { isOpen, covers, toggle, button, panel }
}
