import { chooseTab } from '../tabs/tab-choice'
import { hangLines } from './hang-lines'

const root = document.documentElement
const isOn = (): boolean => root.classList.contains('wrap')

/** Says of the buttons whether long lines are wrapped, and has them go on behind their own beginning. */
function tell(): void {
  for (const button of document.querySelectorAll('[data-tool="wrap"]'))
    button.setAttribute('aria-pressed', String(isOn()))
  if (!isOn()) return
  for (const code of document.querySelectorAll('figure pre > code')) hangLines(code)
  for (const sample of document.querySelectorAll('figure > pre')) watch(sample)
}

/** Samples that were met: whether one has a line that is too long changes with its width. */
const watched = new WeakSet<Element>()
const widths = 'ResizeObserver' in window ? new ResizeObserver((all) => all.forEach(tellOf)) : undefined

function watch(sample: Element): void {
  if (watched.has(sample)) return
  watched.add(sample)
  tellOf({ target: sample })
  widths?.observe(sample)
}

/** A button stands only where something is wrapped, or would be (src/blocks/sample/Sample.module.css). */
function tellOf({ target: sample }: Pick<ResizeObserverEntry, 'target'>): void {
  const lineHeight = parseFloat(getComputedStyle(sample).lineHeight)
  const isLong = isOn()
    ? [...sample.querySelectorAll<HTMLElement>('code span')].some(
        ({ offsetHeight }) => offsetHeight > 1.5 * lineHeight,
      )
    : sample.scrollWidth > sample.clientWidth
  sample.closest('figure')?.querySelector('[data-tool="wrap"]')?.toggleAttribute('data-wraps', isLong)
}

/**
 * Wraps the long lines of all samples, or no longer. It is kept as tabs are (src/app/boot-script.ts sets it before first
 * paint), and the sample that was asked for stays where it is.
 */
export function toggleWrap(button: HTMLElement): void {
  const before = button.getBoundingClientRect().top
  root.classList.toggle('wrap')
  chooseTab('wrap', isOn() ? 'on' : 'off')
  tell()
  window.scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' })
}

tell()
// Pages that are moved to come with buttons that know nothing of it.
new MutationObserver(() => isOn() && tell()).observe(document.body, { childList: true, subtree: true })
