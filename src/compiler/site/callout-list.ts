import path from 'node:path'
import { escapeHtml } from '../page/highlight'
import type { Callout } from '../files/figure-files'

/**
 * What the numbers in a picture mean, as HTML: a list whose labels are links to themselves, so that each number has an
 * address, and lights up without JavaScript as well. `data-at` is where its dot is in the picture, for the viewer of
 * pictures (src/blocks/figure/viewer).
 * @param src the picture, as pages name it
 */
export function calloutList(src: string, callouts: readonly Callout[]): string {
  const name = path.parse(src).name
  const items = callouts.map(({ n, label, text, at }) => {
    const id = escapeHtml(`${name}-${n}`)
    const place = at ? ` data-at="${at.join(' ')}"` : ''
    return (
      `<li id="${id}" value="${n}"${place}><a href="#${id}">${escapeHtml(label)}</a> ` +
      `<span>${escapeHtml(text)}</span></li>`
    )
  })
  return `<ol>${items.join('')}</ol>`
}
