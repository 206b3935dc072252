import type { ReactNode } from 'react'
import type { MarkedText as Marked } from '../contract/answer'

/** A text with its matches in `<mark>`. */
export function MarkedText({ text, marks }: Marked) {
  const pieces: ReactNode[] = []
  let at = 0
  for (const [start, end] of marks) {
    pieces.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>)
    at = end
  }
  return (
    <>
      {pieces}
      {text.slice(at)}
    </>
  )
}
