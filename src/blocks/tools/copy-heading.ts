import { copyText } from '../../runtime/clipboard'

const timers = new WeakMap<Element, number>()

/** Copies the address of a heading. An extra: where it fails, the address bar still holds the link. */
export function copyHeading(link: HTMLAnchorElement): void {
  void copyText(link.href).then((state) => {
    if (state !== 'copied') return
    // Of the copy before: it would cut this one short.
    window.clearTimeout(timers.get(link))
    link.dataset.copied = ''
    timers.set(
      link,
      window.setTimeout(() => delete link.dataset.copied, 1600),
    )
  })
}
