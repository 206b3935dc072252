import { expect, type BrowserContext, type Page } from '@playwright/test'

/** The service worker is in charge of the page, and has nothing left to do for its first visit. */
export async function workerInCharge(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/**
 * The connection is gone, and the worker knows: where its request fails and it believes itself online, it answers with an error,
 * and Gatsby loads the page by its address instead of moving to it.
 */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  const workers = context.serviceWorkers()
  expect(workers).toHaveLength(1)
  await expect.poll(() => workers[0]?.evaluate(() => navigator.onLine)).toBe(false)
}

/** Whether the worker keeps an address now. */
export const isKept = (page: Page, url: string): Promise<boolean> =>
  page.evaluate(async (one) => Boolean(await caches.match(one, { ignoreVary: true })), url)

/** What the worker keeps has an address, sooner or later. */
export async function kept(page: Page, url: string): Promise<void> {
  await expect.poll(() => isKept(page, url), { timeout: 20_000 }).toBe(true)
}
