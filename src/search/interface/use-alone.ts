import { useCallback, useEffect, useRef, type RefObject, type SyntheticEvent } from 'react'
import { standAlone } from './stand-alone'

/** Opens a dialog over the page with the focus in its field, and closes it, which gives the focus back. */
export function useAlone(dialog: RefObject<HTMLDialogElement>, field: RefObject<HTMLInputElement>) {
  const leave = useRef<() => void>()
  const close = useCallback(() => {
    leave.current?.()
    dialog.current?.close()
  }, [dialog])
  useEffect(() => {
    const box = dialog.current
    if (!box) return undefined
    box.show()
    field.current?.select()
    leave.current = standAlone(box, close)
    return () => leave.current?.()
  }, [dialog, field, close])
  /** The browser asks, and would give the focus back first. */
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    close()
  }
  return { close, onCancel }
}
