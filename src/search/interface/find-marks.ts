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
    if (node.parentElement?.closest(skipped)) continue
    const pieces = [node]
    for (let next = afterBreak(node); next; next = afterBreak(next)) {
      walker.currentNode = next
      pieces.push(next)
    }
    for (const [start, end] of mark(pieces.map(textOf).join(''), isWanted).marks) {
      const range = document.createRange()
      range.setStart(...placeIn(pieces, start))
      range.setEnd(...placeIn(pieces, end))
      found.push(range)
    }
  }
  return found
}

const textOf = (node: Node): string => node.nodeValue ?? ''

/** The next piece of a name that may break here. */
function afterBreak(node: Node): Node | undefined {
  const next = node.nextSibling?.nodeName === 'WBR' ? node.nextSibling.nextSibling : null
  return next?.nodeType === Node.TEXT_NODE ? next : undefined
}

function placeIn(pieces: readonly Node[], offset: number): [Node, number] {
  let left = offset
  for (const piece of pieces) {
    const { length } = textOf(piece)
    if (left <= length) return [piece, left]
    left -= length
  }
  throw new Error(`There are not ${offset} letters.`)
}
