import type { Surroundings } from './scope'

/** How long what no reader waits for may take, to its last byte. */
const longest = 120_000

/**
 * `fetch` for a worker. What it asks for by itself, which it names by an address, ends at last: a network that hangs never says so,
 * and what waits for its turn would wait for ever. Requests of pages are theirs to end.
 */
export const bounded =
  (fetch: Surroundings['fetch']): Surroundings['fetch'] =>
  (request, init) => {
    if (typeof request !== 'string') return fetch(request, init)
    const stop = new AbortController()
    setTimeout(() => stop.abort(), longest)
    return fetch(request, { ...init, signal: stop.signal })
  }
