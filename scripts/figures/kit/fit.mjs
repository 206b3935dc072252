/**
 * Takes closed entries off the left menu while it is taller than the screen beside it, from the end and then,
 * as if it were scrolled, from the start: a short screen would otherwise stand over a void.
 */
export async function fitMenu(page) {
  await page.evaluate(() => {
    const nav = document.querySelector('nav')
    if (!nav) return
    // both are stretched to the same height; their own heights show without that
    const screen = nav.parentElement
    screen.style.alignItems = 'start'
    const wanted = screen.querySelector('main').getBoundingClientRect().height
    const isTall = () => nav.getBoundingClientRect().height > wanted
    while (isTall() && !nav.lastElementChild.matches('.open')) nav.lastElementChild.remove()
    while (isTall() && !nav.firstElementChild.matches('.open')) nav.firstElementChild.remove()
    screen.style.alignItems = ''
  })
}
