// @ts-check
// What an eye overlooks in the twentieth figure: a dot without its text, a word cut off, parts that collide.

/**
 * @typedef {{ n: number, label: string, text: string }} Callout
 * @typedef {{ html: string, alt: string, callouts?: Callout[], folder?: string, gradient?: boolean }} Story
 */

/**
 * Throws when dots and words of a story do not belong together.
 * @param {string} name
 * @param {Story} story
 */
export function checkStory(name, { html, alt, callouts = [] }) {
  const drawn = [...html.matchAll(/data-callout="(\d+)"/g)]
    .map((match) => Number(match[1]))
    .sort((a, b) => a - b)
  const described = callouts.map(({ n }) => n)
  if (drawn.join() !== described.join())
    throw new Error(`${name}: dots ${drawn.join()} are drawn, callouts ${described.join()} are described`)
  if (described.some((n, index) => n !== index + 1))
    throw new Error(`${name}: callouts are not numbered 1, 2, 3 …`)
  if (!alt || alt.length > 400)
    throw new Error(`${name}: the alt text is missing or longer than 400 characters`)
  for (const { n, label } of callouts) {
    const words = label.replace(/&/g, '&amp;')
    if (!html.includes(words))
      throw new Error(`${name}: callout ${n} names "${label}", which the figure does not show`)
  }
}

/**
 * Throws when text is cut off or runs out of its box, or when a dot lies on something else's text.
 * @param {string} name
 * @param {import('@playwright/test').Page} page
 */
export async function checkDrawing(name, page) {
  const problems = await page.evaluate(() => {
    /** @type {string[]} */
    const found = []
    const drawn = document.querySelector('.figure')
    if (!drawn) return ['there is no figure']
    const figure = drawn.getBoundingClientRect()
    /** @type {{ node: Node, text: string, box: DOMRect }[]} */
    const texts = []
    const walker = document.createTreeWalker(drawn, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim()
      if (!text) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      texts.push({ node, text, box: range.getBoundingClientRect() })
    }
    for (const { node, text, box } of texts) {
      const words = text.slice(0, 40)
      for (
        let parent = node.parentElement;
        parent && !parent.matches('.figure');
        parent = parent.parentElement
      ) {
        if (parent.matches('.menu-spot')) break
        const around = parent.getBoundingClientRect()
        // half a pixel for rounding
        if (box.right > around.right + 0.5 || box.left < around.left - 0.5)
          found.push(
            `"${words}" runs ${Math.ceil(box.right - around.right)} px out of .${parent.className || parent.tagName}`,
          )
      }
      if (box.right > figure.right || box.bottom > figure.bottom) found.push(`"${words}" leaves the figure`)
    }
    // parts that are wider than their place lie on their neighbours
    for (const part of document.querySelectorAll('main *:not(svg *)')) {
      const place = part.parentElement
      if (
        !place ||
        part.closest('.menu, .phone, .map, .rings') ||
        getComputedStyle(part).position !== 'static'
      )
        continue
      const over = part.getBoundingClientRect().right - place.getBoundingClientRect().right
      if (over > 0.5) found.push(`.${part.className} is ${Math.ceil(over)} px wider than .${place.className}`)
    }
    for (const dot of document.querySelectorAll('.dot')) {
      const area = dot.getBoundingClientRect()
      for (const { node, text, box } of texts) {
        if (dot.contains(node) || node.parentElement?.closest('.menu')) continue
        const apart =
          box.right <= area.left || box.left >= area.right || box.bottom <= area.top || box.top >= area.bottom
        if (!apart) found.push(`dot ${dot.textContent} lies on "${text.slice(0, 40)}"`)
      }
    }
    return [...new Set(found)]
  })
  if (problems.length > 0) throw new Error(`${name}:\n  ${problems.join('\n  ')}`)
}
