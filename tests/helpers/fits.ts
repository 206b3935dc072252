import { expect, type Page } from '@playwright/test'
import { alive, layOut } from './alive'

/** What can be seen and does not fit: it sticks out of the window, or of a box that hides what does not fit into it. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth)
          return true
      return false
    }
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`
    const found: string[] = []
    for (const element of document.body.querySelectorAll<HTMLElement>('*:not(svg *)')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const style = getComputedStyle(element)
      const { left, right, width: own } = element.getBoundingClientRect()
      // What is for screen readers only.
      if (own <= 1 || element.closest('.visually-hidden')) continue
      if ((right > width + 1 || left < -1) && !scrolls(element)) found.push(`${nameOf(element)} sticks out`)
      if (element instanceof HTMLSelectElement || style.textIndent !== '0px') continue
      const hides = (overflow: string) => /hidden|clip/.test(overflow)
      if (
        (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 2)
      )
        found.push(`${nameOf(element)} is cut off`)
    }
    return found
  })

/** Choices whose longest one is wider than their box, which shows the beginning of it. */
const cutChoices = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLSelectElement>('main select')]
      .filter((select) => select.checkVisibility())
      .filter((select) => {
        const free = select.cloneNode(true) as HTMLSelectElement
        free.style.cssText = 'position:absolute;width:auto'
        // Only what is chosen shows.
        free.replaceChildren(...[...select.selectedOptions].map((option) => option.cloneNode(true)))
        select.after(free)
        const wants = free.getBoundingClientRect().width
        free.remove()
        return wants > select.getBoundingClientRect().width + 1
      })
      .map(({ value }) => value || 'a choice'),
  )

/**
 * What is pressed, each brought into view by the focus from below, as with Shift and Tab: something lies over it that is neither
 * part of it nor around it.
 */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, summary)'),
    ].filter((one) => one.checkVisibility({ visibilityProperty: true }))
    const some = all.filter((_, at) => at % Math.ceil(all.length / 40) === 0)
    return some.reverse().flatMap((one) => {
      one.focus()
      const [line] = one.getClientRects()
      if (!line?.width || document.activeElement !== one) return []
      const top = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)
      return top && (one.contains(top) || top.contains(one)) ? [] : [one.textContent.trim() || one.tagName]
    })
  })

/** A page that is all there, to be looked at in one window after the other. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
  await layOut(page)
}

/** The open page as it is for who has made it larger, or its text: all of it can be read and reached. */
export async function expectToFit(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  expect(await cutOff(page)).toEqual([])
  expect(await cutChoices(page)).toEqual([])
  expect(await covered(page)).toEqual([])
}
