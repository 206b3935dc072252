import { expect, test, type BrowserContext } from '@playwright/test'
import { isTakenOver } from '../helpers/alive'
import {
  doDeed,
  follow,
  leadsOn,
  leaveBehind,
  outcome,
  pass,
  watchCell,
  type Cell,
  type Outcome,
} from '../helpers/fault-cell'
import { failures, fileKinds, pageFor, sampleOf, type FileKind } from '../helpers/fault-table'
import { startSite } from '../helpers/site'

/**
 * Every kind of failure × every kind of file × first load and navigation. Each cell is a tab on a server of its own; the
 * tabs of a row run side by side. What the reader is left with is printed; no cell is blank, dead or a loop.
 *
 * The project "matrix" tries every cell, "desktop" two of each row, chosen so that every failure comes up.
 */

const elsewhere = '/en/faqs/'
const ways = ['first load', 'navigation'] as const

type Way = (typeof ways)[number]

/** @param names of the failures to try */
async function row(context: BrowserContext, kind: FileKind, way: Way, names: readonly string[]) {
  await context.clock.install()
  const { path } = pageFor(kind.deed)
  await context.addInitScript(leaveBehind, { deed: kind.deed, path })
  const cells: Cell[] = await Promise.all(
    names.map(async (name) => {
      const faults = [{ path: kind.path, ...failures[name] }]
      const site = await startSite({ faults: way === 'first load' ? faults : [] })
      const page = await context.newPage()
      const cell = watchCell(name, page, site)
      await page.goto(site.url + (way === 'first load' ? path : elsewhere), { waitUntil: 'commit' })
      if (way === 'navigation') {
        await page.waitForFunction(isTakenOver)
        cell.asked.clear()
        cell.documents.length = 0
        site.setFaults(faults)
        await page.evaluate(leaveBehind, { deed: kind.deed, path })
        await follow(page, path)
      }
      return cell
    }),
  )
  const [{ page: any }] = cells as [Cell]
  await pass(any, 12)
  await Promise.all(cells.map((cell) => doDeed(cell, kind.deed)))
  await pass(any, 12)
  let outcomes: Outcome[] = []
  // Timers run faster here than the network, which on a busy machine has not said yet what it cannot bring.
  await pass(any, 30, async () => {
    outcomes = await Promise.all(cells.map((cell) => outcome(cell, kind.deed)))
    return outcomes.every(({ faults }) => faults.length === 0)
  })
  await Promise.all(
    cells.map(({ page }) =>
      page.keyboard
        .press('Escape')
        .then(() => follow(page, '/en/quick-wins/'))
        .catch(() => undefined),
    ),
  )
  await pass(any, 30, async () =>
    (await Promise.all(cells.map((cell) => leadsOn(cell, 'Quick wins')))).every(Boolean),
  )
  const results = await Promise.all(
    cells.map(async (cell, index) => {
      const { left, faults } = outcomes[index] ?? { left: '', faults: [] }
      if (!(await leadsOn(cell, 'Quick wins'))) faults.push('its links lead nowhere')
      return { name: cell.name, left, faults }
    }),
  )
  await Promise.all(cells.map(({ site }) => site.close()))
  return results
}

for (const [column, way] of ways.entries()) {
  for (const [line, [name, kind]] of Object.entries(fileKinds).entries()) {
    test.describe(() => {
      test.use({ serviceWorkers: name === 'service worker' ? 'allow' : 'block' })

      test(`${name}, ${way}: whatever fails, the reader has a page that works or says what does not`, async ({
        context,
      }) => {
        test.setTimeout(120_000)
        const isWhole = test.info().project.name === 'matrix'
        const names = isWhole ? Object.keys(failures) : sampleOf(line + 3 * column)
        const results = await row(context, kind, way, names)
        for (const result of results) {
          const verdict = result.faults.length ? ` ✗ ${result.faults.join('; ')}` : ''
          console.log(`${name} · ${way} · ${result.name}: ${result.left}${verdict}`)
        }
        expect(results.filter(({ faults }) => faults.length > 0)).toEqual([])
      })
    })
  }
}
