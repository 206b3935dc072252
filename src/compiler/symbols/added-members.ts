import { isAccess } from './chains'
import { TYPE_NAME } from './symbol'
import { behindBracket, type Token } from './tokens'

/** What begins the declaration of a member in the body of an extension, but for a type that stands before its name. */
const DECLARES = /^(?:var|let|func|get|set|static|operator|init)$/

/**
 * The members that a sample gives to types of the SDK: `fun BeckonInboxItem.markRead()` and `val BeckonPass.isUsable` of Kotlin,
 * `extension BeckonPass { … }` of Swift, and `extension Fresh on BeckonInboxItem { … }` of Dart.
 */
export function addedMembers(tokens: readonly Token[]): ReadonlySet<string> {
  const added = new Set<string>()
  tokens.forEach(({ kind, text }, at) => {
    if (kind !== 'name') return
    if (/^(?:fun|val|var)$/.test(text)) {
      const member = behindReceiver(tokens, at + 1)
      if (member) added.add(member)
    }
    if (text === 'extension') for (const member of inExtension(tokens, at + 1)) added.add(member)
  })
  return added
}

/** The name behind `Type.`, `Type?.`, `List<Type>.` and `Outer.Type.`, with type parameters before it. */
function behindReceiver(tokens: readonly Token[], start: number): string | undefined {
  let at = tokens[start]?.text === '<' ? behindBracket(tokens, start) : start
  let isOurs = false
  while (tokens[at]?.kind === 'name') {
    const next = tokens[at + 1]?.text === '<' ? behindBracket(tokens, at + 1) : at + 1
    if (!isAccess(tokens[next])) return isOurs ? tokens[at]?.text : undefined
    isOurs ||= tokens.slice(at, next).some(({ text }) => TYPE_NAME.test(text))
    at = next + 1
  }
  return undefined
}

function inExtension(tokens: readonly Token[], start: number): string[] {
  const open = tokens.findIndex(({ text }, at) => at >= start && text === '{')
  const head = tokens.slice(start, Math.max(open, start))
  if (!head.some(({ text }) => TYPE_NAME.test(text))) return []
  const isDart = head.some(({ text }) => text === 'on')
  const end = behindBracket(tokens, open)
  const names: string[] = []
  for (let at = open + 1; at < end - 1; at++) {
    const { kind, text } = tokens[at] ?? {}
    // What stands in the body of a member is no declaration.
    if (/^[([{]$/.test(text ?? '')) at = Math.max(at, behindBracket(tokens, at) - 1)
    else if (isDart && text === '=') while (at < end - 2 && tokens[at + 1]?.text !== ';') at++
    else if (kind === 'name' && isDeclared(tokens, at, isDart)) names.push(text ?? '')
  }
  return names
}

/** `func name`, `get name`, and in Dart behind a type `Future<void> name(`. */
function isDeclared(tokens: readonly Token[], at: number, isDart: boolean): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  if (before?.kind === 'name' && DECLARES.test(before.text)) return true
  const isTyped = before?.kind === 'name' || /^[>?\]]$/.test(before?.text ?? '')
  return isDart && isTyped && /^[(<]$/.test(after?.text ?? '')
}
