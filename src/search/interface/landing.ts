import { local } from '../../runtime/storage'
import { storageKeys } from '../../shared/storage-keys'
import type { WantedWords } from '../contract/answer'

/** What a reader looked for, on the way to a page that has it. */
export interface Landing {
  /** As it was typed. */
  text: string
  wanted: WantedWords
}

export interface Left extends Landing {
  path: string
  at: number
}

/** A page that takes longer to load is not the one that was meant by then. */
const patienceMs = 30_000

let here: Left | undefined

/** What a search of this page leads to; in another tab, or when the page is loaded as a whole, only storage reaches it. */
export function setLeft(left: Left): void {
  here = left
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
