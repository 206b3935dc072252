// @ts-check
import { phone, visit } from './phone.mjs'
import { watch } from './watch.mjs'

/** So long a page is looked at: blocking is what stands in a reader's way in the first three seconds. */
const lookMs = 3000

/**
 * What one first visit to a page costs; bytes are those of bodies, as they came.
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
    /** How long each body is said to be: what Chromium counts has the headers in it. @type {Map<string, { kind: keyof typeof bytes, length: number }>} */
    const answers = new Map()
    session.on('Network.responseReceived', ({ requestId, type, response: { headers } }) => {
      const kind = counted[type]
      const [, length] = Object.entries(headers).find(([name]) => /^content-length$/i.test(name)) ?? []
      if (kind) answers.set(requestId, { kind, length: Number(length) })
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const answer = answers.get(requestId)
      // Of an answer to HEAD, or out of the memory, no body comes.
      if (answer) bytes[answer.kind] += Math.min(answer.length || Infinity, encodedDataLength)
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
