import type { SymbolIndex } from './look-up'
import { behindBracket, type Token } from './tokens'
import { manyOf } from './walk'

const COLLECTIONS = /^(?:List|Set|SortedSet|MutableList|Array|ReadonlyArray|ArrayList|Iterable|Collection)$/
const WRAPPERS =
  /^(?:LiveData|MutableLiveData|Flow|StateFlow|MutableStateFlow|Stream|Future|Promise|Optional)$/

/** Reads `BeckonRegion`, `BeckonGeo.Listener`, `BeckonRegion[]`, `[BeckonRegion]`, `List<BeckonRegion>`. */
export function readType(
  tokens: readonly Token[],
  at: number,
  index: SymbolIndex,
): { name: string; end: number } | undefined {
  const token = tokens[at]
  if (token?.text === '[') {
    const inner = readType(tokens, at + 1, index)
    return inner && tokens[inner.end]?.text === ']'
      ? { name: manyOf(inner.name), end: inner.end + 1 }
      : undefined
  }
  if (token?.kind !== 'name') return undefined
  if (tokens[at + 1]?.text === '<') {
    const inner = readType(tokens, at + 2, index)
    const end = behindBracket(tokens, at + 1)
    if (inner && COLLECTIONS.test(token.text)) return { name: manyOf(inner.name), end }
    return inner && WRAPPERS.test(token.text) ? { name: inner.name, end } : undefined
  }
  let name = token.text
  let end = at + 1
  while (
    tokens[end]?.text === '.' &&
    tokens[end + 1]?.kind === 'name' &&
    index.top(`${name}.${tokens[end + 1]?.text}`)
  ) {
    name += `.${tokens[end + 1]?.text}`
    end += 2
  }
  const type = index.top(name)
  // What is called or asked for a member is a value, not an annotation.
  if (!type || !index.membersOf(type.id).length || /^[.(]$/.test(tokens[end]?.text ?? '')) return undefined
  if (tokens[end]?.text === '[' && tokens[end + 1]?.text === ']')
    return { name: manyOf(type.id), end: end + 2 }
  return tokens[end]?.text === '[' ? undefined : { name: type.id, end }
}
