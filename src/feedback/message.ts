import { feedback } from '../shared/site'

/** What a reader says, and of what. */
export interface Message {
  /** In a word, such as "Problem". */
  kind: string
  /** Of the page. */
  title: string
  /** Of the page or of a section of it. */
  address: string
  /** What else it is about, each with its label: the section, the sample. */
  facts: readonly (readonly [label: string, text: string])[]
  words: string
  /** Text of the page that the reader has selected. */
  selected: string
}

/** Mail programs take addresses of about 2,000 letters; what is written may be cut, the page's address never is. */
const mostSelected = 500
const mostWords = 800

/** A text of at most so many letters, whole ones. */
function cut(text: string, most: number): string {
  const whole = text.trim()
  // A letter of two halves is not cut in two.
  return whole.length > most ? `${whole.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…` : whole
}

/** The draft: what the reader wrote, then of what it is. */
export function draftOf({ kind, title, address, facts, words, selected }: Message): {
  title: string
  body: string
} {
  const quote = cut(selected, mostSelected)
  const parts = [
    cut(words, mostWords),
    [address, ...facts.map(([label, text]) => `${label}: ${text}`)].join('\n'),
    quote ? quote.replace(/^/gm, '> ') : '',
  ]
  return { title: `${kind}: ${title}`, body: parts.filter(Boolean).join('\n\n') }
}

/** Where the draft opens as an issue, and as an e-mail. */
export function addressesOf(message: Message): { issue: string; email: string } {
  const { title, body } = draftOf(message)
  const [head, text] = [title, body].map(encodeURIComponent) as [string, string]
  return {
    issue: `${feedback.issue}?title=${head}&body=${text}`,
    // Mail asks for the line breaks of old.
    email: `mailto:${feedback.email}?subject=${head}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`,
  }
}
