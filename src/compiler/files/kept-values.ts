import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

/** Where values that are made of files survive from one process to the next. */
export interface ValueStore {
  /** What was written under a name; undefined when there is nothing, or nothing that can be read. */
  read(name: string): unknown
  /** Takes what survives as JSON. */
  write(name: string, value: unknown): void
}

interface Kept {
  /** Digest of what it was made of. */
  restsOn: string
  value: unknown
}

let store: ValueStore | undefined

/** From now on values are looked up there. Without a store none is. */
export function keepValuesIn(other: ValueStore | undefined): void {
  store = other
}

/** The value of a name that rests on the same. */
export function keptValue(name: string, restsOn: string): Pick<Kept, 'value'> | undefined {
  const kept = store?.read(name) as Partial<Kept> | null | undefined
  return kept?.restsOn === digestOf(restsOn) && 'value' in kept ? { value: kept.value } : undefined
}

/** Keeps a value for who asks later. One that JSON would change is not kept. */
export function keepValue(name: string, restsOn: string, value: unknown): void {
  if (!store) return
  const json = JSON.stringify(value) as string | undefined
  if (json === undefined || !isDeepStrictEqual(JSON.parse(json), value)) return
  const kept: Kept = { restsOn: digestOf(restsOn), value }
  store.write(name, kept)
}

/** A short name for a text. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
