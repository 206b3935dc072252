import { prefetchPathname } from 'gatsby'

let observer: IntersectionObserver | undefined

/** What a <Link> does as well: the page that the reader points at is loaded before all others. */
const point = ({ currentTarget }: Event) =>
  window.___loader.hovering((currentTarget as HTMLAnchorElement).pathname)

/**
 * Links inside finished HTML are not Gatsby's <Link>: once they come into view, their pages are handed to Gatsby's own
 * prefetch queue (batches of four every three seconds; nothing on 2G or with data saving on). One that is pointed at does not
 * wait for its turn.
 */
export function prefetchVisibleLinks(): void {
  if (!('IntersectionObserver' in window)) return
  observer?.disconnect()
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer?.unobserve(target)
      prefetchPathname((target as HTMLAnchorElement).pathname)
    }
  })
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.run a[href^="/"]:not(.term)')) {
    // A link to a file has no page data.
    if (!link.pathname.endsWith('/')) continue
    observer.observe(link)
    link.addEventListener('mouseenter', point)
  }
}
