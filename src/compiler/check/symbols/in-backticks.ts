import { argumentCounts, wrongInText } from '../../symbols/call-arguments'
import { wrongNamesInText } from '../../symbols/call-forms'
import { findUses } from '../../symbols/find-uses'
import { isLanguageMember } from '../../symbols/language-members'
import { nearestName } from '../../symbols/nearest-name'
import type { PageLists } from '../../symbols/page-lists'
import type { UnknownSymbol } from '../../symbols/uses'
import { overloadsOf, type SymbolIndex } from '../../symbols/look-up'
import type { PageNames } from './page-names'
import { unknownMethod, unknownPluginCall } from './method-names'
import { callsIn, type TextCall } from './calls-in-text'

/** `tableView(_:didSelectRowAt:)`, of which only delegate methods of the SDK have all their labels in a list. */
const SELECTOR = /^(?:\w+:)+$/
/** The type that a chain of the native SDKs starts from, and no hybrid one: its prose may quote them. */
const NATIVE_ROOT = /^Beckon\.shared\b/

const SHARED = /^Beckon\.shared(?:\(\))?\./

/** `[lib addTag:tag]`, a message as a whole; with a sign the name of a method. */
const MESSAGE = /^[-+]?\s*\[[A-Z[][\w .[\]]*\s\w+[^]*\]$/
/** `addTag:completionHandler:` by itself. */
const LONE_SELECTOR = /^([a-z]\w*):(?:\w+:)*$/

/** `push.js` is a file. */
const FILE = /^(?:jsx?|tsx?|mjs|json|php|xml|html|plist|swift|kt|java|dart|yaml)$/

/** `BeckonInbox#items`, as Java's documentation writes a member. */
const OF_TYPE = /^(Beckon[\w.]*)#(?=[a-z])/

/**
 * Names in backticks that the page's platform does not have. On a hybrid platform a member has to be that of its own SDK:
 * the native ones have types of the same names.
 */
export function unknownInBackticks(written: string, lists: PageLists, names: PageNames): UnknownSymbol[] {
  const text = written.replace(OF_TYPE, '$1.')
  const index = lists.indexFor('inline')
  const { unknown } = findUses({ text, language: 'inline' }, index, names.declared)
  if (unknown.length || !lists.plainNames) return unknown
  const own = lists.own?.()
  if (own && lists.ownCalls && isOwnBehindShared(text, own)) {
    return [{ written: 'shared', offset: text.indexOf('shared'), owner: 'Beckon' }]
  }
  if (own && !NATIVE_ROOT.test(text)) {
    const inOwn = findUses({ text, language: 'inline' }, own, names.declared)
    // A type that only the native SDKs have is named as theirs.
    const members = inOwn.unknown.filter(({ owner }) => owner !== undefined)
    if (members.length) return members
  }
  const ownCalls = lists.ownCalls?.() ?? index
  const field = unknownField(text, ownCalls, names)
  if (field) return [field]
  if (MESSAGE.test(text)) {
    const sent = findUses({ text, language: 'objc' }, lists.indexFor('objc'), names.declared)
    if (sent.unknown.length) return sent.unknown
  }
  const found =
    unknownSelector(text, lists.indexFor('objc'), names) ??
    unknownMethod(text, lists.indexFor('swift'), names) ??
    unknownPluginCall(text, ownCalls)
  if (found) return [found]
  return callsIn(text).flatMap((call) => unknownCall(call, ownCalls, index, names))
}

/** `Beckon.shared.launch()`, where the platform's own SDK has `Beckon.launch()`: that is how its version 2 was called, or a native SDK. */
function isOwnBehindShared(text: string, own: SymbolIndex): boolean {
  const plain = text.replace(SHARED, 'Beckon.')
  if (plain === text || own.member('Beckon', 'shared')) return false
  const { uses, unknown } = findUses({ text: plain, language: 'inline' }, own, new Set())
  return !unknown.length && uses.some(({ id }) => id.startsWith('Beckon.'))
}

/** `notification.subject`: people call a value by its type, and no type of the list has such a member. */
function unknownField(text: string, index: SymbolIndex, { declared }: PageNames): UnknownSymbol | undefined {
  const [, root = '', name = ''] = /^([a-z]\w*)[?!]?\.([a-z]\w*)$/.exec(text) ?? []
  const type = root && `Beckon${root.charAt(0).toUpperCase()}${root.slice(1)}`
  if (
    !type ||
    FILE.test(name) ||
    declared.has(name) ||
    isLanguageMember(name) ||
    index.membersNamed(name).length
  )
    return undefined
  const members = index.top(type) ? index.membersOf(type) : []
  if (!members.length) return undefined
  const meant = nearestName(name, members)
  return { written: name, offset: text.lastIndexOf(name), owner: type, ...(meant ? { meant } : {}) }
}

/**
 * `addTagz:` where Objective-C is written: its first word is that of no member, nor of what a sample sends; or there is
 * one, and its further words are others.
 */
function unknownSelector(
  text: string,
  index: SymbolIndex,
  { declared, called, others }: PageNames,
): UnknownSymbol | undefined {
  const [, name = ''] = LONE_SELECTOR.exec(text) ?? []
  // Its first words may stand for it.
  const whole = [...new Set(index.selectorsFrom(name))]
  if (whole.length && !others.has(name)) {
    const isOne = whole.some((selector) => selector.startsWith(text))
    return isOne ? undefined : { written: name, offset: 0, wrong: `is ${whole.join(' or ')}, not ${text}` }
  }
  if (!name || !index.hasObjectiveC || declared.has(name) || called.has(name) || others.has(name))
    return undefined
  if (index.membersNamed(name).length || index.isLabel(name) || isLanguageMember(name)) return undefined
  const meant = nearestName(name, index.names())
  return { written: name, offset: 0, ...(meant ? { meant } : {}) }
}

function unknownCall(
  { name, offset, given, tokens, at }: TextCall,
  own: SymbolIndex,
  all: SymbolIndex,
  { declared, called, others }: PageNames,
): UnknownSymbol[] {
  if (SELECTOR.test(given.trim()) || declared.has(name) || others.has(name)) return []
  const members = own.membersNamed(name)
  if (members.length) {
    const forms = members.flatMap((member) => overloadsOf(member, member.owner ?? '', name, own))
    const counts = argumentCounts(tokens, at, 'inline')
    const wrong = own.isMixed
      ? undefined
      : (wrongInText(forms, counts, given) ?? wrongNamesInText(forms, tokens, at))
    return wrong ? [{ written: name, offset, wrong }] : []
  }
  if (own.top(name) !== undefined || isLanguageMember(name) || called.has(name)) return []
  const meant = nearestName(name, all.names())
  return [{ written: name, offset, ...(meant ? { meant } : {}) }]
}
