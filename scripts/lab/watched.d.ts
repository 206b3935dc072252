/** What lab/watch.mjs leaves in the page. Times in ms. */
export interface Watched {
  /** The largest paint so far. */
  paint: number
  /** Tasks of more than 50 ms. */
  tasks: { startTime: number; duration: number }[]
  /** Layout shift that nobody's input brought about. */
  shift: number
  /** From an input to the next paint; those of less than 16 ms are missing. */
  interactions: { name: string; startTime: number; duration: number }[]
  search: { load: number; queries: number[] }
}

/** The fields of the entries that are looked at; TypeScript knows none of these kinds. */
export interface AnyEntry extends PerformanceEntry {
  value?: number
  hadRecentInput?: boolean
  interactionId?: number
}

/** Messages between the page and its search worker, as far as they are timed. */
export interface Message {
  type: string
  id?: number
}

declare global {
  interface Window {
    watched: Watched
    /** In the search worker: how long each query took there. */
    answered: number[]
  }
}
