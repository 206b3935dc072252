import path from 'node:path'
import { nameParts } from '../../text/name-parts'
import { NAME_LINE, UNBROKEN, unbrokenParts } from '../../text/unbroken'
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
      `<li id="${id}" value="${n}"${place}><a href="#${id}">${drawn(label)}</a> ` +
      `<span>${drawn(text)}</span></li>`
    )
  })
  return `<ol>${items.join('')}</ol>`
}

/** A text as HTML, whose words and names break as those of page lists do (src/navigation/Unbroken.tsx). */
const drawn = (words: string): string =>
  unbrokenParts(words)
    .map((part, index) =>
      index % 2
        ? `<span class="${UNBROKEN}">${escapeHtml(part)}</span>`
        : nameParts(part, NAME_LINE).map(escapeHtml).join('<wbr>'),
    )
    .join('')
