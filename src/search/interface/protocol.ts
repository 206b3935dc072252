import type { SearchAnswer, SearchContext } from '../contract/answer'

/** An answer, with the build that its index is of. */
export interface AnswerOfBuild extends SearchAnswer {
  build?: string
}

/** What the page tells the worker, which fetches the index itself: no page thread ever holds those bytes. */
export type ToWorker =
  /** Fetch the file, and keep it unopened: opening costs a phone what an article's reader should not pay. */
  | { type: 'fetch' }
  /** Fetch what is missing, and make the index of a language ready for questions, most of all for those asked on a page. */
  | { type: 'open'; language: string; path: string }
  | { type: 'query'; id: number; text: string; context: SearchContext }
  /** The index is of another build than the page: look whether there is one of this by now. */
  | { type: 'renew'; language: string }

/** Why search cannot answer: the file did not come, or what came is no index that this code can read. */
export type FailureReason = 'unreachable' | 'unreadable'

/** What the worker answers. Every query is answered under its own number, once, unless the file turns out to be broken. */
export type FromWorker =
  /** The worker's code has come; how long the file then takes is its business. */
  | { type: 'alive' }
  | { type: 'fetched' }
  | { type: 'ready'; language: string }
  /** It was looked for another index, and that has taken the place of the one before if it was there. */
  | { type: 'renewed' }
  /** Holds for all that was asked so far. The file is dropped; who asks again has it fetched again. */
  | { type: 'failed'; reason: FailureReason; message: string }
  | { type: 'answer'; id: number; answer: AnswerOfBuild }
