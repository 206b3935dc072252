import { isAccess, readChain } from './chains'
import { overloadsOf, type SymbolIndex } from './look-up'
import { nearestName } from './nearest-name'
import { readSignature } from './signature'
import type { SdkSymbol } from './symbol'
import { behindBracket, type Token } from './tokens'
import type { Uses } from './uses'
import { stepFrom } from './walk'

/** What fences call it. */
export const OBJECTIVE_C = /^(?:objc|objective-c)$/

/** What every object and class of Objective-C answers. */
const OF_NSOBJECT =
  /^(?:alloc|init|new|class|self|copy|mutableCopy|description|debugDescription|hash|isEqual|isKindOfClass|isMemberOfClass|respondsToSelector|conformsToProtocol|performSelector|superclass|valueForKey|setValue|addObserver|removeObserver)$/

/** A value that a message gave, where it ends: properties may hang on it. */
export interface Sent {
  type: string
  at: number
}

/**
 * Message sends of Objective-C, `[[BeckonPushLib shared] addTag:tag completionHandler:handler]`, whose receiver is of the SDK.
 * @param held what the names of the sample hold
 * @returns what they use, what the receiver does not answer, and the values that they give
 */
export function findMessages(
  tokens: readonly Token[],
  index: SymbolIndex,
  held: ReadonlyMap<string, string>,
): Uses & { sent: Sent[] } {
  const found: Uses & { sent: Sent[] } = { uses: [], unknown: [], sent: [] }
  const read = new Map<number, string | undefined>()
  for (let at = 0; at < tokens.length; at++) if (isMessage(tokens, at)) send(at)
  return found

  /** Reads the message whose bracket opens at `open`; its type is what it gives. */
  function send(open: number): string | undefined {
    if (read.has(open)) return read.get(open)
    read.set(open, undefined)
    const close = behindBracket(tokens, open) - 1
    if (close <= open) return undefined
    const { type, behind } = receiver(open + 1)
    const parts = selectorParts(tokens, behind, close)
    const [first] = parts
    if (!type || !first || !index.membersOf(type).length) return undefined
    const { text: name, offset } = first.token
    const member = stepFrom(type, name, index, 'objc').member
    if (!member) {
      const setter = /^set[A-Z]/.test(name) && index.member(type, `${name[3]?.toLowerCase()}${name.slice(4)}`)
      if (setter) found.uses.push({ id: setter.id, offset })
      else if (!OF_NSOBJECT.test(name) && !name.startsWith('initWith')) {
        const meant = nearestName(name, index.membersOf(type))
        found.unknown.push({ written: name, offset, owner: type, ...(meant ? { meant } : {}) })
      }
      return undefined
    }
    const sent = parts.map(({ token, takes }) => token.text + (takes ? ':' : '')).join('')
    const forms = overloadsOf(member, type, member.name, index)
    const form = forms.find((one) => selectorOf(one) === sent)
    found.uses.push({ id: (form ?? member).id, offset })
    const known = selectorsOf(forms)
    if (!index.isMixed && known.length && !known.includes(sent)) {
      found.unknown.push({
        written: name,
        offset,
        owner: type,
        wrong: `is sent as ${known.join(' or ')}, not ${sent}`,
      })
    }
    const given = member.type ?? (name === 'shared' ? type : undefined)
    if (given) found.sent.push({ type: given, at: close })
    read.set(open, given)
    return given
  }

  /** The type of what a message goes to, and where its selector begins. */
  function receiver(at: number): { type?: string; behind: number } {
    const token = tokens[at]
    if (token?.text === '[') {
      const type = send(at)
      const behind = behindBracket(tokens, at)
      return isAccess(tokens[behind])
        ? { behind: readChain(tokens, behind - 1).end }
        : { ...(type ? { type } : {}), behind }
    }
    if (token?.text === '(') return { behind: behindBracket(tokens, at) }
    if (token?.kind !== 'name') return { behind: at + 1 }
    // `[self.lib launch]` is sent to a property of the class, `[_lib launch]` to what holds it.
    const isOwn = token.text === 'self' && isAccess(tokens[at + 1])
    const { text = '' } = tokens[isOwn ? at + 2 : at] ?? {}
    const { steps, end } = readChain(tokens, isOwn ? at + 2 : at)
    let type = held.get(text) ?? held.get(text.replace(/^_/, '')) ?? (isOwn ? undefined : index.top(text)?.id)
    for (const { name } of steps.slice(1)) type = type && stepFrom(type, name, index, 'objc').type
    return { ...(type ? { type } : {}), behind: end }
  }
}

/** The type of what the message gives whose bracket stands at an index; undefined where it goes on behind the bracket. */
export function messageType(
  tokens: readonly Token[],
  at: number,
  index: SymbolIndex,
  held: ReadonlyMap<string, string>,
): string | undefined {
  const behind = behindBracket(tokens, at)
  if (isAccess(tokens[behind])) return undefined
  const message = tokens.slice(at, behind)
  return findMessages(message, index, held).sent.find((one) => one.at === message.length - 1)?.type
}

/** A bracket behind a value asks for an element, one behind `@` makes an array. */
function isMessage(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== '[' || tokens[at].kind !== 'mark') return false
  const before = tokens[at - 1]
  if (before?.kind === 'name') return /^(?:return|in|else|case)$/.test(before.text)
  return !/^[@\])]$/.test(before?.text ?? '')
}

/** `addTag` with an argument and `completionHandler` with one. */
function selectorParts(
  tokens: readonly Token[],
  from: number,
  close: number,
): { token: Token; takes: boolean }[] {
  const parts: { token: Token; takes: boolean }[] = []
  let questions = 0
  for (let at = from; at < close; at++) {
    const token = tokens[at]
    if (!token) break
    if (/^[([{]$/.test(token.text) && token.kind === 'mark') {
      at = Math.max(at, behindBracket(tokens, at) - 1)
      continue
    }
    if (token.text === '?') questions++
    if (token.text === ':' && questions > 0) questions--
    const takes = tokens[at + 1]?.text === ':'
    if (token.kind !== 'name' || (takes && questions > 0)) continue
    if (takes) parts.push({ token, takes })
    else if (at === from && at + 1 === close) parts.push({ token, takes })
  }
  return parts
}

/** The selectors by which the forms of a member can be sent, as far as the list gives their signatures. */
function selectorsOf(forms: readonly SdkSymbol[]): string[] {
  const all = forms.flatMap((one) => selectorOf(one) ?? [])
  return all.length === forms.length ? all : []
}

function selectorOf({ name, signature, signatures }: SdkSymbol): string | undefined {
  const text = signatures?.objc ?? signature ?? ''
  if (!/^\s*[-+]\s*\(/.test(text)) return undefined
  const { parameters = [] } = readSignature(text, 'objc')
  return parameters.length ? parameters.map(({ label }) => `${label}:`).join('') : name.replace(/\(.*$/, '')
}
