import { local } from '../../runtime/storage'
import { storageKeys } from '../../shared/storage-keys'
import { leftHere, leftInStorage, setLeft, type Landing, type Left } from './left'

/** A page that takes longer to load is not the one that was meant by then. */
const patienceMs = 30_000

/** What the reader came to a page for, told once; undefined when that was not a search. */
export function takeLanding(path: string): Landing | undefined {
  const stored = leftInStorage()
  const left = leftHere() ?? parse(stored)
  setLeft(undefined)
  const isLate = !left || Date.now() - left.at > patienceMs
  // Without what is late, no page has to look at it again.
  if (stored && (isLate || left.path === path)) local.remove(storageKeys.searchLanding)
  if (isLate || left.path !== path) return undefined
  return { text: left.text, wanted: left.wanted }
}

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

function parse(stored: string | undefined): Left | undefined {
  if (!stored) return undefined
  try {
    const { path, at, text, wanted } = JSON.parse(stored) as Partial<Left>
    if (typeof path !== 'string' || typeof at !== 'number' || typeof text !== 'string') return undefined
    const { terms, beginnings } = wanted ?? {}
    if (!areTexts(terms) || !areTexts(beginnings)) return undefined
    return { path, at, text, wanted: { terms, beginnings } }
  } catch {
    return undefined
  }
}
