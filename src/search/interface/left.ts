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

let here: Left | undefined

/** What a search of this page leads to; in another tab, or when the page is loaded as a whole, only storage reaches it. */
export function setLeft(left: Left | undefined): void {
  here = left
}

/** What was left in this tab, since the page was loaded. */
export const leftHere = (): Left | undefined => here
/** The same as it was stored: not yet read, and perhaps of another tab. */
export const leftInStorage = (): string | undefined => local.read(storageKeys.searchLanding)
/** Whether somebody may be on the way from a search to a page: of what is stored, its address alone is looked for. */
export const isUnderWay = (path: string): boolean =>
  here?.path === path || Boolean(leftInStorage()?.includes(`"${path}"`))
