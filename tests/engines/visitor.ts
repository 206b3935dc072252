import { expect } from 'vitest'
import type { Driver, Point } from './driver'

const patience = { timeout: 20_000, interval: 100 }

/** Where the middle of an element is once it stands still in view and nothing covers it; null before. */
async function spot(selector: string, text: string): Promise<Point | null> {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) =>
      one.checkVisibility() &&
      new RegExp(text).test((one.ariaLabel ?? one.textContent).trim().replace(/\s+/g, ' ')),
  )
  if (!element) return null
  const before = element.getBoundingClientRect()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { x, y, width, height } = element.getBoundingClientRect()
  if (x !== before.x || y !== before.y || width === 0) return null
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  if (element.contains(document.elementFromPoint(middle.x, middle.y))) return middle
  // Only what is out of sight is scrolled to: where a reader is on a page matters to some links.
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return null
}

/** Somebody in front of a browser. What they look for may take its time; what does not come within 20 s fails. */
export class Visitor {
  constructor(private readonly driver: Driver) {}

  /** @param look runs in the page: it sees nothing of the test but `args`, and what it gives comes back as JSON */
  ask<Args extends unknown[], Result>(
    look: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.driver.run(`(${look.toString()})(...${JSON.stringify(args)})`) as Promise<Awaited<Result>>
  }

  /** Waits until what is seen is as it should be. */
  async find<Args extends unknown[], Result>(
    wanted: NoInfer<Awaited<Result>>,
    look: (...args: Args) => Result,
    ...args: Args
  ): Promise<void> {
    // A page that is just being left cannot be asked.
    const seen = () => this.ask(look, ...args).catch((error: unknown) => String(error))
    await expect.poll(seen, patience).toEqual(wanted)
  }

  /**
   * Opens an address, and waits until React has taken over. The page that is left must have ended loading: where the next
   * navigation cuts it off, Firefox answers with NS_BINDING_ABORTED, or the page that was left arrives after all.
   */
  async open(url: string): Promise<void> {
    await this.loaded()
    await this.driver.goto(url)
    await this.loaded()
    await this.alive()
  }

  private loaded = () =>
    this.find(true, () => {
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return location.protocol === 'about:' || Number(load?.loadEventEnd) > 0
    })

  alive = () =>
    this.find(true, () =>
      Object.keys(document.getElementById('gatsby-announcer') ?? {}).some((key) => key.startsWith('__react')),
    )

  /** @param text what its name or its text has in it, as a regular expression */
  async click(selector: string, text = ''): Promise<void> {
    let where: Point | null = null
    await expect
      .poll(async () => (where = await this.ask(spot, selector, text)), { ...patience, message: selector })
      .not.toBeNull()
    await this.driver.click(where!)
  }

  press = (key: string) => this.driver.type([key])

  write = (text: string) => this.driver.type(Array.from(text))

  /** Presses a key again, until it has brought what it should: who listens may have come after React took over. */
  async pressUntil(key: string, selector: string): Promise<void> {
    const brought = async () => {
      if (await this.shows(selector)) return true
      await this.press(key)
      return false
    }
    await expect.poll(brought, { ...patience, interval: 1000 }).toBe(true)
  }

  resize = (width: number, height: number) => this.driver.resize({ width, height })

  seeTitle = (title: string) => this.find(title, () => document.querySelector('h1')?.innerText)

  seeAddress = (address: string) =>
    this.find(address, () => location.pathname + location.search + location.hash)

  private shows = (selector: string, words = '') =>
    this.ask(
      (one, text) =>
        [...document.querySelectorAll(one)].some(
          (element) => element.checkVisibility() && element.textContent.includes(text),
        ),
      selector,
      words,
    ).catch(String)

  /** Something that is shown, and has these words in it. */
  see = (selector: string, words = '') =>
    expect
      .poll(() => this.shows(selector, words), { ...patience, message: `${selector} ${words}` })
      .toBe(true)

  seeNo = (selector: string) =>
    expect.poll(() => this.shows(selector), { ...patience, message: selector }).toBe(false)

  /** The worker is in charge, and has an address in what it keeps. */
  async kept(path: string): Promise<void> {
    await this.find('activated', () => navigator.serviceWorker.controller?.state)
    await this.find(true, async (url) => Boolean(await caches.match(url, { ignoreVary: true })), path)
  }
}
