import { say } from '../../runtime/say'
import './tools.module.css'

function makeButton(className: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.tool = 'report'
  button.className = className
  button.textContent = say('sample.report')
  button.ariaLabel = say('sample.reportThis')
  return button
}

/**
 * Gives the sample that its reader has come to a button to report it: what is built has no bytes to spare for it. Whatever the
 * pointer may be on stays where it is. React has to have taken the page over, or it would find what it did not make; what
 * stands beside the button then is React's, which does not mind.
 */
export function offerReport(asked: Element): void {
  const sample = asked.closest('figure')
  const bar = sample?.querySelector('figcaption')
  const wrap = bar?.querySelector<HTMLElement>('[data-tool="wrap"]')
  if (!sample || !bar || !wrap || sample.querySelector('[data-tool="report"]')) return
  if (!window.__alive) {
    window.setTimeout(() => offerReport(asked), 200)
    return
  }
  // As its neighbour that copies looks.
  const button = makeButton(bar.querySelector('[data-tool="copy"]')?.className ?? '')
  const before = bar.offsetHeight
  // What is left of it makes room. Beside a button that is not seen it takes the right: else there would be a hole.
  if (getComputedStyle(wrap).visibility === 'hidden') wrap.after(button)
  else wrap.before(button)
  if (bar.offsetHeight > before) putBelow(button, sample)
}

/** With one more, the bar would have another line, and all that follows would move: in the room below the code it moves nothing. */
function putBelow(button: HTMLElement, sample: HTMLElement): void {
  sample.append(button)
  keepClear(sample)
}

/** A button below the code may cover no line: rather than that it moves what follows. */
export function keepClear(sample: HTMLElement): void {
  sample.dataset.report = 'below'
  const code = sample.querySelector(':scope > pre > code')
  const button = sample.querySelector(':scope > [data-tool="report"]')
  if (!code || !button) return
  const { top, left } = button.getBoundingClientRect()
  const text = document.createRange()
  text.selectNodeContents(code)
  if ([...text.getClientRects()].some(({ bottom, right }) => bottom > top && right > left))
    sample.dataset.report = 'clear'
}
