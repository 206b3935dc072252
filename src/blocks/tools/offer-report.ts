import { say } from '../../runtime/say'

/** A sample whose bar lacks the button; what stands beside it is React's, which does not mind. */
const LACKING = 'figcaption:not(:has([data-tool="report"])) [data-tool="wrap"]'

function offerReports(): void {
  for (const wrap of document.querySelectorAll<HTMLElement>(LACKING)) {
    const button = document.createElement('button')
    button.type = 'button'
    button.dataset.tool = 'report'
    // As its neighbour that copies looks.
    button.className = wrap.parentElement?.querySelector('[data-tool="copy"]')?.className ?? ''
    button.textContent = say('sample.report')
    button.ariaLabel = say('sample.reportThis')
    // Whatever the pointer may be on stays where it is: what is left of it makes room.
    if (wrap.dataset.off === '') wrap.after(button)
    else wrap.before(button)
  }
}

/**
 * Gives each sample a button to report it, once its reader has met the buttons that there are: what is built has no bytes to
 * spare for it. React has to have taken the page over, or it would find what it did not make.
 */
export function keepReportsOffered(): void {
  if (!window.__alive) {
    window.setTimeout(keepReportsOffered, 200)
    return
  }
  offerReports()
  // Pages that are moved to, and samples that come later.
  new MutationObserver((changes) => {
    const isWithSamples = (node: Node) => node instanceof Element && node.querySelector('figcaption')
    if (changes.some(({ addedNodes }) => [...addedNodes].some(isWithSamples))) offerReports()
  }).observe(document.body, { childList: true, subtree: true })
}
