import type { MouseEvent, SyntheticEvent } from 'react'
import { createPart } from '../../runtime/part'
import type { Say } from '../../runtime/say'

/** What lights numbers and opens pictures comes with the reader's first move towards a picture. */
const viewer = createPart(() => import(/* webpackChunkName: "figure-viewer" */ './viewer/meet'))

/**
 * What becomes of a click on a picture or a number of its list, and of a pointer or the focus that comes to a figure. Where
 * the code for it cannot be had, a link leads where it leads without JavaScript.
 * @param t the strings of the interface
 */
export const meetFigure = (t: Say) => (event: SyntheticEvent<HTMLElement>) => {
  // The keys are looked at only of a click.
  const {
    currentTarget: figure,
    target,
    type,
    metaKey,
    ctrlKey,
    shiftKey,
    altKey,
  } = event as MouseEvent<HTMLElement>
  const isPlain = type === 'click' && !(metaKey || ctrlKey || shiftKey || altKey)
  const link = isPlain ? (target as Element).closest('a') : null
  if (link) event.preventDefault()
  void viewer.load().then((code) => {
    if (code) code.meet(figure, link, t)
    // Unless the reader has gone on meanwhile.
    else if (link?.isConnected) location.assign(link.href)
  })
}
