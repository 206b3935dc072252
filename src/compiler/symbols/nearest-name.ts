import { remembered } from '../../text/maps'
import { nearest } from '../problems/suggest'

/** Shorter names, and those that differ in more letters, may well be somebody else's. */
const LONG_NAME = 9
const VERY_LONG_NAME = 14

/** Pages write the same names over and over, and the names of a list stay. */
const known = new WeakMap<readonly string[], Map<string, string | undefined>>()

/** The name of the SDK that was most likely meant. */
export function nearestName(written: string, candidates: readonly string[]): string | undefined {
  const ofThese = remembered(known, candidates, () => new Map<string, string | undefined>())
  return remembered(ofThese, written, () => nearest(written, candidates, { matchCase: true }))
}

/** The same for names that hang on nothing of the SDK: only a letter or two wrong in a long name count as a typo. */
export function likelyTypo(written: string, candidates: readonly string[]): string | undefined {
  if (written.length < LONG_NAME) return undefined
  const limit = written.length < VERY_LONG_NAME ? 1 : 2
  const found = nearest(written, candidates, { limit, matchCase: true })
  if (!found) return undefined
  // `Application` is somebody's type, where `application` is a property of ours.
  const lower = written.toLowerCase()
  return candidates.some((name) => name.toLowerCase() === lower) ? undefined : found
}
