import { nearestName } from './nearest-name'
import type { SymbolIndex } from './look-up'
import { behindBracket, type Token } from './tokens'
import type { CodePiece, UnknownSymbol } from './find-uses'

/** A delegate method of the SDK says `beckon` first, as those of Apple's frameworks say theirs. */
const DELEGATE = /^beckon[A-Z]?\w*$/

/** Delegate methods in Swift are known by the labels of their parameters: `beckon(_:didOpenNotification:)`. */
export function selectorFaults(
  tokens: readonly Token[],
  { language, text }: CodePiece,
  index: SymbolIndex,
): UnknownSymbol[] {
  if (language === 'inline') {
    const [, base = ''] = /^(\w+)\((?:\w+:)+\)$/.exec(text) ?? []
    return DELEGATE.test(base) ? unknown(text, 0, index) : []
  }
  if (language !== 'swift') return []
  return tokens.flatMap((token, at) => {
    const isMethod = tokens[at - 1]?.text === 'func' && DELEGATE.test(token.text)
    if (!isMethod || tokens[at + 1]?.text !== '(') return []
    return unknown(`${token.text}(${labels(tokens, at + 1)})`, token.offset, index)
  })
}

function unknown(written: string, offset: number, index: SymbolIndex): UnknownSymbol[] {
  if (index.membersNamed(written).length) return []
  const meant = nearestName(written, index.names())
  return [{ written, offset, ...(meant ? { meant } : {}) }]
}

function labels(tokens: readonly Token[], open: number): string {
  const end = behindBracket(tokens, open) - 1
  let depth = 0
  let result = ''
  for (let i = open + 1; i < end; i++) {
    const text = tokens[i]?.text ?? ''
    if ('([{<'.includes(text)) depth++
    else if (')]}>'.includes(text)) depth--
    const startsParameter = i === open + 1 || (depth === 0 && tokens[i - 1]?.text === ',')
    if (startsParameter) result += `${text}:`
  }
  return result
}
