// @ts-check
import { chromium } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { chromiumArgs } from '../lib/browser.mjs'

/**
 * The lab's phone: a poor one on a poor network. The processor is four times slower than this machine's, which is what
 * Lighthouse takes for a mid-range phone; 1.6 Mbit/s with 150 ms is its "slow 4G".
 */
export const phone = {
  slowdown: 4,
  bytesPerSecond: (1.6 * 1024 * 1024) / 8,
  latencyMs: 150,
  screen: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
}

/** @param {string | undefined} executablePath @returns {Promise<import('@playwright/test').Browser>} */
export const launch = (executablePath) => chromium.launch({ executablePath, args: chromiumArgs })

/**
 * A fresh visitor's page on the lab's phone, with what `watch` says put into every document before its own scripts.
 * @param {import('@playwright/test').Browser} browser
 * @param {() => void} watch runs in the page
 * @param {{ network?: boolean }} [options] without the network's limits where only the processor is looked at
 */
export async function visit(browser, watch, { network = true } = {}) {
  const context = await browser.newContext({ ...phone.screen, serviceWorkers: network ? 'allow' : 'block' })
  const page = await context.newPage()
  await page.addInitScript(watch)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown })
  await session.send('Network.enable')
  if (network) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: phone.latencyMs,
      downloadThroughput: phone.bytesPerSecond,
      uploadThroughput: phone.bytesPerSecond,
    })
  }
  return { page, session, close: () => context.close() }
}

/**
 * Lets the processes of all pages of a browser run one slice of time in four. What Chromium slows down by itself is the
 * main thread alone; a worker would run at this machine's speed. The slices are as short as timers are, or a query of few
 * milliseconds would measure the stop that it meets; and a slice that a timer made longer has a longer stop.
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<() => Promise<void>>} gives them all of their time back
 */
export async function slowWholeRenderers(browser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const signal = (/** @type {NodeJS.Signals} */ name) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name)
      } catch {
        // It ended.
      }
    }
  }
  let going = true
  const slices = (async () => {
    const slice = 1
    while (going) {
      const began = performance.now()
      signal('SIGCONT')
      await wait(slice)
      signal('SIGSTOP')
      await wait((performance.now() - began) * (phone.slowdown - 1))
    }
    signal('SIGCONT')
  })()
  return async () => {
    going = false
    await slices
  }
}
