import { expect, type Page } from '@playwright/test'

/** The service worker is in charge of the page, and has nothing left to do for its first visit. */
export async function workerInCharge(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** What the worker keeps has an address, sooner or later. */
export async function kept(page: Page, url: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (one) => Boolean(await caches.match(one, { ignoreVary: true })), url), {
      timeout: 20_000,
    })
    .toBe(true)
}
