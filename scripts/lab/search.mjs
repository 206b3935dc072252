// @ts-check
import { slowWholeRenderers, visit } from './phone.mjs'
import { watch, watchWorker } from './watch.mjs'

export const limits = { loadMs: 400, queryMs: 20 }

/**
 * How long the index takes to load in the worker, and its answers, when the whole process of the page has a quarter of the
 * processor: from the page's message to the worker's, without the network; and of the answers what passes in the worker, since
 * the page draws meanwhile and lets an answer wait.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site
 * @param {readonly string[]} queries typed letter by letter, so that each beginning is a query
 * @returns {Promise<{ loadMs: number, queriesMs: number[], inWorkerMs: number[] }>}
 */
export async function search(browser, site, queries) {
  const { page, session, close } = await visit(browser, watch, { network: false })
  try {
    // Or the main thread would be slowed down twice.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const worker = page.waitForEvent('worker')
    const fetched = page.waitForResponse((response) => response.url().endsWith('/search_index.json'))
    await page.goto(new URL('/en/sdk/v3/android/implementation/push/', site).href)
    await (await fetched).finished()
    await page.waitForLoadState('networkidle')
    const button = page.getByRole('button', { name: 'Search', exact: true })
    const field = page.getByRole('combobox', { name: 'Search the documentation' })
    await (await worker).evaluate(watchWorker)
    const fullSpeed = await slowWholeRenderers(browser)
    try {
      await button.tap()
      await field.waitFor()
      for (const query of queries) {
        await field.fill('')
        for (let end = 1; end <= query.length; end++) {
          const before = await page.evaluate(() => window.watched.search.queries.length)
          await field.fill(query.slice(0, end))
          await page.waitForFunction((count) => window.watched.search.queries.length > count, before)
        }
      }
    } finally {
      await fullSpeed()
    }
    const { search: seen } = await page.evaluate(() => window.watched)
    const inWorkerMs = await (await worker).evaluate(() => self.answered)
    return { loadMs: seen.load, queriesMs: seen.queries, inWorkerMs }
  } finally {
    await close()
  }
}
