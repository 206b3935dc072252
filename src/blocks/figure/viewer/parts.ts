import { make } from '../../../runtime/make-element'
import * as figureStyles from '../Figure.module.css'
import * as styles from './viewer.module.css'

/** The heading that a figure stands under: what its viewer is called. */
export function titleOf(figure: HTMLElement): string {
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4)')]
  const before = headings.filter(
    (heading) => heading.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  return before.at(-1)?.textContent ?? document.title
}

/** A picture as it was made, for the viewer: as the page shows it until it is there, and for good where it cannot be had. */
export function sheetOf(link: HTMLAnchorElement): HTMLElement {
  const { alt = '', currentSrc = '' } = link.querySelector<HTMLImageElement>('img[alt]:not([alt=""])') ?? {}
  const image = make('img', { alt, loading: 'lazy', draggable: false, src: currentSrc || link.href })
  if (currentSrc) {
    const whole = make('img', { src: link.href })
    whole.decode().then(
      () => (image.src = whole.src),
      () => undefined,
    )
  }
  return make('div', { className: styles.sheet }, image)
}

/** Width by height of the pictures, of which the page shows one. */
export function ratioOf(links: readonly HTMLAnchorElement[]): number {
  const { clientWidth = 0, clientHeight = 0 } = links.find((link) => link.clientHeight > 0) ?? {}
  return clientWidth / clientHeight || 1
}

/** The list of a figure for the viewer, with buttons for labels, and the caption below. Out: nothing where there is neither. */
export function numberList(figure: HTMLElement, name: string): HTMLElement | undefined {
  const list = figure.querySelector('ol')?.cloneNode(true) as HTMLOListElement | undefined
  const caption = figure.querySelector('figcaption')?.cloneNode(true).childNodes
  if (!list && !caption) return undefined
  const side = make('div', { className: `${figureStyles.callouts} ${styles.side}` })
  if (list) {
    list.setAttribute('aria-label', name)
    for (const item of list.children) {
      item.removeAttribute('id')
      item.removeAttribute('data-lit')
      const label = item.querySelector('a')
      label?.replaceWith(make('button', { type: 'button' }, ...label.childNodes))
    }
    side.append(list)
  }
  if (caption) side.append(make('p', {}, ...caption))
  return side
}
