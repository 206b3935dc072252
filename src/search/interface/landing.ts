import { local } from '../../runtime/storage'
import { storageKeys } from '../../shared/storage-keys'
import { splitUrl } from '../../shared/slugs'
import type { WantedWords } from '../contract/answer'

/** What a reader looked for, on the way to a page that has it. */
export interface Landing {
  /** As it was typed. */
  text: string
  wanted: WantedWords
}

interface Left extends Landing {
  path: string
  at: number
}

/** A page that takes longer to load is not the one that was meant by then. */
const patienceMs = 30_000

let here: Left | undefined

/**
 * Says what the next page is looked at for. The address stays clean: it is copied and shared.
 * In another tab, or when the page is loaded as a whole, only storage reaches it; without storage it does without.
 */
export function leaveFor(address: string, landing: Landing, inNewTab: boolean): void {
  const left: Left = { ...landing, path: splitUrl(address).path, at: Date.now() }
  if (!inNewTab) here = left
  local.write(storageKeys.searchLanding, JSON.stringify(left))
}

/** What the reader came to a page for, told once; undefined when that was not a search. */
export function takeLanding(path: string): Landing | undefined {
  const stored = local.read(storageKeys.searchLanding)
  const left = here ?? parse(stored)
  here = undefined
  if (left?.path !== path || Date.now() - left.at > patienceMs) return undefined
  if (stored) local.remove(storageKeys.searchLanding)
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
