import type { PhrasingContent } from 'mdast'

interface Point {
  line: number
  column: number
}

/** A part of a line, with the place of the line's first letter. */
interface Span {
  readonly line: string
  readonly from: number
  readonly to: number
  readonly start: Point
  readonly isInLink?: true
}

/** What a mark at some place begins, and where the line goes on behind it. */
interface Read {
  node: PhrasingContent
  end: number
}

/** What has a meaning that is not read here, or might have one. */
const OTHER = /[<{}~]|!\[|https?:\/\/|www\.|[-+.\w]@/i
/** What may stand before a mark that opens, and after one that closes. */
const BESIDE = /^[\s\p{P}\p{S}]$/u
const ESCAPED = /[!-/:-@[-`{-~]/

/**
 * Reads a line of text with code, links, and words that are emphasised.
 * @param start where its first letter stands
 * @returns undefined where there is anything else in it, or anything that could be meant otherwise
 */
export function plainInline(line: string, start: Point): PhrasingContent[] | undefined {
  // An escaped backtick begins no code, whatever it looks like.
  if (line.includes('\\`') || OTHER.test(withoutCode(line))) return undefined
  return inlineOf({ line, from: 0, to: line.length, start })
}

const withoutCode = (line: string): string => line.replace(/(?<!`)(`+)(?!`)[^]*?[^`]\1(?!`)/g, '``')

const placed = ({ start: { line, column } }: Span, from: number, to: number) => ({
  start: { line, column: column + from },
  end: { line, column: column + to },
})

function inlineOf(span: Span): PhrasingContent[] | undefined {
  const { line, from, to } = span
  const children: PhrasingContent[] = []
  let value = ''
  let since = from
  const flush = (at: number) => {
    if (value) children.push({ type: 'text', value, position: placed(span, since, at) })
    value = ''
  }
  for (let at = from; at < to;) {
    const sign = line.charAt(at)
    if (sign === '`' || sign === '[' || sign === '*' || (sign === '_' && !isInWord(line, at))) {
      const read = sign === '`' ? codeAt(span, at) : sign === '[' ? linkAt(span, at) : emphasisAt(span, at)
      if (!read) return undefined
      flush(at)
      read.node.position = placed(span, at, read.end)
      children.push(read.node)
      at = read.end
      continue
    }
    // An entity, or the end of a link that has not begun.
    if (sign === ']' || (sign === '&' && /^&#?\w+;/.test(line.slice(at)))) return undefined
    const isEscape = sign === '\\' && at + 1 < to && ESCAPED.test(line.charAt(at + 1))
    if (!value) since = at
    value += isEscape ? line.charAt(at + 1) : sign
    at += isEscape ? 2 : 1
  }
  flush(to)
  return children
}

/** As in `snake_case`: there it is no mark. */
const isInWord = (line: string, at: number): boolean =>
  /[\p{L}\p{N}]/u.test(line.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(line.charAt(at + 1))

function codeAt({ line, to }: Span, at: number): Read | undefined {
  const marks = /^`+/.exec(line.slice(at, to))?.[0] ?? ''
  const begin = at + marks.length
  const close = closing(line, begin, to, marks)
  if (close < 0) return undefined
  const written = line.slice(begin, close)
  // It may have a space inside at both ends, to keep its own marks apart from those around it.
  const value = /^ .*[^ ].* $/.test(written) ? written.slice(1, -1) : written
  return { node: { type: 'inlineCode', value }, end: close + marks.length }
}

/** Where a run of just these marks begins. */
function closing(line: string, from: number, to: number, marks: string): number {
  for (const match of line.slice(from, to).matchAll(/`+/g)) {
    if (match[0].length === marks.length) return from + match.index
  }
  return -1
}

function linkAt(span: Span, at: number): Read | undefined {
  const { line, to, isInLink } = span
  const label = /^\[((?:`[^`]+`|[^`[\]\\])+)\]\(([^\s()<>&\\]+)\)/.exec(line.slice(at, to))
  const [whole = '', said = '', url = ''] = label ?? []
  if (!label || isInLink) return undefined
  const children = inlineOf({ ...span, from: at + 1, to: at + 1 + said.length, isInLink: true })
  // No link has another one inside.
  return (
    children && {
      node: { type: 'link', title: null, url, children } as PhrasingContent,
      end: at + whole.length,
    }
  )
}

function emphasisAt(span: Span, at: number): Read | undefined {
  const { line, to } = span
  const [type, mark] = line.charAt(at) === '*' ? (['strong', '**'] as const) : (['emphasis', '_'] as const)
  if (!line.startsWith(mark, at) || (at > 0 && !BESIDE.test(line.charAt(at - 1)))) return undefined
  const from = at + mark.length
  const close = endOfMark(line, from, to, mark)
  const children = close < 0 ? undefined : inlineOf({ ...span, from, to: close })
  return children?.length ? { node: { type, children }, end: close + mark.length } : undefined
}

/** Where what is emphasised ends, past code; none where marks stand that could be meant in several ways. */
function endOfMark(line: string, from: number, to: number, mark: string): number {
  if (/^[\s*_]?$/.test(line.charAt(from))) return -1
  for (let at = from; at < to; at++) {
    const sign = line.charAt(at)
    if (sign === '`') {
      at = line.charAt(at + 1) === '`' ? -1 : closing(line, at + 1, to, '`')
      if (at < 0) return -1
    } else if (sign === '\\') at++
    else if (sign === mark.charAt(0) && !(sign === '_' && isInWord(line, at))) {
      const after = line.charAt(at + mark.length)
      const closes = line.startsWith(mark, at) && !/\s/.test(line.charAt(at - 1))
      return closes && after !== sign && (after === '' || BESIDE.test(after)) ? at : -1
    }
  }
  return -1
}
