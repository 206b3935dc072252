import { expect, type Page } from '@playwright/test'
import { isAlive } from './alive'
import { pageFor, type Deed } from './fault-table'
import type { Site } from './site'

/** One cell of the matrix of faults: a page in its own tab, on a server of its own. */
export interface Cell {
  name: string
  page: Page
  site: Site
  /** How often the page asked for each path; what Chromium repeats by itself where a connection broke is not the page's. */
  asked: Map<string, number>
  /** Addresses that were loaded as a document. */
  documents: string[]
}

export interface Outcome {
  /** What the reader is left with, in words. */
  left: string
  /** What no reader may be left with; empty when all is well. */
  faults: string[]
}

export function watchCell(name: string, page: Page, site: Site): Cell {
  const cell: Cell = { name, page, site, asked: new Map(), documents: [] }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    cell.asked.set(pathname, (cell.asked.get(pathname) ?? 0) + 1)
    if (request.isNavigationRequest()) cell.documents.push(pathname)
  })
  return cell
}

/** Follows a link as a click does, without a pointer that hovers over others on its way. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
}

/** What the reader does, as far as the page lets them. */
export async function doDeed({ page }: Cell, deed: Deed): Promise<void> {
  if (deed === 'look at pictures') {
    await page.evaluate(() => document.querySelector('figure')?.scrollIntoView())
  } else if (deed === 'search') {
    // Without a pointer: it waits for a frame, and tabs that lie behind another have none.
    await page.getByRole('button', { name: 'Search', exact: true }).evaluateAll(([button]) => {
      if (button instanceof HTMLElement) button.click()
    })
  } else if (deed === 'change a request') {
    await page.evaluate(() => document.querySelector<HTMLElement>('.change')?.click())
  } else if (formDeeds.includes(deed)) {
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('main [role="search"] :is(input, textarea)')
      if (!field) return
      field.scrollIntoView()
      field.value = 'push'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
}

/** What a form on the page does: it says how much fits, or that it cannot. */
const formDeeds: readonly Deed[] = ['find an error', 'filter a reference']

/** What an earlier page has left in the browser for a deed. Runs in the page, before its scripts. */
export function leaveBehind({ deed, path }: { deed: Deed; path: string }): void {
  if (deed === 'keep packs') localStorage.setItem('beckon-packs', '["v3-android"]')
  if (deed === 'have values of their own')
    localStorage.setItem('beckon-own-values', '{"applicationKey":"key"}')
  if (deed === 'come from a search') {
    const wanted = { terms: ['push'], beginnings: [] }
    localStorage.setItem(
      'beckon-search-landing',
      JSON.stringify({ path, at: Date.now(), text: 'push', wanted }),
    )
  }
}

const state = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility() && element.id !== 'gatsby-announcer')
        .map((element) => element.innerText.trim().replace(/\s+/g, ' '))
        .filter(Boolean)
    return {
      path: location.pathname,
      title: document.querySelector('h1')?.innerText ?? '',
      length: document.querySelector('main')?.innerText.length ?? 0,
      said: [...new Set(shown('[role="alert"], [role="status"]'))],
      dialog: document.querySelector('dialog[open]') !== null,
      change: document.querySelector('main form') ? 'form' : document.querySelector('.change')?.textContent,
    }
  })

/** What the page has come to: before the reader moves on. */
export async function outcome(cell: Cell, deed: Deed): Promise<Outcome> {
  const { title, instead } = pageFor(deed)
  const seen = { ...(await state(cell.page)), alive: await isAlive(cell.page) }
  const faults: string[] = []
  const most = Math.max(...cell.asked.values())
  const often = [...cell.asked].filter(([, times]) => times > 12).map(([path, times]) => `${times} × ${path}`)
  if (often.length) faults.push(`asks too often: ${often.join(', ')}`)
  if (cell.documents.length > 3) faults.push(`loads the page ${cell.documents.length} times`)
  if (seen.length < 150) faults.push(`blank: ${seen.length} letters`)
  if (![title, instead, 'This page could not be loaded'].includes(seen.title))
    faults.push(`shows “${seen.title}”`)
  if (!seen.alive && seen.said.length === 0) faults.push('dead, and says nothing')
  if (deed === 'search' && !seen.dialog && seen.said.length === 0) faults.push('search does nothing')
  if (deed === 'change a request' && !['form', 'Could not be loaded. Try again'].includes(seen.change ?? ''))
    faults.push(`“${seen.change}” does nothing`)
  if (formDeeds.includes(deed) && seen.said.length === 0) faults.push('its form does nothing')
  const left = [
    seen.title === title ? 'the page' : `“${seen.title}”`,
    seen.alive ? 'works' : 'plain',
    ...seen.said.map((text) => `says “${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`),
    `${cell.documents.length} documents, at most ${most} requests`,
  ].join(', ')
  return { left, faults }
}

/** A link leads on, whatever the page has come to. */
export async function leadsOn({ page }: Cell, title: string): Promise<boolean> {
  const seen = await state(page).catch(() => undefined)
  return seen?.title === title && seen.length > 150
}

/** Time goes by for all tabs: timers a second at a time, with a moment for the network after each. */
export async function pass(
  page: Page,
  seconds: number,
  until: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    await page.clock.runFor(1000).catch(() => undefined)
    if (await until()) return
  }
  expect(seconds).toBeGreaterThan(0)
}
