import type { SymbolIndex } from './look-up'
import { nearestName } from './nearest-name'
import { behindBracket, type Token } from './tokens'
import type { Uses } from './uses'

/**
 * The cases of a `switch` of Swift over a value of the SDK: `case .unreachable` is a member of the value's enum.
 * @param held what the names of the sample hold
 */
export function enumCases(
  tokens: readonly Token[],
  index: SymbolIndex,
  held: ReadonlyMap<string, string>,
): Uses {
  const found: Uses = { uses: [], unknown: [] }
  tokens.forEach(({ text }, at) => {
    const type = held.get(tokens[at + 1]?.text ?? '')
    if (text !== 'switch' || !type || tokens[at + 2]?.text !== '{' || index.top(type)?.kind !== 'enum') return
    const members = index.membersOf(type)
    if (!members.length) return
    const end = behindBracket(tokens, at + 2)
    let depth = 0
    for (let i = at + 3; i < end - 1; i++) {
      const token = tokens[i]
      if (token?.text === '{') depth++
      if (token?.text === '}') depth--
      const name = tokens[i + 1]
      const isCase = token?.text === '.' && /^(?:case|let|,)$/.test(tokens[i - 1]?.text ?? '')
      if (!isCase || depth > 0 || name?.kind !== 'name') continue
      const member = index.member(type, name.text)
      if (member) found.uses.push({ id: member.id, offset: name.offset })
      else if (/^(?:case|let)$/.test(tokens[i - 1]?.text ?? '')) {
        const meant = nearestName(name.text, members)
        found.unknown.push({
          written: name.text,
          offset: name.offset,
          owner: type,
          ...(meant ? { meant } : {}),
        })
      }
    }
  })
  return found
}
