import { findUses } from '../../symbols/find-uses'
import { isLanguageMember } from '../../symbols/language-members'
import { nearestName } from '../../symbols/nearest-name'
import type { PageLists } from '../../symbols/page-lists'
import type { UnknownSymbol } from '../../symbols/uses'
import type { SymbolIndex } from '../../symbols/look-up'

/** `name()`, `.name(argument)`: a call that hangs on nothing. */
const BARE_CALL = /^\.?([A-Za-z_][\w$]*)\(((?:[^()]|\([^()]*\))*)\)$/
/** `tableView(_:didSelectRowAt:)`, of which only delegate methods of the SDK have all their labels in a list. */
const SELECTOR = /^(?:\w+:)+$/
/** The type that a chain of the native SDKs starts from, and no hybrid one: its prose may quote them. */
const NATIVE_ROOT = /^Beckon\.shared\b/

/** What a page knows besides the lists. */
export interface PageNames {
  /** Names that samples of the platform give to things of their own. */
  declared: ReadonlySet<string>
  /** What samples of the platform call: whether that exists is their matter. */
  called: ReadonlySet<string>
  /** Calls of other libraries, which `content/calls.txt` lists. */
  others: ReadonlySet<string>
}

/**
 * Names in backticks that the page's platform does not have. On a hybrid platform a member has to be that of its own SDK:
 * the native ones have types of the same names.
 */
export function unknownInBackticks(text: string, lists: PageLists, names: PageNames): UnknownSymbol[] {
  const index = lists.indexFor('inline')
  const { unknown } = findUses({ text, language: 'inline' }, index, names.declared)
  if (unknown.length || !lists.plainNames) return unknown
  const own = lists.own?.()
  if (own && !NATIVE_ROOT.test(text)) {
    const inOwn = findUses({ text, language: 'inline' }, own, names.declared)
    // A type that only the native SDKs have is named as theirs.
    const members = inOwn.unknown.filter(({ owner }) => owner !== undefined)
    if (members.length) return members
  }
  return unknownCall(text, lists.ownCalls?.() ?? index, index, names)
}

function unknownCall(
  text: string,
  own: SymbolIndex,
  all: SymbolIndex,
  { declared, called, others }: PageNames,
): UnknownSymbol[] {
  const [, name = '', given = ''] = BARE_CALL.exec(text) ?? []
  if (!name || SELECTOR.test(given)) return []
  const isKnown = own.membersNamed(name).length > 0 || own.top(name) !== undefined || isLanguageMember(name)
  if (isKnown || declared.has(name) || others.has(name) || called.has(name)) return []
  const meant = nearestName(name, all.names())
  return [{ written: name, offset: text.indexOf(name), ...(meant ? { meant } : {}) }]
}
