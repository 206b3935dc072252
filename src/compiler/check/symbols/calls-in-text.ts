import { isAccess } from '../../symbols/chains'
import { behindBracket, tokenize, type Token } from '../../symbols/tokens'

/** A call in a text in backticks whose owner the text does not say. */
export interface TextCall {
  name: string
  offset: number
  /** What stands between its brackets. */
  given: string
  /** Its tokens and place among them, for counting what it is given. */
  tokens: readonly Token[]
  at: number
}

/** Words before a name that do not make a sentence of the two. */
const BEFORE_NAME =
  /^(?:await|async|try|return|new|throw|const|let|val|var|final|if|for|while|in|of|is|as|else|void|typeof|yield)$/
/** What nothing of the SDK is asked of, however it is called. */
const GLOBALS =
  /^(?:console|window|document|navigator|localStorage|sessionStorage|location|history|super|cordova|jest|date)$/

/**
 * The calls in a text in backticks that hang on nothing, on a name with a small letter, or on what such a one gives:
 * `name()`, `await this.name(x)`, `client.device().name { }`. A sentence, `setState() called after dispose()`, has none.
 */
export function callsIn(text: string): TextCall[] {
  const tokens = tokenize(text, 'inline')
  if (isSentence(tokens)) return []
  return tokens.flatMap((token, at): TextCall[] => {
    const open = tokens[at + 1]?.text === '<' ? behindBracket(tokens, at + 1) : at + 1
    const mark = tokens[open]?.text
    const isBlock = mark === '{' && isAccess(tokens[at - 1])
    if (token.kind !== 'name' || !/^[a-z_]/.test(token.text) || (mark !== '(' && !isBlock)) return []
    if (BEFORE_NAME.test(token.text) || tokens[at - 1]?.text === 'new') return []
    const root = rootOf(tokens, at)
    if (root === undefined || /^[A-Z$]/.test(root) || GLOBALS.test(root)) return []
    const end = behindBracket(tokens, open)
    const from = tokens[open]
    const to = tokens[end - 1]
    if (!from || !to || end === open) return []
    return [
      { name: token.text, offset: token.offset, given: text.slice(from.offset + 1, to.offset), tokens, at },
    ]
  })
}

/** What the chain begins with that ends in the name at `at`: '' for the name itself, undefined for what is no name. */
function rootOf(tokens: readonly Token[], at: number): string | undefined {
  let first = at
  while (isAccess(tokens[first - 1])) {
    // `.name()` hangs on what the sentence says.
    if (first - 2 < 0) return ''
    let before = first - 2
    while (/^[)?!\]}]$/.test(tokens[before]?.text ?? '')) {
      before = /^[?!]$/.test(tokens[before]?.text ?? '') ? before - 1 : opening(tokens, before) - 1
    }
    if (tokens[before]?.kind !== 'name') return undefined
    first = before
  }
  return first === at ? '' : tokens[first]?.text
}

/** The index of the bracket that the one at `close` closes. */
function opening(tokens: readonly Token[], close: number): number {
  for (let at = close - 1; at >= 0; at--) if (behindBracket(tokens, at) === close + 1) return at
  return 0
}

/** Whether words follow each other as only a language's keywords do in code. */
const isSentence = (tokens: readonly Token[]): boolean =>
  tokens.some(({ kind, text }, at) => {
    const before = tokens[at - 1]
    return (
      kind === 'name' &&
      !/^(?:in|of|is|as|else|catch|async)$/.test(text) &&
      (before?.kind === 'name' ? !BEFORE_NAME.test(before.text) : before?.text === ')')
    )
  })
