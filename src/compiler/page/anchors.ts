import GithubSlugger from 'github-slugger'
import {
  appNeedsAnchor,
  contentId,
  menuId,
  onThisPageId,
  sectionNavId,
  supportAnchor,
} from '../../shared/frame-ids'

/**
 * The ids that the frame of a page, its footnotes or Gatsby have taken. A heading of the same name has another anchor: of two
 * elements with one id, links and screen readers find only the first.
 */
export const frameIds: ReadonlySet<string> = new Set([
  contentId,
  menuId,
  sectionNavId,
  onThisPageId,
  appNeedsAnchor,
  supportAnchor,
  'support-why',
  'footnote-label',
  '___gatsby',
  '_gatsby-scripts-1',
  'gatsby-announcer',
  'gatsby-chunk-mapping',
  'gatsby-focus-wrapper',
  'gatsby-script-loader',
  'pieces-beam',
  'pieces-frame',
  'scene-beam',
  'scene-glow',
  'scene-reflection',
  'scene-sea',
])

/** Makes the anchors of a page out of the texts of its headings: each once, and none that the frame has. */
export function anchorSlugger(): GithubSlugger {
  const slugger = new GithubSlugger()
  Object.assign(slugger.occurrences, ofFrame)
  return slugger
}

/** How often each anchor is taken before a page has any: worked out once. */
const ofFrame = takenByFrame()

function takenByFrame(): GithubSlugger['occurrences'] {
  const slugger = new GithubSlugger()
  for (const id of frameIds) slugger.slug(id)
  return slugger.occurrences
}

/** An anchor that was made otherwise, or where the frame has that, the one that a heading gets: `content-1`. */
export const freeOfFrame = (anchor: string): string => (frameIds.has(anchor) ? `${anchor}-1` : anchor)
