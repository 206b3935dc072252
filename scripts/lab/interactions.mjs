// @ts-check
import { setTimeout as wait } from 'node:timers/promises'
import { visit } from './phone.mjs'
import { watch } from './watch.mjs'

/** @typedef {import('@playwright/test').Page} Page */

const push = '/en/sdk/v3/android/implementation/push/'
/** Those with the most elements in sight, and the most of all. */
const reference = '/en/sdk/v3/android/symbols/'
const resource = '/en/api/devices/'
const field = (/** @type {Page} */ page) => page.getByRole('combobox', { name: 'Search the documentation' })

/**
 * Into the field that has the focus.
 * @param {Page} page
 * @param {string} text
 */
async function type(page, text) {
  // As fast as a quick typist.
  for (const letter of text) {
    await page.keyboard.type(letter)
    await wait(90)
  }
}

/**
 * As a finger does, which stays for a moment: what it touches is found before it lifts. Playwright's own `tap()` looks for
 * the element, scrolls to it and listens for where the finger lands: work of the page's main thread that no reader's phone
 * has, in the middle of what is measured.
 * @param {Page} page
 * @param {import('@playwright/test').Locator} target in sight
 */
async function tap(page, target) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`Nothing to tap: ${String(target)}`)
  // What asked for the place may have had styles and layout worked out.
  await wait(100)
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await wait(60)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
}

const tab = (/** @type {Page} */ page) => page.getByRole('tab', { name: 'Java' }).first()
const guides = (/** @type {Page} */ page) => page.getByRole('button', { name: /^Guides \d+$/ })
const menuButton = (/** @type {Page} */ page) =>
  page.getByRole('banner').getByRole('button', { name: /menu/i })
const searchButton = (/** @type {Page} */ page) => page.getByRole('button', { name: 'Search', exact: true })

/** @param {Page} page */
async function openSearch(page) {
  await searchButton(page).tap()
  await field(page).waitFor()
}

/**
 * What readers do, on the page they do it on: what goes before, and what is measured.
 * @type {readonly { name: string, route: string, before?: (page: Page) => Promise<unknown>, act: (page: Page) => Promise<unknown> }[]}
 */
export const interactions = [
  { name: 'open search', route: push, act: (page) => tap(page, searchButton(page)) },
  { name: 'open search on a reference', route: reference, act: (page) => tap(page, searchButton(page)) },
  { name: 'open search on an API page', route: resource, act: (page) => tap(page, searchButton(page)) },
  {
    name: 'close search',
    route: reference,
    before: openSearch,
    act: (page) => tap(page, page.getByRole('button', { name: 'Close', exact: true })),
  },
  {
    name: 'type in search',
    route: push,
    before: async (page) => {
      await openSearch(page)
      await field(page).fill('p')
      await page.getByRole('listbox').getByRole('option').first().waitFor()
    },
    act: (page) => type(page, 'ush notifications'),
  },
  {
    name: 'filter of search',
    route: push,
    before: async (page) => {
      await openSearch(page)
      await field(page).fill('push notifications')
      await guides(page).waitFor()
    },
    act: (page) => tap(page, guides(page)),
  },
  {
    name: 'tab',
    route: push,
    before: (page) => tab(page).scrollIntoViewIfNeeded(),
    act: (page) => tap(page, tab(page)),
  },
  { name: 'theme', route: push, act: (page) => tap(page, page.getByRole('button', { name: /^Colours/ })) },
  { name: 'drawer', route: push, act: (page) => tap(page, menuButton(page)) },
  {
    name: 'close drawer',
    route: push,
    before: (page) => menuButton(page).tap(),
    act: (page) => tap(page, menuButton(page)),
  },
  {
    name: 'filter of errors',
    route: '/en/guides/errors/',
    before: (page) => page.getByRole('textbox', { name: 'A line of a log' }).focus(),
    act: (page) => type(page, 'BadDevice'),
  },
  {
    name: 'filter of quick wins',
    route: '/en/quick-wins/',
    // By keyboard: what Playwright selects by itself is no input to the browser.
    before: (page) => page.getByLabel('Goal').focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
  },
  {
    name: 'filter of a reference',
    route: reference,
    before: (page) => page.getByRole('searchbox', { name: 'Filter' }).focus(),
    act: (page) => type(page, 'enable'),
  },
]

export const limitMs = 100
/** Task of the main thread that search may not exceed. */
export const taskLimitMs = 50

/**
 * The slowest interaction of an act, from the input to the next paint, and the longest task of the main thread meanwhile (0 for
 * none over 50 ms).
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site
 * @param {(typeof interactions)[number]} interaction
 * @returns {Promise<{ paintMs: number, taskMs: number }>}
 */
export async function interact(browser, site, { route, before, act }) {
  const { page, close } = await visit(browser, watch, { network: false })
  try {
    await page.goto(new URL(route, site).href)
    await page.waitForFunction(() => window.__alive)
    // What the page does when it is idle is over.
    await page.waitForLoadState('networkidle')
    await before?.(page)
    await wait(500)
    const from = await page.evaluate(() => performance.now())
    await act(page)
    await wait(500)
    const { interactions: all, tasks } = await page.evaluate(() => window.watched)
    const acted = all.filter(({ startTime }) => startTime >= from)
    // To look for what to press is Playwright's work, and over before the first input.
    const first = Math.min(...acted.map(({ startTime }) => startTime))
    const caused = tasks.filter(({ startTime, duration }) => startTime + duration > first)
    const most = (/** @type {{ duration: number }[]} */ of) =>
      Math.max(0, ...of.map(({ duration }) => duration))
    return { paintMs: most(acted), taskMs: most(caused) }
  } finally {
    await close()
  }
}
