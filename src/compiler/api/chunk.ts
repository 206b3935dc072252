import type { Place } from './read-file'

/** A stretch of a page, with the place of the data that it is made of. */
export interface Chunk {
  text: string
  from: Place
}
