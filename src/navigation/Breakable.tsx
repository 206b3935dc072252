import { Fragment, type ReactNode } from 'react'
import { nameParts } from '../text/name-parts'

interface BreakableProps {
  text: string
  /** Letters that fit a line: a longer name may break between its parts. */
  most: number
}

/** A text whose long names break between their parts, rather than before their last letter. */
export function Breakable({ text, most }: BreakableProps): ReactNode {
  return nameParts(text, most).map((piece, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}
