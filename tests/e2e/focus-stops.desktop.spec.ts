import { expect, test } from '@playwright/test'
import { alive } from '../helpers/alive'
import { spareData } from '../helpers/loads'

/** Who goes through a page by Tab sees where the focus is, and nothing holds it. */

/** Runs in the page: what has the focus, and what is wrong with how it is shown. */
function stopInFocus(): { name: string; faults: string[] } {
  const stop = document.activeElement
  if (!stop || stop === document.body) return { name: 'the page', faults: [] }
  const box = stop.getBoundingClientRect()
  const same = [...document.querySelectorAll(stop.tagName)].indexOf(stop)
  const name = `<${stop.tagName.toLowerCase()}> ${same}, “${stop.textContent.trim().slice(0, 40)}”`
  // A card is lit as a whole, by what its link lays over it; a field that its label stands for, with the label.
  const labels = stop instanceof HTMLInputElement ? [...(stop.labels ?? [])] : []
  const styles = [stop, ...labels].flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')])
  const faults: string[] = []
  if (
    !styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2)
  )
    faults.push('has no outline')
  if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
    faults.push('is out of sight')
  else {
    // A link of two lines has a box with room in it that is not its own.
    const [line = box] = stop.getClientRects()
    const x = Math.min(Math.max(line.left + line.width / 2, 1), innerWidth - 1)
    const y = Math.min(Math.max(line.top + line.height / 2, 1), innerHeight - 1)
    const above = document.elementFromPoint(x, y)
    if (above && ![stop, ...labels].some((one) => one.contains(above)) && !above.contains(stop))
      faults.push(`is covered by <${above.tagName}>`)
  }
  return { name, faults }
}

const pages = ['/en/', '/en/sdk/v3/android/implementation/push/', '/en/quick-wins/', '/en/sdk/', '/en/faqs/']
for (const path of pages) {
  test(`each of the first sixty stops of ${path} is seen, and none holds the focus`, async ({ page }) => {
    test.setTimeout(60_000)
    await page.addInitScript(spareData)
    await page.goto(path)
    await alive(page)
    const faults: string[] = []
    let last = ''
    for (let number = 1; number <= 60; number++) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(stopInFocus)
      if (stop.name === last) stop.faults.push('holds the focus')
      faults.push(...stop.faults.map((fault) => `${number}: ${stop.name} ${fault}`))
      last = stop.name
    }
    expect(faults).toEqual([])
  })
}
