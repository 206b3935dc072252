/** A click on a heading goes there, as any link does, and copies its address as well. */
export function copyHeadingLinks(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('h2 > a[href^="#"], h3 > a[href^="#"]')
        : null
    if (!link) return
    // Copying is an extra: where it is not allowed, the address bar still holds the link.
    const clipboard = navigator.clipboard as Clipboard | undefined
    clipboard?.writeText(link.href).then(
      () => flash(link),
      () => undefined,
    )
  })
}

function flash(link: HTMLAnchorElement): void {
  link.dataset.copied = ''
  window.setTimeout(() => delete link.dataset.copied, 1600)
}
