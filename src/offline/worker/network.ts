import type { FromWorker } from '../format/messages'
import type { Surroundings } from './scope'

/** How long the network may take when there is something kept to show instead. */
const patience = 3000
/** The same while it has just failed to answer. */
const lessPatience = 600
/** How long a network that did not answer counts as one that does not. */
const memory = 15_000

/** Gateways say these when there is nobody behind them: no answer either, for a reader who has the page. */
const isAnswer = (response: Response) => ![502, 503, 504].includes(response.status)

export interface Network {
  /**
   * Asks the network, and does not wait long for it when there is something kept.
   * @param fetching the answer on its way; undefined when there was none
   * @returns the answer, or undefined when it is better to show what is kept
   */
  within(fetching: Promise<Response | undefined>): Promise<Response | undefined>
  /** Fetches; undefined instead of a rejection. Remembers whether there was an answer. */
  fetch(request: Request): Promise<Response | undefined>
  /** Somebody else has heard from it. */
  answered(): void
  /** It did not answer somebody who waited for it to the end. */
  silent(): void
}

/** The network as readers have it: slow, gone, or there in name only. */
export function createNetwork({
  fetch,
  now,
  after,
  clients,
}: Pick<Surroundings, 'fetch' | 'now' | 'after' | 'clients'>): Network {
  let silentSince: number | undefined

  async function tell(network: FromWorker['network']): Promise<void> {
    for (const client of await clients()) client.postMessage({ network })
  }
  function answered() {
    if (silentSince === undefined) return
    silentSince = undefined
    void tell('up')
  }
  function silent() {
    silentSince = now()
    void tell('down')
  }

  return {
    answered,
    silent,
    async within(fetching) {
      const limit = silentSince !== undefined && now() - silentSince < memory ? lessPatience : patience
      const late = Symbol('late')
      const outcome = await Promise.race([fetching, after(limit).then(() => late)])
      if (outcome instanceof Response && isAnswer(outcome)) return outcome
      silent()
      return undefined
    },
    async fetch(request) {
      try {
        const response = await fetch(request)
        if (isAnswer(response)) answered()
        return response
      } catch {
        return undefined
      }
    },
  }
}
