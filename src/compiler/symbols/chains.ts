import { behindBracket, type Token } from './tokens'

interface ChainStep {
  name: string
  offset: number
  /** Dart: `a..b()..c()` asks `a` of both, and is `a`. */
  isCascade?: true
}

/** `Beckon.push().enableRemoteNotifications()` as its names, with where each stands. */
export interface Chain {
  steps: ChainStep[]
  /** Index of the token behind it. */
  end: number
}

const ACCESS = new Set(['.', '?.', '!!.', '->', '::', '..', '?..'])

/** Whether a token leads from a value to a member of it. */
export const isAccess = (token: Token | undefined): boolean =>
  token?.kind === 'mark' && ACCESS.has(token.text)

/** Reads the chain of accesses that begins with the name at `index`. */
export function readChain(tokens: readonly Token[], index: number): Chain {
  const first = tokens[index]
  const steps: ChainStep[] = first ? [{ name: first.text, offset: first.offset }] : []
  let at = index + 1
  for (;;) {
    const next = skipCall(tokens, at)
    const name = tokens[next + 1]
    if (!isAccess(tokens[next]) || name?.kind !== 'name') return { steps, end: at }
    const isCascade = tokens[next]?.text.endsWith('..')
    steps.push({ name: name.text, offset: name.offset, ...(isCascade ? { isCascade } : {}) })
    at = next + 2
  }
}

/** Behind type arguments, calls, indexes, a lambda and the marks of optional values, if an access follows. */
function skipCall(tokens: readonly Token[], index: number): number {
  let at = index
  for (;;) {
    const text = tokens[at]?.kind === 'mark' ? tokens[at]?.text : undefined
    if (text === undefined) return at
    if (text === '?' || text === '!') at++
    else if ('([{<'.includes(text)) {
      const behind = behindBracket(tokens, at)
      if (behind === at) return at
      at = behind
    } else return at
  }
}
