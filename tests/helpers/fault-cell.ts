import type { Page } from '@playwright/test'
import { packFile } from '../../src/offline/format/pack-format'
import { fileHeader, keptHeader, keptPackUrl, stores } from '../../src/offline/format/stores'
import { storageKeys } from '../../src/shared/storage-keys'
import { pageFor, type Deed } from './fault-table'
import type { Fault } from './server'
import type { Site } from './site'
import { watchUnderWay } from './under-way'

/** One cell of the matrix of faults: a page in its own tab, on a server of its own. */
export interface Cell {
  name: string
  deed: Deed
  page: Page
  site: Site
  fault: Fault
  /** How often the page asked for each path; what Chromium repeats by itself where a connection broke is not the page's. */
  asked: Map<string, number>
  /** Addresses that were loaded as a document. */
  documents: string[]
  /** Waits until what the page asked for has come, but for what never does. */
  calm: () => Promise<void>
}

export interface Outcome {
  /** What the reader is left with, in words. */
  left: string
  /** What no reader may be left with; empty when all is well. */
  faults: string[]
}

export function watchCell(given: Pick<Cell, 'name' | 'deed' | 'page' | 'site' | 'fault'>): Cell {
  const { page, fault } = given
  const comes = (path: string) => !fault.hang || !fault.path.test(path)
  const cell: Cell = { ...given, asked: new Map(), documents: [], calm: watchUnderWay(page, comes) }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    cell.asked.set(pathname, (cell.asked.get(pathname) ?? 0) + 1)
    if (request.isNavigationRequest()) cell.documents.push(pathname)
  })
  return cell
}

/** What the reader does next, as far as the page lets them: each step once. */
export async function doDeed({ page, deed }: Pick<Cell, 'page' | 'deed'>): Promise<void> {
  await page
    .evaluate(
      ([what, isForm]) => {
        const window = globalThis as { done?: Record<string, boolean> }
        const done = (window.done ??= {})
        // Without a pointer: it waits for a frame, and tabs that lie behind another have none.
        const once = (step: string, selector: string, act: (found: HTMLElement) => void) => {
          const found = done[step]
            ? undefined
            : [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility())
          if (!found) return
          done[step] = true
          act(found)
        }
        const type = (field: HTMLElement) => {
          // React looks for the change in its own property, which this goes around.
          const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')
          property?.set?.call(field, 'push')
          field.dispatchEvent(new Event('input', { bubbles: true }))
        }
        const press = (button: HTMLElement) => button.click()
        if (what === 'look at pictures') once('look', 'figure', (figure) => figure.scrollIntoView())
        // A label, and not the picture: where nothing opens, the page is still there to be looked at.
        if (what === 'open a picture') once('open', 'figure li a', press)
        if (what === 'copy a sample')
          once('copy', 'figure [data-tool="copy"]', (button) => {
            // What it answers is gone again before anybody looks.
            const answers = new MutationObserver(() => (done.answered = true))
            answers.observe(button, { childList: true, characterData: true, subtree: true })
            press(button)
          })
        if (what === 'report a sample') {
          once('meet', 'figure [data-tool="copy"]', press)
          once('report', 'figure [data-tool="report"]', press)
        }
        if (what === 'ask for the shortcuts') once('ask', '[data-shortcuts]', press)
        if (what === 'search') {
          once('open', 'header button[aria-keyshortcuts]', press)
          once('type', 'dialog [role="combobox"]', type)
        }
        if (what === 'change a request') once('change', '.change', press)
        if (what === 'keep a pack') once('keep', 'main li:last-child button', press)
        if (isForm) {
          once('form', 'main [role="search"] :is(input, textarea)', (field) => {
            field.scrollIntoView()
            type(field)
          })
        }
      },
      [deed, formDeeds.includes(deed)] as const,
    )
    .catch(() => undefined)
}

/** The pack of which readers have an earlier build. */
const packId = 'en/sdk/v3/android'

/** What a form on the page does: it says how much fits, or that it cannot. */
const formDeeds: readonly Deed[] = ['find an error', 'filter a reference']

/** Where an earlier page leaves something in the browser. */
export const leftAt = {
  keys: storageKeys,
  pack: {
    id: packId,
    store: stores.packs,
    url: keptPackUrl(packId),
    headers: { [fileHeader]: packFile(packId, '0'.repeat(12)), [keptHeader]: '1' },
  },
} as const

/** What an earlier page has left in the browser for a deed. Runs in the page, before its scripts. */
export function leaveBehind({ deed, path, keys, pack }: { deed: Deed; path: string } & typeof leftAt): void {
  if (deed === 'keep packs') {
    localStorage.setItem(keys.packs, JSON.stringify([pack.id]))
    // Of an earlier build, and of a form that nobody reads any more: it is fetched anew.
    void caches
      .open(pack.store)
      .then((store) => store.put(pack.url, new Response('', { headers: pack.headers })))
  }
  if (deed === 'have values of their own') localStorage.setItem(keys.ownValues, '{"applicationKey":"key"}')
  if (deed === 'come from a search') {
    const wanted = { terms: ['push'], beginnings: [] }
    localStorage.setItem(keys.searchLanding, JSON.stringify({ path, at: Date.now(), text: 'push', wanted }))
  }
}

