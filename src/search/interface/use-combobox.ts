import { useEffect, useMemo, useState, type KeyboardEvent } from 'react'
import { firstOption, moveActive, type ActiveOption } from './active-option'

/** One line of options: its own id, where it leads, and those of the counterparts beside it. */
export interface OptionRow {
  id: string
  address?: string
  /** What it searches for, instead of leading anywhere. */
  search?: string
  counterparts: readonly { id: string; path: string }[]
}

interface Combobox {
  activeId: string | undefined
  /** The address that Enter leads to. */
  activeAddress: string | undefined
  activeRow: OptionRow | undefined
  /** Handles the keys that move; true when the key was one. */
  onKey: (event: KeyboardEvent<HTMLInputElement>) => boolean
}

/** Which option is active, and how keys move it. New rows start again at the first; the active one is kept in view. */
export function useCombobox(rows: readonly OptionRow[]): Combobox {
  const [active, setActive] = useState<ActiveOption>(firstOption)
  useEffect(() => setActive(firstOption), [rows])

  const row = rows[active.row]
  const counterpart = row?.counterparts[active.counterpart]
  const activeId = counterpart?.id ?? row?.id
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const counterparts = useMemo(() => rows.map((one) => one.counterparts.length), [rows])
  return {
    activeId,
    activeAddress: counterpart?.path ?? row?.address,
    activeRow: row,
    onKey(event) {
      if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false
      const { selectionStart, value } = event.currentTarget
      const next = moveActive(
        active,
        { key: event.key, caretAtEnd: selectionStart === value.length },
        counterparts,
      )
      if (!next) return false
      event.preventDefault()
      setActive(next)
      return true
    },
  }
}
