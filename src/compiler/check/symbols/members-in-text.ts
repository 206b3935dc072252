import type { SourceText } from '../../page/texts'
import type { SymbolIndex } from '../../symbols/look-up'
import { nearestName } from '../../symbols/nearest-name'
import { overCodes, type UnknownCode } from './unknown-codes'

/** A text of a page, as far as it matters what it says. */
type Said = Pick<SourceText, 'text' | 'kind' | 'under' | 'isRow'>

const MEMBER = '(?:fields?|propert(?:y|ies)|methods?|functions?|members?|listeners?|calls?)'
/** "Field of BeckonBeacon", the head of a column. */
const HEAD = new RegExp(`^${MEMBER} of (?:an? |the )?(\\w+(?:\\.\\w+)*)$`, 'i')
/** "the field", of what follows, and " of a " behind it. */
const CALLED = new RegExp(`\\b${MEMBER}\\s+$`, 'i')
const OF = /^\s+of\s+(?:(?:an?|the|each|every)\s+)?$/
/** A name by itself, or a call of it. */
const NAME = /^([A-Za-z_]\w*)(?:\([^]*\))?$/

/**
 * Names in backticks of which the head of the column, or the sentence, says that they are members of a type, and that the
 * type does not have.
 * @param said all texts of a page in reading order
 * @param index of the platform's own SDK, whose types may be fewer than those of the native ones
 * @returns each with the number of its code among the codes of the page
 */
export function unknownMembersInText(said: readonly Said[], index: SymbolIndex): UnknownCode[] {
  return overCodes(said, ({ text }, at, code) => {
    const [, name] = NAME.exec(text) ?? []
    // A call of what no type has is found without its type.
    const isLoose = name !== text && !index.membersNamed(name ?? '').length
    const type = name === undefined || isLoose ? undefined : typeOf(said, at)
    const owner = type === undefined ? undefined : index.top(type)
    const members = owner ? index.membersOf(owner.id) : []
    if (!name || !owner || !members.length || isMember(owner.id, name, members, index)) return []
    const meant = nearestName(name, members)
    return [{ code, written: name, offset: 0, owner: owner.id, ...(meant ? { meant } : {}) }]
  })
}

/** The type that a name is said to be a member of. */
function typeOf(said: readonly Said[], at: number): string | undefined {
  const { under = '', isRow } = said[at] ?? {}
  if (isRow) return HEAD.exec(under.trim())?.[1]
  const [before, behind, type] = [said[at - 1], said[at + 1], said[at + 2]]
  if (before?.kind === 'code' || behind?.kind === 'code' || type?.kind !== 'code') return undefined
  return CALLED.test(before?.text ?? '') && OF.test(behind?.text ?? '') ? type.text : undefined
}

/** Also `didOpenNotification`, a word of `beckon(_:didOpenNotification:)`, and Java's `getId()` for `id`. */
function isMember(type: string, name: string, members: readonly string[], index: SymbolIndex): boolean {
  const property = name.replace(/^(?:get|set|is)(?=[A-Z])/, '')
  const plain = property.charAt(0).toLowerCase() + property.slice(1)
  return (
    [name, plain].some((one) => index.member(type, one) !== undefined) ||
    members.some((member) => member.split(/\W+/).includes(name))
  )
}
