import type { ReactNode } from 'react'
import { NAME_LINE, UNBROKEN, unbrokenParts } from '../text/unbroken'
import { Breakable } from './Breakable'

/** A title or a label whose short words do not break at their hyphens, and whose long names break between their parts. */
export function Unbroken({ text }: { text: string }): ReactNode {
  return unbrokenParts(text).map((part, index) =>
    index % 2 ? (
      <span key={index} className={UNBROKEN}>
        {part}
      </span>
    ) : (
      <Breakable key={index} text={part} most={NAME_LINE} />
    ),
  )
}
