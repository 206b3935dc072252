import type { DataFile, Keys } from '../files/data-file'
import { problemOf, type Problem } from '../problems/problem'
import type { SymbolFile } from './schema'

/** A list of symbols as it was read, and where its keys stand. */
export interface ReadFile extends Pick<DataFile, 'placeOf'> {
  value: SymbolFile
}

/** A mistake in a list, at one of its keys. */
export const problemAt = ({ placeOf }: ReadFile, keys: Keys, message: string, fix: string): Problem =>
  problemOf('symbols')(placeOf(keys), message, fix)