/** What a reader sees of the page. Runs in it. */
function look() {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility() && element.id !== 'gatsby-announcer')
      .map((element) => element.innerText.trim().replace(/\s+/g, ' '))
      .filter(Boolean)
  /** Letters that can be seen, counted no further than anybody asks: more would have all of a long page laid out. */
  const lettersIn = (part: Element | null) => {
    let count = 0
    if (!part) return count
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (count < 200 && texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text
      if (parentElement?.checkVisibility({ visibilityProperty: true })) count += data.trim().length
    }
    return count
  }
  return {
    title: document.querySelector('h1')?.innerText ?? '',
    length: lettersIn(document.querySelector('main')),
    said: [...new Set(shown('[role="alert"], [role="status"]'))],
    alive: window.__alive === true,
    results: document.querySelectorAll('dialog[open] [role="option"]').length,
    copied: (globalThis as { done?: Record<string, boolean> }).done?.answered === true,
    report:
      document.querySelector('dialog[open] textarea') !== null ||
      document.querySelector('figure [data-tool="report"]')?.textContent !== 'Report',
    picture: document.querySelector('dialog[open], figure :target') !== null,
    // The index is given up by its worker, whose clock is the real one: until then the dialog says that it is on its way.
    loading: document.querySelector('dialog[open] [aria-busy="true"]') !== null,
    support: lettersIn(document.querySelector('main .prose section')),
    packs: document.querySelectorAll('main li button').length,
    progress: document.querySelector('main progress') !== null,
    shortcuts: document.querySelector('dialog[open]')
      ? 'sheet'
      : (document.querySelector('[data-shortcuts]')?.textContent ?? ''),
    change: document.querySelector('main form')
      ? 'form'
      : (document.querySelector('.change')?.textContent ?? ''),
  }
}

type Seen = ReturnType<typeof look>

/** What has to have come of a deed, in one way or another. */
const answers: Partial<Record<Deed, (seen: Seen, fault: Fault) => boolean>> = {
  search: ({ results, loading, said }, { hang }) =>
    results > 0 || said.length > 0 || (hang === true && loading),
  'change a request': ({ change }) => ['form', 'Could not be loaded. Try again'].includes(change),
  'ask for the shortcuts': ({ shortcuts }) => ['sheet', 'Could not be loaded. Try again'].includes(shortcuts),
  'open a picture': ({ picture }) => picture,
  'copy a sample': ({ copied }) => copied,
  'report a sample': ({ report }) => report,
  'see what SDKs support': ({ support }) => support > 60,
  'look at packs': ({ packs, said }) => packs > 0 || said.length > 0,
  // Kept, or not: no wait without an end.
  'keep a pack': ({ progress, said }) => !progress && said.length > 0,
  'find an error': ({ said }) => said.length > 0,
  'filter a reference': ({ said }) => said.length > 0,
}

/** What Chromium repeats by itself where a connection broke. */
const isRepeated = ({ drop, cut }: Fault) => drop === true || cut === true

/** What the page has come to: before the reader moves on. */
export async function outcome(cell: Cell): Promise<Outcome> {
  const { deed, fault, site } = cell
  const { title, instead } = pageFor(deed)
  const seen = await cell.page.evaluate(look)
  const asked = new Map(isRepeated(fault) ? [] : countOf(site.requests))
  for (const [path, times] of cell.asked) asked.set(path, Math.max(times, asked.get(path) ?? 0))
  const most = Math.max(...asked.values())
  const often = [...asked].filter(([, times]) => times > 12).map(([path, times]) => `${times} × ${path}`)
  const faults = [
    ...(often.length ? [`asks too often: ${often.join(', ')}`] : []),
    ...(site.met(fault) ? [] : ['has not asked for the file']),
    ...(cell.documents.length > 3 ? [`loads the page ${cell.documents.length} times`] : []),
    ...(seen.length < 150 ? [`blank: ${seen.length} letters`] : []),
    ...([title, instead, 'This page could not be loaded'].includes(seen.title)
      ? []
      : [`shows “${seen.title}”`]),
    ...(seen.alive || seen.said.length ? [] : ['dead, and says nothing']),
    ...((answers[deed]?.(seen, fault) ?? true) ? [] : [`nothing comes of the wish to ${deed}`]),
  ]
  const left = [
    seen.title === title ? 'the page' : `“${seen.title}”`,
    seen.alive ? 'works' : 'plain',
    ...seen.said.map((text) => `says “${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`),
    `${cell.documents.length} documents, at most ${most} requests`,
  ].join(', ')
  return { left, faults }
}

function countOf(requests: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const url of requests) {
    const path = url.replace(/\?.*$/s, '')
    counts.set(path, (counts.get(path) ?? 0) + 1)
  }
  return counts
}

/** A link leads on, whatever the page has come to. */
export async function leadsOn({ page }: Cell, title: string): Promise<boolean> {
  const seen = await page.evaluate(look).catch(() => undefined)
  return seen?.title === title && seen.length > 150
}

/** So far the clock goes on at once: each time, Playwright has every tab and every page to come told. */
const step = 3
/** How long the machine may take for what its readers have already waited for. */
const patienceMs = 20_000

/**
 * Timers of all tabs go on by a few seconds, once the network has caught up with them: ahead of it, a page gives up on a busy
 * machine what a reader would have got.
 */
async function goOn(cells: readonly Cell[]): Promise<void> {
  // Whatever is under way then, a reader waits no longer either: it counts what they are left with.
  await Promise.all(cells.map(({ calm }) => calm().catch(() => undefined)))
  await cells[0]?.page.clock.runFor(1000 * step).catch(() => undefined)
}

/** Time goes by for all tabs. */
export async function pass(cells: readonly Cell[], seconds: number): Promise<void> {
  for (let past = 0; past < seconds; past += step) await goOn(cells)
}

/** The same until something has come true, or never does. */
export async function passUntil(
  cells: readonly Cell[],
  seconds: number,
  isSo: () => Promise<boolean>,
): Promise<void> {
  const begun = Date.now()
  for (let past = 0; past < seconds || Date.now() - begun < patienceMs; past += step) {
    if (await isSo()) return
    await goOn(cells)
  }
}
