import { test, type Page } from '@playwright/test'

/**
 * One tab for the tests of a group, or of a file, which open their pages in it one after the other, as readers do. For those
 * that only look at a page, and leave nothing in the browser that another could stumble over: a profile of its own, in which
 * everything is fetched and translated anew, is half of what such a test takes.
 * @param whenOpened what the tab needs before its first page
 */
export function oneTab(whenOpened?: (page: Page) => Promise<unknown>): () => Page {
  let tab: Page | undefined
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async ({ browser }) => {
    tab = await browser.newPage()
    await whenOpened?.(tab)
  })
  test.afterAll(() => tab?.close())
  return () => {
    if (!tab) throw new Error('The tab is there for tests, and not before them.')
    return tab
  }
}
