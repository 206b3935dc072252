import { expect, type Page } from '@playwright/test'
import { storageKeys } from '../../src/shared/storage-keys'

/** Whether React has taken the page over, by the site's own flag. Runs in the page. */
export const isTakenOver = (): boolean => window.__alive === true

/** Whether the page answers now. */
export const isAlive = (page: Page): Promise<boolean> =>
  page
    .evaluate(isTakenOver)
    // A page that is loaded anew meanwhile is not there yet.
    .catch(() => false)

/**
 * Waits until the page answers, also one that is loaded anew meanwhile. Looked at in the page itself, where it costs nothing to
 * look again soon: half of all tests begin with it.
 */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver, undefined, { polling: 50, timeout: 10_000 })
}

/**
 * Waits until the browser has kept that its reader was last on pages of a platform, such as `ios/v3`. The address comes before
 * the page, and a document that is left before React has it in hand keeps nothing.
 */
export async function remembersPlatform(page: Page, platform: `${string}/v${string}`): Promise<void> {
  await page.waitForFunction(
    ([key, beginning]) => localStorage.getItem(key)?.startsWith(beginning) === true,
    [storageKeys.platform, `${platform}/`] as const,
    { polling: 50, timeout: 10_000 },
  )
}

/** Waits until a page that was begun at its top is laid out to its end: until then, what lies above may still grow. */
export const laidOut = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(() =>
          [
            ...document.querySelectorAll(
              '.prose > *, .prose ~ * > *, .prose > .run > *, .operation > *, .operation > .run > *',
            ),
          ].every((block) => getComputedStyle(block).contentVisibility === 'visible'),
        ),
      { intervals: [50] },
    )
    .toBe(true)

/** Has all of a page laid out now, as it is for who goes to a section further down: when that comes is a question of its own. */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => window.__layOut?.())
  await laidOut(page)
}
