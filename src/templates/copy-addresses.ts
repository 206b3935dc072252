/** How long a button says how it went. */
const SHOWN = 2500

/**
 * Gives the buttons beside the addresses of calls their work; their HTML is finished (src/compiler/page/plain-blocks.ts).
 * @param status is spoken
 * @param words for how it went
 * @returns ends it
 */
export function copyAddresses(
  box: HTMLElement,
  status: HTMLElement,
  words: (state: 'copied' | 'failed') => string,
): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.endpoint button') : null
    const address = button?.previousElementSibling?.textContent
    if (!button || !address) return
    const say = (state: 'copied' | 'failed') => {
      const own = (button.dataset.label ??= button.textContent)
      button.textContent = status.textContent = words(state)
      window.setTimeout(() => {
        button.textContent = own
        status.textContent = ''
      }, SHOWN)
    }
    const clipboard = navigator.clipboard as Clipboard | undefined
    if (clipboard)
      clipboard.writeText(address).then(
        () => say('copied'),
        () => say('failed'),
      )
    else say('failed')
  }
  box.addEventListener('click', onClick)
  return () => box.removeEventListener('click', onClick)
}
