import { expect, type Page } from '@playwright/test'

/** What the tests of loading have in common: a page whose files fail, and what is said of it. */

export const errorsPage = '/en/guides/errors/'
export const errorsData = /^\/page-data\/en\/guides\/errors\/page-data\.json$/

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const plainNotice = (page: Page) => page.getByRole('status').getByText('have not loaded')
export const slowNotice = (page: Page) => page.getByRole('status').getByText('on its way')

/** A click on a link to an address of this site, without a pointer that hovers over others on its way. */
export const click = (page: Page, href: string): Promise<void> =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to })
    document.body.append(link)
    link.click()
    link.remove()
  }, href)

/**
 * Time stands still for the page, whose clock is installed: from now on it goes by when the test says so, however long the
 * machine takes. What was due within a minute has happened.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}

/**
 * Until something has come true for which time has to go by: the page's clock goes on a second at a time. Put forward at once, it
 * overtakes an answer on a slow machine, and the page tries again on its own where a test waits for a reader to do so. Looked at
 * again soon, not after ever longer pauses, as it would be where nobody but the machine moves the clock.
 */
export const bySeconds = (page: Page, isOver: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(1000)
    await isOver()
  }).toPass({ intervals: [100] })

/** The browser has no data to spare: nothing is fetched ahead, and no index for a search. Runs in the page, before its scripts. */
export function spareData(): void {
  const { connection } = navigator as Navigator & { connection?: object }
  if (connection) Object.defineProperty(connection, 'saveData', { value: true })
}
