import type { SourceText } from '../../page/texts'
import type { SymbolIndex } from '../../symbols/look-up'
import { nearestName } from '../../symbols/nearest-name'
import { isOfKind, overCodes, unknownCode, type UnknownCode } from './unknown-codes'

/** A text of a page, as far as it matters what it says. */
type Said = Pick<SourceText, 'text' | 'kind' | 'under' | 'leads' | 'isRow'>

/** What events of the SDK are about: a system or another library has few of such names. */
const SUBJECT =
  /^(?:notifications?|inbox|badge|devices?|regions?|beacons?|locations?|scannables?|purchases?|products?|messages?|tags?|heading|visits?|billing|registration|launched|unlaunched)$/
/** `onBadgeUpdated`. */
const LISTENER = /^on[A-Z]/
/** `didUpdateBadge`. */
const DELEGATE = /^(?:did|will|should)[A-Z]/
/** `badgeUpdated`, `beaconsRangedForRegion`, `badgeDidUpdate`: what has happened. */
const HAPPENED =
  /^[a-z]\w*(?:ed|[Oo]pen|[Ss]een|[Ss]hown|[Rr]ead|[Ss]ent|[Ll]ost|[Ll]eft|[Ff]ound|[Tt]aken|[Ww]on)(?:(?:For|In|By|With|To|From)[A-Z]\w*)?$|^[a-z][a-z]+(?:Did|Was|Will|Has)[A-Z]/
/** `notification_opened` may be an event of the reader's own, unless the SDK's are written so. */
const SNAKE = /^[a-z]+(?:_[a-z]+)+$/

/** Words that call what stands beside them an event; an app may have events of its own. */
const CALLED_BEFORE = /\b(?:events?|emits|fires)(?: named| called)?\s+$/i
const CALLED_BEHIND = /^\s+(?:events?|fires|is (?:fired|emitted|sent)|comes|arrives)\b/i
/** The same of what somebody listens to, as nobody does to events of the own app. */
const HEARD_BEFORE =
  /\b(?:callbacks?|(?:listen(?:s|ers?)?|handlers?|subscribes?)(?: to| for| of)?|delegate methods?|streams?|hear)(?: the event| named| called)?\s+$/i
