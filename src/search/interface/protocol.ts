import type { SearchAnswer, SearchContext } from '../contract/answer'

/** What the page tells the worker. The index travels as bytes, handed over and not copied. */
export type ToWorker =
  { type: 'load'; data: ArrayBuffer } | { type: 'query'; id: number; text: string; context: SearchContext }

/** What the worker answers. Every query is answered under its own number, once. */
export type FromWorker =
  | { type: 'ready' }
  | { type: 'unreadable'; message: string }
  | { type: 'answer'; id: number; answer: SearchAnswer }
  | { type: 'refused'; id: number; message: string }
