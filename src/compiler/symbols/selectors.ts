import { OBJECTIVE_C } from './messages'
import { nearestName } from './nearest-name'
import type { SymbolIndex } from './look-up'
import type { SdkSymbol } from './symbol'
import { behindBracket, type Token } from './tokens'
import type { CodePiece, Uses } from './uses'

/** A delegate method of the SDK says `beckon` first, as those of Apple's frameworks say theirs. */
const DELEGATE = /^beckon[A-Z]?\w*$/

/** Whether all words of a name tell methods apart: `beckon(_:didOpen:)`, and `lib:didOpen:` of Objective-C. */
export const isSelector = (name: string): boolean => /^\w+:(?:\w+:)*$|^\w+\(_/.test(name)

/**
 * Delegate methods in Swift are known by the labels of their parameters: `beckon(_:didOpenNotification:)`; in Objective-C by
 * their selectors.
 */
export function findSelectors(
  tokens: readonly Token[],
  { language, text }: CodePiece,
  index: SymbolIndex,
): Uses {
  if (language === 'inline') {
    const [, base = ''] = /^(\w+)\((?:\w+:)+\)$/.exec(text) ?? []
    return DELEGATE.test(base) ? lookUp([{ written: text, offset: 0 }], index) : { uses: [], unknown: [] }
  }
  if (OBJECTIVE_C.test(language)) return lookUp(implementations(tokens), index)
  if (language !== 'swift') return { uses: [], unknown: [] }
  const methods = tokens.flatMap((token, at) => {
    const isMethod = tokens[at - 1]?.text === 'func' && DELEGATE.test(token.text)
    if (!isMethod || tokens[at + 1]?.text !== '(') return []
    const parameters = parametersOf(tokens, at + 1)
    const labels = parameters.map(({ label }) => `${label}:`).join('')
    return [{ written: `${token.text}(${labels})`, offset: token.offset, parameters }]
  })
  return lookUp(methods, index)
}

/** `- (void)beckonPushLib:(BeckonPushLib *)library didVisit:(BeckonVisit *)visit {` */
function implementations(tokens: readonly Token[]): Selector[] {
  return tokens.flatMap(({ text, offset }, at) => {
    if (!DELEGATE.test(text) || tokens[at - 1]?.text !== ')' || tokens[at + 1]?.text !== ':') return []
    let written = ''
    for (let i = at; tokens[i + 1]?.text === ':' && tokens[i + 2]?.text === '(';) {
      written += `${tokens[i]?.text}:`
      i = behindBracket(tokens, i + 2) + 1
    }
    return [{ written, offset }]
  })
}

interface Selector {
  written: string
  offset: number
  parameters?: Parameter[]
}

function lookUp(selectors: readonly Selector[], index: SymbolIndex): Uses {
  const found: Uses = { uses: [], unknown: [] }
  for (const { written, offset, parameters } of selectors) {
    const known = index.membersNamed(written)
    const meant = known.length ? undefined : nearestName(written, index.names())
    const use = parameters ? implemented(known, parameters, index) : known.length === 1 ? known[0] : undefined
    if (use) found.uses.push({ id: use.id, offset })
    if (!known.length) found.unknown.push({ written, offset, ...(meant ? { meant } : {}) })
  }
  return found
}

/** Several delegates have methods with the same labels: the type of the first parameter, and the name of the second, tell. */
function implemented(
  known: readonly SdkSymbol[],
  [first, second]: Parameter[],
  index: SymbolIndex,
): SdkSymbol | undefined {
  const ofSender = known.filter(({ owner }) => owner === `${first?.type}Delegate`)
  const [one, ...others] = ofSender.length ? ofSender : known
  if (!one || others.length) return undefined
  // `beckon(_:didEnter beacon:)` has the labels of `beckon(_:didEnter:)`.
  const fuller = second && index.member(one.owner ?? '', one.name.replace(/:\)$/, ` ${second.name}:)`))
  return fuller ?? one
}

interface Parameter {
  label: string
  name: string
  type?: string
}

function parametersOf(tokens: readonly Token[], open: number): Parameter[] {
  const end = behindBracket(tokens, open) - 1
  let depth = 0
  const found: Parameter[] = []
  for (let i = open + 1; i < end; i++) {
    const text = tokens[i]?.text ?? ''
    if ('([{<'.includes(text)) depth++
    else if (')]}>'.includes(text)) depth--
    const startsParameter = i === open + 1 || (depth === 0 && tokens[i - 1]?.text === ',')
    if (!startsParameter) continue
    const colon = tokens[i + 1]?.text === ':' ? i + 1 : i + 2
    const type = tokens[colon + 1]?.text
    found.push({ label: text, name: tokens[colon - 1]?.text ?? text, ...(type ? { type } : {}) })
  }
  return found
}
