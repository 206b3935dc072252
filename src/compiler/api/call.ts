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

/** The address of the API that answers a call, without a slash at its end. */
export function baseOf({ item, operation, surfaced: { document } }: Call): string {
  const [server] = operation.servers ?? item.servers ?? document.servers ?? []
  return (server?.url ?? '').replace(/\/$/, '')
}
