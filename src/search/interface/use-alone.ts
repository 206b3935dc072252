import { useCallback, useEffect, useRef, type RefObject, type SyntheticEvent } from 'react'
import { standAlone } from './stand-alone'

/**
 * Opens a dialog over the page with the focus in its field, and closes it, which gives the focus back.
 * @param isBegun whether what stands in the field is gone on with; otherwise the next letter takes its place
 * @param onClosed told as soon as it is closed: by its `close` event, which comes a moment later, a key that opens it again may
 *   have been pressed already, and found it still there
 */
export function useAlone(
  dialog: RefObject<HTMLDialogElement>,
  field: RefObject<HTMLInputElement>,
  isBegun: boolean,
  onClosed: () => void,
) {
  const leave = useRef<() => void>()
  const opener = useRef<Element | null>(null)
  const close = useCallback(() => {
    leave.current?.()
    dialog.current?.close()
    // A dialog gives back only the focus that it has.
    const isLost = document.activeElement === document.body
    if (isLost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    onClosed()
  }, [dialog, onClosed])
  useEffect(() => {
    const box = dialog.current
    if (!box) return undefined
    opener.current = document.activeElement
    box.show()
    field.current?.select()
    if (isBegun) field.current?.setSelectionRange(-1, -1)
    leave.current = standAlone(box, close)
    return () => leave.current?.()
  }, [dialog, field, close, isBegun])
  /** The browser asks, and would give the focus back first. */
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    close()
  }
  return { close, onCancel }
}
