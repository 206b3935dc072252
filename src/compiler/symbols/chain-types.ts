import { isAccess, readChain } from './chains'
import type { SymbolIndex } from './look-up'
import { behindBracket, type Token } from './tokens'
import { stepFrom } from './walk'

/** What a chain ends in, `(await Beckon.device().getCurrentDevice()).userId` as well, and where it ends. */
export function chainType(
  tokens: readonly Token[],
  start: number,
  index: SymbolIndex,
  language: string,
  held: ReadonlyMap<string, string>,
): { type?: string; end: number } {
  let at = start
  while (/^(?:await|try|new|[?!])$/.test(tokens[at]?.text ?? '')) at++
  // `self.module` is what the class calls `module`.
  if (/^(?:self|this)$/.test(tokens[at]?.text ?? '') && isAccess(tokens[at + 1])) at += 2
  const root = tokens[at]
  let type: string | undefined
  if (root?.text === '(') {
    type = typeBetween(tokens, at, index, language, held)
    if (!type) return { end: at }
    at = behindBracket(tokens, at) - 1
  } else if (root?.kind === 'name') {
    type = held.get(root.text) ?? index.top(root.text)?.id ?? index.variable(root.text)
  }
  const { steps, end } = readChain(tokens, at)
  let before: string | undefined
  let cascaded: string | undefined
  for (const { name, isCascade } of steps.slice(1)) {
    if (isCascade) type = cascaded ??= type
    if (!type && !before) return { end }
    const step = stepFrom(type, name, index, language, before)
    before = step.handed
    type = step.type
  }
  type = cascaded ?? type
  return { ...(type ? { type } : {}), end }
}

/** The type of what stands between brackets, if that is one chain. */
export function typeBetween(
  tokens: readonly Token[],
  open: number,
  index: SymbolIndex,
  language: string,
  held: ReadonlyMap<string, string>,
): string | undefined {
  const close = behindBracket(tokens, open) - 1
  const inner = close > open ? chainType(tokens, open + 1, index, language, held) : undefined
  return inner && skipArguments(tokens, inner.end) === close ? inner.type : undefined
}

export function skipArguments(tokens: readonly Token[], index: number): number {
  let at = index
  while (/^[!([]$/.test(tokens[at]?.text ?? '')) {
    const behind = tokens[at]?.text === '!' ? at + 1 : behindBracket(tokens, at)
    if (behind === at) return at
    at = behind
  }
  return at
}
