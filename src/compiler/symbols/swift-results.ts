import { isAccess } from './chains'
import { openAround, type Token } from './tokens'

/** A name that a pattern of Swift gives to what succeeded, and where the call begins whose result it was. */
interface Success {
  name: string
  offset: number
  /** Index of the first token of the call that handed the result over. */
  call: number
}

/**
 * What `case .success(let value)` and `case let .success(value)` take out of the result that a call handed to its block, in a
 * `switch`, an `if` or a `guard`, and `try result.get()`: the function that waits gives the same.
 */
export function successes(tokens: readonly Token[]): Success[] {
  return tokens.flatMap((token, at): Success[] => {
    if (token.text === 'let') return gotten(tokens, at)
    if (token.text !== 'success' || tokens[at - 1]?.text !== '.' || tokens[at + 1]?.text !== '(') return []
    const name = tokens[tokens[at + 2]?.text === 'let' ? at + 3 : at + 2]
    const isPattern = tokens[at + 2]?.text === 'let' || tokens[at - 2]?.text === 'let'
    if (!isPattern || name?.kind !== 'name') return []
    const end = tokens.findIndex((one, i) => i > at && one.text === ')')
    const result = tokens[end + 1]?.text === '=' ? tokens[end + 2]?.text : switchedOver(tokens, at)
    const call = result === undefined ? undefined : callOfBlock(tokens, at, result)
    return call === undefined ? [] : [{ name: name.text, offset: name.offset, call }]
  })
}

/** `let value = try? result.get()`. */
function gotten(tokens: readonly Token[], at: number): Success[] {
  const name = tokens[at + 1]
  if (name?.kind !== 'name' || tokens[at + 2]?.text !== '=' || tokens[at + 3]?.text !== 'try') return []
  const from = /^[?!]$/.test(tokens[at + 4]?.text ?? '') ? at + 5 : at + 4
  const [result, dot, get] = tokens.slice(from, from + 3).map(({ text }) => text)
  const call = dot === '.' && get === 'get' && result ? callOfBlock(tokens, at, result) : undefined
  return call === undefined ? [] : [{ name: name.text, offset: name.offset, call }]
}

/** `result` of the `switch result {` before an index. */
function switchedOver(tokens: readonly Token[], before: number): string | undefined {
  for (let at = before; at >= 0; at--) {
    if (tokens[at]?.text === 'switch') return tokens[at + 2]?.text === '{' ? tokens[at + 1]?.text : undefined
  }
  return undefined
}

/** Where the call begins whose block, `{ result in`, is the last one before an index that names its parameter so. */
function callOfBlock(tokens: readonly Token[], before: number, parameter: string): number | undefined {
  for (let at = before; at > 1; at--) {
    if (tokens[at]?.text !== 'in' || tokens[at - 1]?.text !== parameter || tokens[at - 2]?.text !== '{')
      continue
    return startOfChain(tokens, at - 3)
  }
  return undefined
}

/** Where the chain of accesses begins that ends with the call, or the name, at an index. */
function startOfChain(tokens: readonly Token[], last: number): number | undefined {
  let at = last
  for (;;) {
    while (tokens[at]?.text === ')') at = openAround(tokens, at) - 1
    if (tokens[at]?.kind !== 'name') return undefined
    if (!isAccess(tokens[at - 1])) return at
    at -= 2
    while (/^[?!]$/.test(tokens[at]?.text ?? '')) at--
  }
}
