/** Which result the arrow keys stand on: a row, or one of the twins beside it (-1: the row itself). */
export interface ActiveOption {
  row: number
  twin: number
}

/** A key the reader pressed in the search field, and whether the caret stands at its end. */
export interface FieldKey {
  key: string
  caretAtEnd: boolean
}

export const firstOption: ActiveOption = { row: 0, twin: -1 }

/**
 * Where a key leads. `twins` holds for each row how many twins stand beside it. Up and down go round; right goes from
 * a row to its twins, once the caret has no further to go; left comes back.
 * Out: undefined when the key is the field's own business.
 */
export function moveActive(
  active: ActiveOption,
  { key, caretAtEnd }: FieldKey,
  twins: readonly number[],
): ActiveOption | undefined {
  if (!twins.length) return undefined
  const last = twins.length - 1
  switch (key) {
    case 'ArrowDown':
      return { row: active.row >= last ? 0 : active.row + 1, twin: -1 }
    case 'ArrowUp':
      return { row: active.row <= 0 ? last : active.row - 1, twin: -1 }
    case 'Home':
      return firstOption
    case 'End':
      return { row: last, twin: -1 }
    case 'ArrowRight':
      return (caretAtEnd || active.twin >= 0) && active.twin + 1 < (twins[active.row] ?? 0)
        ? { row: active.row, twin: active.twin + 1 }
        : undefined
    case 'ArrowLeft':
      return active.twin >= 0 ? { row: active.row, twin: active.twin - 1 } : undefined
    default:
      return undefined
  }
}
