import { mark } from '../setup/marks'
import type { WantedWords } from '../contract/answer'

/** What begins with a letter or two is half of the page. */
const shortestBeginning = 3
const mostMarks = 500
/** Long pages are gone through in steps, between which the browser can paint and scroll. */
const stepMs = 8

const skipped = 'script, style, noscript, button, select, [hidden], [aria-hidden="true"], [data-no-marks]'

/** Whether a word, in the form the index knows, is one to be marked. */
export function wantedBy({ terms, beginnings }: WantedWords): (term: string) => boolean {
  const whole = new Set(terms.filter((term) => term.length > 1))
  const starts = beginnings.filter((beginning) => beginning.length >= shortestBeginning)
  return (term) => whole.has(term) || starts.some((start) => term.startsWith(start))
}

/**
 * Where the words stand in what is shown of an element, in the order of the page.
 * @param isOff asked between the steps: whether nobody wants to know any more
 */
export async function findMarks(
  root: Element,
  wanted: WantedWords,
  isOff: () => boolean = () => false,
): Promise<Range[]> {
  const isWanted = wantedBy(wanted)
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Range[] = []
  let since = performance.now()
  for (let node = walker.nextNode(); node && found.length < mostMarks; node = walker.nextNode()) {
    if (performance.now() - since > stepMs) {
      await new Promise((resolve) => setTimeout(resolve))
      if (isOff()) return []
      since = performance.now()
    }
    const text = node.nodeValue ?? ''
    if (!text.trim() || node.parentElement?.closest(skipped)) continue
    for (const [start, end] of mark(text, isWanted).marks) {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      found.push(range)
    }
  }
  return found
}
