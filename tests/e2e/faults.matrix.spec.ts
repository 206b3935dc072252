import { expect, test, type BrowserContext } from '@playwright/test'
import { isTakenOver } from '../helpers/alive'
import {
  doDeed,
  leadsOn,
  leaveBehind,
  leftAt,
  outcome,
  pass,
  passUntil,
  watchCell,
  type Cell,
  type Outcome,
} from '../helpers/fault-cell'
import {
  after,
  before,
  besidesFor,
  failures,
  fileKinds,
  hasDataToSpare,
  pageFor,
  ways,
  type Way,
} from '../helpers/fault-table'
import { click, spareData } from '../helpers/loads'
import { startSite } from '../helpers/site'

/**
 * Every kind of failure × every kind of file × first load and navigation. Each cell is a tab on a server of its own; the
 * tabs of a row run side by side. What the reader is left with is printed; no cell is blank, dead or a loop.
 */

interface Tried {
  kind: string
  way: Way
  failure: string
}

const kindOf = (name: string) => fileKinds[name]!

/** A tab that is on its way to the page whose file fails. */
async function begin(context: BrowserContext, { kind: name, way, failure }: Tried): Promise<Cell> {
  const kind = kindOf(name)
  const { path: file, deed } = kind
  const { path } = pageFor(deed)
  const fault = { path: file, ...failures[failure] }
  const besides = besidesFor(kind)
  const faults = [fault, ...besides]
  const site = await startSite({ faults: way === 'first load' || kind.anytime ? faults : besides })
  const left = { deed, path, ...leftAt }
  const page = await context.newPage()
  await page.addInitScript(leaveBehind, left)
  if (!hasDataToSpare(kind)) await page.addInitScript(spareData)
  const cell = watchCell({ name: `${name} · ${way} · ${failure}`, deed, page, site, fault })
  await page.goto(site.url + (way === 'first load' ? path : before(kind).path), { waitUntil: 'commit' })
  if (way === 'navigation') {
    // Tabs that lie behind another have no frames to look in.
    await page.waitForFunction(isTakenOver, undefined, { polling: 100 })
    cell.asked.clear()
    cell.documents.length = 0
    site.requests.length = 0
    if (!kind.anytime) site.setFaults(faults)
    await page.evaluate(leaveBehind, left)
    await click(page, path)
  }
  return cell
}

/** What the reader of each tab is left with, before and after a link to another page: a tab for each failure. */
async function tryAll(context: BrowserContext, { kind, way }: Omit<Tried, 'failure'>) {
  const next = after(kindOf(kind))
  await context.clock.install()
  const cells = await Promise.all(
    Object.keys(failures).map((failure) => begin(context, { kind, way, failure })),
  )
  const all = <T>(what: (cell: Cell) => Promise<T>) => Promise.all(cells.map(what))
  await pass(cells, 12)
  await all(doDeed)
  await pass(cells, 12)
  let outcomes: Outcome[] = []
  await passUntil(cells, 40, async () => {
    await all(doDeed)
    outcomes = await all(outcome)
    return outcomes.every(({ faults }) => faults.length === 0)
  })
  await all(({ page }) =>
    page.keyboard
      .press('Escape')
      .then(() => click(page, next.path))
      .catch(() => undefined),
  )
  const goOn = (cell: Cell) => leadsOn(cell, next.title)
  await passUntil(cells, 30, async () => (await all(goOn)).every(Boolean))
  const went = await all(goOn)
  await all(({ site }) => site.close())
  return cells.map(({ name }, at) => {
    const { left, faults } = outcomes[at] ?? { left: '', faults: ['was not looked at'] }
    return { name, left, faults: went[at] ? faults : [...faults, 'its links lead nowhere'] }
  })
}

function expectAllWell(results: Awaited<ReturnType<typeof tryAll>>) {
  for (const { name, left, faults } of results)
    console.log(`${name}: ${left}${faults.length ? ` ✗ ${faults.join('; ')}` : ''}`)
  expect(results.filter(({ faults }) => faults.length > 0)).toEqual([])
}

for (const way of ways) {
  for (const [kind, { only }] of Object.entries(fileKinds)) {
    if (only && only !== way) continue
    test.describe(() => {
      test.use({ serviceWorkers: kind === 'service worker' ? 'allow' : 'block' })

      test(`${kind}, ${way}: whatever fails, the reader has a page that works or says what does not`, async ({
        context,
      }) => {
        test.setTimeout(120_000)
        expectAllWell(await tryAll(context, { kind, way }))
      })
    })
  }
}
