import { rememberTab } from '../tabs/tab-choice'
import { hangLines } from './hang-lines'
import { keepClear } from './offer-report'

const root = document.documentElement
const isOn = (): boolean => root.classList.contains('wrap')

/** Says of the buttons whether long lines are wrapped, and has them go on behind their own beginning. */
function tell(): void {
  for (const button of document.querySelectorAll('[data-tool="wrap"]'))
    button.setAttribute('aria-pressed', String(isOn()))
  if (!isOn()) return
  for (const code of document.querySelectorAll('figure pre > code')) hangLines(code)
}

/**
 * Wraps the long lines of all samples, or no longer. It is kept as tabs are (src/app/boot-script.ts sets it before first
 * paint), and the sample that was asked for stays where it is.
 */
export function toggleWrap(button: HTMLElement): void {
  const before = button.getBoundingClientRect().top
  root.classList.toggle('wrap')
  rememberTab('wrap', isOn() ? 'on' : 'off')
  tell()
  for (const sample of document.querySelectorAll<HTMLElement>('[data-report]')) keepClear(sample)
  window.scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' })
}

tell()
// Pages that are moved to come with buttons that know nothing of it.
new MutationObserver(() => isOn() && tell()).observe(document.body, { childList: true, subtree: true })
