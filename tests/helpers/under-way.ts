import type { Page, Request } from '@playwright/test'

/** How long a machine may take for all answers that come. */
const patienceMs = 10_000

/**
 * Notes what a tab asks for, and has not got yet.
 * @param comes whether the path is answered at all, be it by a failure
 * @returns waits until nothing of it is under way; rejects with what still is, where that takes too long
 */
export function watchUnderWay(page: Page, comes: (path: string) => boolean): () => Promise<void> {
  const underWay = new Set<Request>()
  let onCalm = () => {}
  const end = (request: Request) => {
    underWay.delete(request)
    if (!underWay.size) onCalm()
  }
  page.on('request', (request) => {
    if (comes(new URL(request.url()).pathname)) underWay.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () =>
    new Promise((resolve, reject) => {
      if (!underWay.size) return resolve()
      const timer = setTimeout(() => {
        const urls = [...underWay].map((request) => request.url())
        reject(new Error(`Still under way: ${urls.join(' ')}`))
      }, patienceMs)
      onCalm = () => {
        clearTimeout(timer)
        resolve()
      }
    })
}
