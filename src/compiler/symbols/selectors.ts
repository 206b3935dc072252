import { nearestName } from './nearest-name'
import type { SymbolIndex } from './look-up'
import { behindBracket, type Token } from './tokens'
import type { CodePiece, Uses } from './uses'

/** A delegate method of the SDK says `beckon` first, as those of Apple's frameworks say theirs. */
const DELEGATE = /^beckon[A-Z]?\w*$/

/** Delegate methods in Swift are known by the labels of their parameters: `beckon(_:didOpenNotification:)`. */
export function findSelectors(
  tokens: readonly Token[],
  { language, text }: CodePiece,
  index: SymbolIndex,
): Uses {
  if (language === 'inline') {
    const [, base = ''] = /^(\w+)\((?:\w+:)+\)$/.exec(text) ?? []
    return DELEGATE.test(base) ? lookUp([{ written: text, offset: 0 }], index) : { uses: [], unknown: [] }
  }
  if (language !== 'swift') return { uses: [], unknown: [] }
  const methods = tokens.flatMap((token, at) => {
    const isMethod = tokens[at - 1]?.text === 'func' && DELEGATE.test(token.text)
    if (!isMethod || tokens[at + 1]?.text !== '(') return []
    return [{ written: `${token.text}(${labels(tokens, at + 1)})`, offset: token.offset }]
  })
  return lookUp(methods, index)
}

function lookUp(selectors: readonly { written: string; offset: number }[], index: SymbolIndex): Uses {
  const found: Uses = { uses: [], unknown: [] }
  for (const { written, offset } of selectors) {
    const [known] = index.membersNamed(written)
    const meant = known ? undefined : nearestName(written, index.names())
    if (known) found.uses.push({ id: known.id, offset })
    else found.unknown.push({ written, offset, ...(meant ? { meant } : {}) })
  }
  return found
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
