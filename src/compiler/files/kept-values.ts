import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

/** Where the values of data files survive from one process to the next. */
export interface ValueStore {
  /** What was written under a name; undefined when there is nothing, or nothing that can be read. */
  read(name: string): unknown
  /** Takes what survives as JSON. */
  write(name: string, value: unknown): void
}

interface Kept {
  text: string
  value: unknown
}

let store: ValueStore | undefined

/** From now on values are looked up there. Without a store each file is parsed. */
export function keepValuesIn(other: ValueStore | undefined): void {
  store = other
}

/** The value that a file had when it said the same. */
export function keptValue(file: string, text: string): Pick<Kept, 'value'> | undefined {
  const kept = store?.read(file) as Partial<Kept> | null | undefined
  return kept?.text === digestOf(text) && 'value' in kept ? { value: kept.value } : undefined
}

/** Keeps the value of a file that has no mistakes. One that JSON would change, such as `.nan`, is parsed each time. */
export function keepValue(file: string, text: string, value: unknown): void {
  if (!store) return
  const json = JSON.stringify(value) as string | undefined
  if (json === undefined || !isDeepStrictEqual(JSON.parse(json), value)) return
  const kept: Kept = { text: digestOf(text), value }
  store.write(file, kept)
}

/** A short name for a text. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
