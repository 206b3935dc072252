// @ts-check
/**
 * Takes closed entries off the left menu while it is taller than the screen beside it, from the end and then,
 * as if it were scrolled, from the start: a short screen would otherwise stand over a void.
 * @param {import('@playwright/test').Page} page
 */
export async function fitMenu(page) {
  await page.evaluate(() => {
    const nav = document.querySelector('nav')
    if (!nav) return
    // both are stretched to the same height; their own heights show without that
    const screen = nav.parentElement
    const main = screen?.querySelector('main')
    if (!screen || !main) throw new Error('a menu stands beside no screen')
    screen.style.alignItems = 'start'
    const wanted = main.getBoundingClientRect().height
    const isTall = () => nav.getBoundingClientRect().height > wanted
    /** Whether an entry may go: one that is there, and is not the open one. @param {Element | null} entry */
    const isClosed = (entry) => entry !== null && !entry.matches('.open')
    while (isTall() && isClosed(nav.lastElementChild)) nav.lastElementChild?.remove()
    while (isTall() && isClosed(nav.firstElementChild)) nav.firstElementChild?.remove()
    screen.style.alignItems = ''
  })
}
