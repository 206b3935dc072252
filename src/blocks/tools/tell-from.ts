import { saidForMs } from '../../runtime/clipboard'
import { say } from '../../runtime/say'
import type { StringKey } from '../../shared/string-keys'

/** Read by screen readers; empty and there before anything is said, or they would miss it. */
const status = document.body.appendChild(document.createElement('p'))
status.className = 'visually-hidden'
status.setAttribute('role', 'status')

let timer = 0
let takeBack: (() => void) | undefined

/** Has a button or a link say something for a moment. */
export function tellFrom(tool: HTMLElement, key: StringKey): void {
  // What was said before: its time would cut this one short.
  window.clearTimeout(timer)
  takeBack?.()
  const own = tool.textContent
  tool.textContent = status.textContent = say(key)
  takeBack = () => {
    tool.textContent = own
    status.textContent = ''
    takeBack = undefined
  }
  timer = window.setTimeout(() => takeBack?.(), saidForMs)
}