const HEARD_BEHIND = /^\s+(?:callbacks?|listeners?|streams?)\b/i
/** Somebody else's: `Capacitor fires the event …`. */
const OF_OTHERS =
  /\b(?:Android|iOS|tvOS|UIKit|SwiftUI|Apple|Google|Firebase|Huawei|React Native|React|Expo|Capacitor|Ionic|Cordova|Flutter|Dart|browsers?|jQuery|WordPress|WooCommerce|StoreKit|Core Location|Play Billing|web|system)(?:[’']s)?(?:\s+[\w-]+){0,5}\s*$/
/** `onError` of `window`. */
const OF_CODE = /^\s+(?:of|from|in)\s+(?:the\s+|your\s+)?(?:[a-z]+\s+){0,2}$/
const OF_READER = /^\s+(?:is (?:one )?)?(?:of|in) (?:your|the) (?:own )?(?:app|class|code|page|site|theme)\b/
/** What is said of names that are not there any more, or elsewhere. */
const NOT_HERE =
  /\b(?:no longer|not any more|version \d|versions? before|before \d|older|old name|formerly|removed|renamed|becomes?|there (?:is|are) no|has no|have no|does not (?:exist|come)|do not exist|your own|is of)\b/i
const ELSEWHERE = /\bversion \d|\bbefore\b|\binstead\b/i

interface Vocabulary {
  events: readonly string[]
  /** Words of their names: `didUpdateBadge` of `beckon(_:didUpdateBadge:)`. */
  parts: ReadonlySet<string>
  hasListeners: boolean
  hasDelegates: boolean
  hasPlain: boolean
}

/** `badge` and `updated` of `badgeUpdated`. */
const wordsOf = (name: string): string[] =>
  name.split(/(?<=[a-z])(?=[A-Z])|_/).map((word) => word.toLowerCase())

const vocabularies = new WeakMap<SymbolIndex, Vocabulary>()

function vocabularyOf(index: SymbolIndex): Vocabulary {
  const known = vocabularies.get(index)
  if (known) return known
  const events = index.names().filter((name) => !name.startsWith('com.') && isOfKind('event', name, index))
  const parts = new Set(events.flatMap((name) => name.split(/\W+/)))
  const some = (form: RegExp) => [...parts].some((part) => form.test(part))
  const made = {
    events,
    parts,
    hasListeners: some(LISTENER),
    hasDelegates: some(DELEGATE),
    hasPlain: events.some((name) => HAPPENED.test(name)),
  }
  vocabularies.set(index, made)
  return made
}

/**
 * Names of events in backticks, anywhere in the text of a page, that the lists do not have: what is formed as the events of
 * the SDK are and is about the same, or what the sentence calls an event.
 * @param said all texts of a page in reading order
 * @returns each with the number of its code among the codes of the page
 */
export function unknownEventsInText(
  said: readonly Said[],
  index: SymbolIndex,
  isOwn: (name: string) => boolean,
): UnknownCode[] {
  return overCodes(said, ({ text }, at, code) => {
    if (!/^[a-z]\w*$/.test(text) || !/[a-z][A-Z]|_/.test(text)) return []
    if (index.top(text) || index.membersNamed(text).length || isOwn(text)) return []
    const words = vocabularyOf(index)
    if (!words.events.length || words.parts.has(text) || index.isLabel(text)) return []
    if (!isNamedAsEvent(said, at, words) || isOfOthers(said, at, index)) return []
    return [unknownCode(code, text, words.events)]
  })
}

function isNamedAsEvent(said: readonly Said[], at: number, words: Vocabulary): boolean {
  const { text = '' } = said[at] ?? {}
  if (!wordsOf(text).some((word) => SUBJECT.test(word))) return false
  const isFormed =
    (words.hasListeners && LISTENER.test(text)) ||
    (words.hasDelegates && DELEGATE.test(text)) ||
    (words.hasPlain && HAPPENED.test(text) && !SNAKE.test(text))
  if (isFormed) return true
  const { before, behind } = around(said, at)
  if (HEARD_BEFORE.test(before) || HEARD_BEHIND.test(behind)) return true
  const isCalled = CALLED_BEFORE.test(before) || CALLED_BEHIND.test(behind)
  return isCalled && (!SNAKE.test(text) || nearestName(text, words.events) !== undefined)
}

/** Whether the sentence says that the name is another's, or that it is not there. */
function isOfOthers(said: readonly Said[], at: number, index: SymbolIndex): boolean {
  const { before, behind } = around(said, at)
  if (OF_OTHERS.test(before) || OF_READER.test(behind)) return true
  const { under } = said[at] ?? {}
  // In a table the next cell may say it.
  const beside = under === undefined ? behind : (said[at + 1]?.text ?? '')
  if (NOT_HERE.test(`${before} ${beside}`) || ELSEWHERE.test(under ?? '')) return true
  const next = said[at + 2]
  return OF_CODE.test(behind) && next?.kind === 'code' && !isOfSdk(next.text, index)
}

const isOfSdk = (text: string, index: SymbolIndex): boolean =>
  /beckon/i.test(text) || index.top(text) !== undefined || index.membersNamed(text).length > 0

/** What the sentence says beside a name. */
function around(said: readonly Said[], at: number): { before: string; behind: string } {
  const [before, behind] = [said[at - 1], said[at + 1]]
  const isSame = before && before.kind !== 'code' && !said[at]?.leads && !said[at]?.isRow
  return {
    before: isSame ? (before.text.split(/[.!?:]\s/).at(-1) ?? '') : '',
    behind:
      behind && behind.kind !== 'code' && /^\W/.test(behind.text)
        ? (behind.text.split(/[.!?:](?:\s|$)/)[0] ?? '')
        : '',
  }
}
