import { copyText, saidForMs, type Copied } from '../runtime/clipboard'

/**
 * Gives the buttons beside the addresses of calls their work; their HTML is finished (src/compiler/page/plain-blocks.ts).
 * @param status is spoken
 * @param words for how it went
 * @returns ends it
 */
export function copyAddresses(
  box: HTMLElement,
  status: HTMLElement,
  words: (state: Copied) => string,
): () => void {
  let timer = 0
  let reset: (() => void) | undefined
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.endpoint button') : null
    const address = button?.previousElementSibling?.textContent
    if (!button || !address) return
    void copyText(address).then((state) => {
      // What the copy before says: its time would cut this one short.
      window.clearTimeout(timer)
      reset?.()
      const own = button.textContent
      button.textContent = status.textContent = words(state)
      reset = () => {
        button.textContent = own
        status.textContent = ''
        reset = undefined
      }
      timer = window.setTimeout(() => reset?.(), saidForMs)
    })
  }
  box.addEventListener('click', onClick)
  return () => box.removeEventListener('click', onClick)
}
