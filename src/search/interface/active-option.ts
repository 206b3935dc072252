/** Which result the arrow keys stand on: a row, or one of the counterparts beside it (-1: the row itself). */
export interface ActiveOption {
  row: number
  counterpart: number
}

/** A key the reader pressed in the search field, and whether the caret stands at its end. */
export interface FieldKey {
  key: string
  caretAtEnd: boolean
}

export const firstOption: ActiveOption = { row: 0, counterpart: -1 }

/**
 * Where a key leads. `counterparts` holds for each row how many counterparts stand beside it. Up and down go round; right goes from
 * a row to its counterparts, once the caret has no further to go; left comes back.
 * Out: undefined when the key is the field's own business.
 */
export function moveActive(
  active: ActiveOption,
  { key, caretAtEnd }: FieldKey,
  counterparts: readonly number[],
): ActiveOption | undefined {
  if (!counterparts.length) return undefined
  const last = counterparts.length - 1
  switch (key) {
    case 'ArrowDown':
      return { row: active.row >= last ? 0 : active.row + 1, counterpart: -1 }
    case 'ArrowUp':
      return { row: active.row <= 0 ? last : active.row - 1, counterpart: -1 }
    case 'Home':
      return firstOption
    case 'End':
      return { row: last, counterpart: -1 }
    case 'ArrowRight':
      return (caretAtEnd || active.counterpart >= 0) &&
        active.counterpart + 1 < (counterparts[active.row] ?? 0)
        ? { row: active.row, counterpart: active.counterpart + 1 }
        : undefined
    case 'ArrowLeft':
      return active.counterpart >= 0 ? { row: active.row, counterpart: active.counterpart - 1 } : undefined
    default:
      return undefined
  }
}
