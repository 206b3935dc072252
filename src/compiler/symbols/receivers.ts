import { isAccess, readChain } from './chains'
import { typeBetween } from './chain-types'
import type { SymbolIndex } from './look-up'
import { behindBracket, type Token } from './tokens'
import { stepFrom } from './walk'

/** A block of Kotlin in which a bare name may be a member of a value: `x.apply { … }`, `x.run { … }`, `with(x) { … }`. */
export interface Receiver {
  type: string
  /** The indexes of its brackets. */
  open: number
  close: number
}

/** What Kotlin itself has to be called by a bare name, without an import. */
const OF_KOTLIN =
  /^(?:print|println|readln|require|requireNotNull|check|checkNotNull|error|assert|TODO|with|run|runCatching|repeat|lazy|lazyOf|synchronized|\w*[aA]rrayOf(?:Nulls)?|empty[A-Z]\w*|(?:mutable)?(?:[lL]ist|[sS]et|[mM]ap)Of|listOfNotNull|hash(?:Set|Map)Of|linked\w+Of|sequence(?:Of)?|generateSequence|build[A-Z]\w*|(?:max|min)Of|if|when|while|for|catch|return|throw|super|this|constructor|init|get|set)$/

/** The blocks of a sample in which bare names hang on a value of the SDK, as far as types are known. */
export function receiversIn(
  tokens: readonly Token[],
  index: SymbolIndex,
  held: ReadonlyMap<string, string>,
  language: string,
): Receiver[] {
  if (!/^(?:kotlin|kts)$/.test(language)) return []
  const found: Receiver[] = []
  const note = (type: string | undefined, open: number) => {
    const close = behindBracket(tokens, open) - 1
    if (type && close > open && index.membersOf(type).length) found.push({ type, open, close })
  }
  const indexOf = new Map(tokens.map(({ offset }, at) => [offset, at]))
  tokens.forEach((token, at) => {
    if (token.kind !== 'name' || isAccess(tokens[at - 1])) return
    if (token.text === 'with' && tokens[at + 1]?.text === '(') {
      const behind = behindBracket(tokens, at + 1)
      if (tokens[behind]?.text === '{') note(typeBetween(tokens, at + 1, index, language, held), behind)
      return
    }
    let type = held.get(token.text) ?? index.top(token.text)?.id ?? index.variable(token.text)
    for (const { name, offset } of type ? readChain(tokens, at).steps.slice(1) : []) {
      const open = (indexOf.get(offset) ?? 0) + 1
      if (/^(?:apply|run)$/.test(name) && tokens[open]?.text === '{') note(type, open)
      // `apply` and `also` give what they were asked of.
      if (!/^(?:apply|also)$/.test(name)) type = stepFrom(type, name, index, language).type
      if (!type) return
    }
  })
  return found
}

/** The innermost of these blocks around a token. */
export const receiverAt = (receivers: readonly Receiver[], at: number): Receiver | undefined =>
  receivers.filter(({ open, close }) => open < at && at < close).sort((a, b) => b.open - a.open)[0]

/**
 * Whether a bare call in such a block can be of nothing but its value: it stands in no further lambda, whose own value may
 * have it, and nothing that the sample extends or imports brings it.
 */
export function isOfReceiver(tokens: readonly Token[], at: number, { open }: Receiver): boolean {
  const name = tokens[at]?.text ?? ''
  if (!/^[a-z]/.test(name) || tokens[at + 1]?.text !== '(' || OF_KOTLIN.test(name)) return false
  if (/^(?:fun|new|@)$/.test(tokens[at - 1]?.text ?? '')) return false
  return isDirectlyIn(tokens, open, at) && !isImported(tokens, name) && !extendsAny(tokens)
}

/** Whether only statements stand between the bracket of a block and a token in it. */
function isDirectlyIn(tokens: readonly Token[], open: number, at: number): boolean {
  for (let i = open + 1; i < at; i++) {
    if (tokens[i]?.text !== '{' || tokens[i]?.kind !== 'mark' || behindBracket(tokens, i) <= at) continue
    if (!isStatement(tokens, i)) return false
  }
  return true
}

/** `if (a) {`, `else {`, `when (a) {`, `true -> {`. */
function isStatement(tokens: readonly Token[], brace: number): boolean {
  const before = tokens[brace - 1]?.text ?? ''
  if (/^(?:else|try|finally|do|when|→)$/.test(before)) return true
  if (before !== ')') return false
  for (let i = brace - 2; i >= 0; i--) {
    if (tokens[i]?.text === '(' && behindBracket(tokens, i) === brace) {
      return /^(?:if|for|while|when|catch)$/.test(tokens[i - 1]?.text ?? '')
    }
  }
  return false
}

const isImported = (tokens: readonly Token[], name: string): boolean =>
  tokens.some(({ kind, text }, at) => {
    if (kind !== 'name' || text !== 'import') return false
    const { steps } = readChain(tokens, at + 1)
    return steps.at(-1)?.name === name
  })

/** `class A : B()`, `object : C`: what B has, A may call. */
const extendsAny = (tokens: readonly Token[]): boolean =>
  tokens.some(({ kind, text }, at) => {
    if (kind !== 'name' || !/^(?:class|object|interface)$/.test(text)) return false
    let next = tokens[at + 1]?.kind === 'name' ? at + 2 : at + 1
    if (tokens[next]?.text === '<') next = behindBracket(tokens, next)
    if (tokens[next]?.text === '(') next = behindBracket(tokens, next)
    return tokens[next]?.text === ':'
  })
