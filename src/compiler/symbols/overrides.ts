import type { SymbolIndex } from './look-up'
import type { Token } from './tokens'

/**
 * Whether the name at `at` is that of a method which overrides one of an SDK type:
 * the SDK types of the class around it, and whether what it may override is theirs alone.
 */
export function ownMembers(
  tokens: readonly Token[],
  at: number,
  index: SymbolIndex,
): { types: string[]; onlySdk: boolean } | undefined {
  if (!isOverride(tokens, at)) return undefined
  const header = classHeader(tokens, at)
  const supers = dottedNames(tokens, header).filter((text) => /^[A-Z]/.test(text))
  const types = supers.filter((text) => index.membersOf(text).length > 0)
  if (!types.length) return undefined
  const foreign = types.flatMap((type) => supersOf(type, index).flatMap((one) => FOREIGN[one] ?? []))
  if (foreign.includes(tokens[at]?.text ?? '')) return undefined
  return { types, onlySdk: supers.every((text) => isWhole(text, index)) }
}

/** Whether a type has only what its list says: an activity of the SDK also has what every activity has. */
function isWhole(name: string, index: SymbolIndex): boolean {
  const type = index.top(name)
  if (!type) return false
  return supersOf(name, index).every((one) => index.top(one) !== undefined || FOREIGN[one] !== undefined)
}

/** What a type extends, by its signatures. */
const supersOf = (name: string, index: SymbolIndex): string[] =>
  Object.values(index.top(name)?.signatures ?? {}).flatMap(
    (signature) => /(?::|\bextends\b|\bimplements\b)(.*)/s.exec(signature)?.[1]?.match(/[A-Z]\w*/g) ?? [],
  )

/** What an app may override of what types of the SDK extend: all there is of it, besides what the SDK's type has. */
const FOREIGN: Record<string, readonly string[]> = {
  BroadcastReceiver: ['onReceive', 'peekService'],
  FirebaseMessagingService: [
    ...['onMessageReceived', 'onNewToken', 'onDeletedMessages', 'onMessageSent', 'onSendError'],
    ...['onCreate', 'onDestroy', 'onStartCommand', 'onBind', 'attachBaseContext', 'handleIntent'],
  ],
  HmsMessageService: [
    ...['onMessageReceived', 'onNewToken', 'onDeletedMessages', 'onMessageSent', 'onSendError'],
    ...['onTokenError', 'onMessageDelivered', 'onCreate', 'onDestroy', 'onStartCommand', 'onBind'],
    'attachBaseContext',
  ],
}

/** `override fun name`, `override suspend fun name`, `@Override public void name`. */
function isOverride(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 1]?.text !== '(') return false
  const words: string[] = []
  for (let i = at - 1; i >= 0 && i > at - 7; i--) {
    const text = tokens[i]?.text ?? ''
    if (/^[;{}]$/.test(text)) break
    words.push(text)
  }
  return (words[0] === 'fun' && words.includes('override')) || words.includes('Override')
}

/** The names behind `:`, `extends` or `implements` of the innermost class that is open at `at`. */
function classHeader(tokens: readonly Token[], at: number): Token[] {
  let depth = 0
  for (let i = at; i >= 0; i--) {
    const text = tokens[i]?.text
    if (text === '}') depth++
    else if (text === '{') {
      if (depth > 0) depth--
      else {
        const header = headerBefore(tokens, i)
        if (header) return header
      }
    }
  }
  return []
}

function headerBefore(tokens: readonly Token[], brace: number): Token[] | undefined {
  const names: Token[] = []
  let depth = 0
  for (let i = brace - 1; i >= 0; i--) {
    const token = tokens[i]
    if (!token || (depth === 0 && /^[;{}]$/.test(token.text))) return undefined
    // Arguments, and those of types: `new BeckonCallback<Boolean>() {`.
    if (/^[)>]$/.test(token.text)) depth++
    else if (/^[(<]$/.test(token.text)) depth--
    else if (depth > 0) continue
    else if (token.kind === 'name' && /^(?:class|object|interface)$/.test(token.text)) {
      // The class's own name comes first and is not what it extends; an `object :` has none.
      const [own, ...supers] = names.reverse()
      return own && tokens[i + 1] === own ? supers : names
    } else if (token.text === 'new') return names
    else if (token.kind === 'name') names.push(token)
  }
  return undefined
}

/** `BeckonMonetize . Listener` is one name. */
function dottedNames(tokens: readonly Token[], names: readonly Token[]): string[] {
  const at = (token: Token) => tokens.indexOf(token)
  return names.flatMap((token) => {
    let end = at(token)
    if (tokens[end - 1]?.text === '.') return []
    let name = token.text
    while (tokens[end + 1]?.text === '.' && tokens[end + 2]?.kind === 'name') {
      name += `.${tokens[end + 2]?.text ?? ''}`
      end += 2
    }
    return [name]
  })
}
