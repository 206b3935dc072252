// @ts-check
// What the site has to know of a drawing besides its words: where its dots are, and whether it is that of its story.
import { createHash } from 'node:crypto'

/**
 * The middle of each dot in hundredths of the figure, by its number.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<Record<string, [number, number]>>}
 */
export const dotPlaces = (page) =>
  page.evaluate(() => {
    const figure = document.querySelector('.figure')?.getBoundingClientRect()
    if (!figure) throw new Error('there is no figure')
    const share = (/** @type {number} */ part, /** @type {number} */ of) =>
      Number(((100 * part) / of).toFixed(1))
    return Object.fromEntries(
      [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.dot'))].map((dot) => {
        const { left, top, width, height } = dot.getBoundingClientRect()
        const across = share(left + width / 2 - figure.left, figure.width)
        return [dot.dataset.callout ?? '', [across, share(top + height / 2 - figure.top, figure.height)]]
      }),
    )
  })

/**
 * Tells stories with another drawing apart; a test holds it against that of the picture.
 * @param {{ html: string }} story
 */
export const drawingDigest = ({ html }) => createHash('sha256').update(html).digest('hex').slice(0, 12)
