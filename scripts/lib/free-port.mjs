// @ts-check
import { createServer } from 'node:net'

/**
 * A port that nobody uses at the moment, so that tests and benchmarks run while the site is being served.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
