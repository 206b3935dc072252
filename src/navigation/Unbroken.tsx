import type { ReactNode } from 'react'
import { unbrokenParts } from '../text/unbroken'

/** A title or a label whose short words do not break at their hyphens. */
export function Unbroken({ text }: { text: string }): ReactNode {
  return unbrokenParts(text).map((part, index) =>
    index % 2 ? (
      <span key={index} className="nobr">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
