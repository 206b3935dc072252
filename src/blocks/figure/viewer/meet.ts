import type { Say } from '../../../runtime/say'
import { markNumbers } from './numbers'
import { openViewer } from './open-viewer'
import { ratioOf } from './parts'

/** Figures of the page whose numbers light up already. */
const met = new WeakSet<HTMLElement>()

/**
 * A reader's move towards a figure: from now on its numbers light up in picture and list.
 * @param link the picture or the number that was pressed, if one was: the viewer opens there
 */
export function meet(figure: HTMLElement, link: HTMLAnchorElement | null, t: Say): void {
  if (!met.has(figure)) {
    met.add(figure)
    const pictures = [...figure.querySelectorAll<HTMLAnchorElement>(':scope > a')]
    markNumbers(figure, pictures, ratioOf(pictures))
  }
  if (link) openViewer(figure, link, t)
}
