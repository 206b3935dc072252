// @ts-check
import { phone, visit } from './phone.mjs'
import { watch } from './watch.mjs'

/** So long a page is looked at: blocking is what stands in a reader's way in the first three seconds. */
const lookMs = 3000

/**
 * What one first visit to a page costs.
 * @typedef {{ paintMs: number, blockingMs: number, shift: number, scripts: number, styles: number, html: number, data: number }} Load
 */

/** Resource kinds of the protocol → what they count as. @type {Record<string, 'scripts' | 'styles' | 'html' | 'data'>} */
const counted = { Document: 'html', Script: 'scripts', Stylesheet: 'styles', Fetch: 'data', XHR: 'data' }

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Load>}
 */
export async function load(browser, url) {
  const { page, session, close } = await visit(browser, watch)
  try {
    const bytes = { scripts: 0, styles: 0, html: 0, data: 0 }
    /** @type {Map<string, keyof typeof bytes>} */
    const kinds = new Map()
    session.on('Network.responseReceived', ({ requestId, type }) => {
      const kind = counted[type]
      if (kind) kinds.set(requestId, kind)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId)
      if (kind) bytes[kind] += encodedDataLength
    })
    await page.goto(url)
    await page.waitForFunction((ms) => performance.now() > ms, lookMs)
    const seen = await page.evaluate(() => window.watched)
    const blocking = seen.tasks
      .filter(({ startTime }) => startTime < lookMs)
      .reduce((sum, { duration }) => sum + duration - 50, 0)
    return { paintMs: seen.paint, blockingMs: blocking, shift: seen.shift, ...bytes }
  } finally {
    await close()
  }
}

export const limits = { paintMs: 800, blockingMs: 50, shift: 0 }
export const conditions = `CPU ÷ ${phone.slowdown}, ${((phone.bytesPerSecond * 8) / 1024 / 1024).toFixed(1)} Mbit/s, ${phone.latencyMs} ms`
