import { descriptionLetters } from '../../../shared/frontmatter'
import { ENGLISH } from '../../../shared/site'
import { listed, type Words } from '../../files/words'
import { memberKinds, type SdkSymbol, type SymbolList } from '../../symbols/symbol'
import { typeTitle } from './addresses'
import { codeName, type TypeGroup, type TypePart } from './group'
import type { Surroundings } from './member'
import { wordsFor } from './page'

/**
 * What stands on a page of types, for its opening, for search and for link previews: what the type is for, where the list
 * says so. Of a type with a long name it says less, so that it fits.
 * @param topic as its guide is called, where the page is about one
 */
export function typesDescription(
  { kind, main, parts }: TypeGroup,
  list: SymbolList,
  { words, language }: Pick<Surroundings, 'words' | 'language'>,
  topic = '',
): string {
  const [first, ...more] = parts
  const named = { ...wordsFor(list), topic, count: parts.length, first: first ? typeTitle(first.type) : '' }
  if (kind === 'errors') return words('symbols.errorsDescription', named)
  if (kind === 'others' || !main || !first) {
    return words(topic ? 'symbols.othersOfTopic' : 'symbols.othersDescription', named)
  }
  const count = first.members.length
  const facts = {
    ...wordsFor(list),
    topic,
    type: typeTitle(main),
    members: countedMembers(first, words),
    count,
  }
  if (kind === 'topic') return words('symbols.topicDescription', facts)
  if (main.removed) return words('symbols.removedDescription', { ...facts, removed: main.removed })
  // Of a type that is cut by topic, only a part stands here.
  const total = list.symbols.filter(({ owner }) => owner === main.id).length
  if (total > count) return words('symbols.partsDescription', { ...facts, total })
  // What types have in common hangs on a name that says them all: "Both modules".
  const isShared = codeName(main) === undefined && Object.values(list.bases).includes(main.id)
  if (isShared) return words('symbols.sharedDescription', facts)
  // The lists are English.
  const told = language === ENGLISH ? toldOf(main, words, facts) : undefined
  if (told) return told
  const [belonging] = more
  const alone = words('symbols.typeDescription', facts)
  if (!belonging) return alone
  const beside = { count: more.length, first: typeTitle(belonging.type) }
  const together = words('symbols.typesTogether', { ...facts, ...beside })
  return together.length > descriptionLetters.longest ? alone : together
}

/** What a type is for, and as much of the rest as fits; nothing where its sentence leaves no room. */
function toldOf(type: SdkSymbol, words: Words, facts: Record<string, string | number>): string | undefined {
  const about = plainAbout(type)
  if (!about) return undefined
  const all = (['symbols.aboutDescription', 'symbols.aboutInShort'] as const).map((key) =>
    words(key, { ...facts, about }),
  )
  return all.find((one) => one.length <= descriptionLetters.longest)
}

/** What a symbol is or does, as a reader sees it: without marks of code. */
export const plainAbout = ({ about = '' }: SdkSymbol): string => about.replaceAll('`', '')

/** `7 functions, 3 properties and 1 event` */
function countedMembers({ members }: TypePart, words: Words): string {
  const counts = memberKinds.flatMap((kind) => {
    const count = members.filter((one) => one.kind === kind).length
    return count ? [words(`symbols.count.${kind}`, { count })] : []
  })
  return listed(counts.length ? counts : [words('symbols.count.member', { count: 0 })], words)
}
