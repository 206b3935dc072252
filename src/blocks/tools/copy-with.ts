import { copyText, saidForMs } from '../../runtime/clipboard'
import { say } from '../../runtime/say'

/** Read by screen readers; empty and there before anything is said, or they would miss it. */
const status = document.body.appendChild(document.createElement('p'))
status.className = 'visually-hidden'
status.setAttribute('role', 'status')

let timer = 0
let takeBack: (() => void) | undefined

/** Copies a text, and has the button say for a moment how that went. */
export function copyWith(button: HTMLElement, text: string): void {
  void copyText(text).then((state) => {
    // What the copy before says: its time would cut this one short.
    window.clearTimeout(timer)
    takeBack?.()
    const own = button.textContent
    button.textContent = status.textContent = say(`sample.${state}`)
    takeBack = () => {
      button.textContent = own
      status.textContent = ''
      takeBack = undefined
    }
    timer = window.setTimeout(() => takeBack?.(), saidForMs)
  })
}
