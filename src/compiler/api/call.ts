import type { Method, Operation, PathItem } from './openapi'
import type { Surfaced } from './read-description'

/** An operation with its surroundings. */
export interface Call {
  method: Method
  route: string
  operation: Operation
  item: PathItem
  surfaced: Surfaced
}
