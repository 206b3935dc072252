import { useEffect, useRef, type RefObject } from 'react'

/**
 * Where the focus goes when a field is removed with the button that had it: to what adds fields.
 * @returns the box that has it, and what to call when a field is removed
 */
export function useWayToAdd<Box extends HTMLElement>(): [box: RefObject<Box>, removed: () => void] {
  const box = useRef<Box>(null)
  const isRemoved = useRef(false)
  useEffect(() => {
    if (!isRemoved.current) return
    isRemoved.current = false
    const adding = box.current?.querySelectorAll<HTMLElement>('[data-adds] :is(select, input, button)') ?? []
    // Of the fields inside come first; the box's own is the last thing in it.
    const own = [...adding].filter((one) => one.closest('fieldset') === box.current)
    own[0]?.focus()
  })
  return [box, () => (isRemoved.current = true)]
}
