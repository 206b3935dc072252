import { copyText } from './clipboard'

/** A click on a heading goes there, as any link does, and copies its address as well. */
export function copyHeadingLinks(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('h2 > a[href^="#"], h3 > a[href^="#"]')
        : null
    // Copying is an extra: where it fails, the address bar still holds the link.
    if (link) void copyText(link.href).then((state) => state === 'copied' && flash(link))
  })
}

const timers = new WeakMap<Element, number>()

function flash(link: HTMLAnchorElement): void {
  // Of the copy before: it would cut this one short.
  window.clearTimeout(timers.get(link))
  link.dataset.copied = ''
  timers.set(
    link,
    window.setTimeout(() => delete link.dataset.copied, 1600),
  )
}
