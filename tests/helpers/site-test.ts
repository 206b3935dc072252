import { test as base } from '@playwright/test'
import type { Fault } from './server'
import { startSite, type Site } from './site'

interface OwnSite {
  /** A server of its own for each test. */
  site: Site
  /** Opens a page of it whose files fail so, and is back as soon as the document begins to arrive. */
  open: (path: string, faults?: readonly Fault[]) => Promise<void>
}

/** Playwright's `test`, with a site whose files the test can make fail. */
export const test = base.extend<OwnSite>({
  // Playwright asks for a pattern where nothing is needed.
  site: async ({}, use) => {
    const site = await startSite()
    await use(site)
    await site.close()
  },
  open: async ({ page, site }, use) => {
    await use(async (path, faults = []) => {
      site.setFaults(faults)
      await page.goto(site.url + path, { waitUntil: 'commit' })
    })
  },
})
