import { ENGLISH, type Language } from '../../../shared/site'
import type { Words } from '../../files/words'
import type { GeneratedPage } from '../../page/generated-page'
import { inEnglish } from '../../page/in-english'
import { accessedType } from '../../symbols/accessors'
import type { memberKinds, SdkSymbol, SymbolList } from '../../symbols/symbol'
import { isRow, referenceOf, symbolPath, symbolsPath, topicTitle, typeTitle } from './addresses'
import { codeName, type TypeGroup, type TypePart } from './group'
import { plainAbout, typesDescription } from './descriptions'
import {
  attribute,
  code,
  elsewhere,
  factLines,
  importRow,
  labelled,
  signatureBlocks,
  typeLink,
  type Surroundings,
} from './member'
import { kindLabel, kindText } from './kinds'
import { facts, fieldRow, memberBlock } from './member-blocks'
import { page } from './page'
import { filterOf } from './page-filter'
import { leadOf, partsOf } from './parts'

const SHOWN = [
  'constructor',
  'function',
  'event',
  'property',
  'value',
] as const satisfies readonly (typeof memberKinds)[number][]

/** The title of a group's page; `topic` as the guide calls it. */
function groupTitle({ kind, main }: TypeGroup, words: Words, topic: string | undefined): string {
  if (kind === 'errors') return words('symbols.errors')
  const own = kind === 'others' || !main ? words('symbols.others') : typeTitle(main)
  return topic === undefined ? own : `${own}: ${topic}`
}

/** The page of a type with what belongs to it, or of several small ones. */
export function typePage(
  group: TypeGroup & { slug: string },
  at: number,
  list: SymbolList,
  around: Surroundings,
): GeneratedPage {
  const { words } = around
  const topic = group.topic && (topicTitle(group.topic, list, around.language, around.titleOf) ?? group.topic)
  const title = groupTitle(group, words, topic)
  const [first, ...rest] = group.parts
  const isMain = group.kind === 'main'
  const description = typesDescription(group, list, around, topic)
  const chunks = [
    ...(isMain && first ? typeHead(first.type, list, around, description) : []),
    ...leadOf(group, list, around),
    ...(group.kind === 'topic' && first ? facts(importRow(first.type, list, around)) : []),
    ...partsOf(group, list, around),
    ...filterOf(
      // A type beside others is a name to be found as well.
      [...group.parts, ...(group.apart ?? [])].reduce((sum, { members }) => sum + members.length + 1, -1),
    ),
    ...(group.main && first ? memberChunks(first, list, around, true) : []),
    ...(group.main ? rest : group.parts).flatMap((part) => [
      `## ${codeName(part.type) === undefined ? inEnglish(typeTitle(part.type), around.language) : typeTitle(part.type)}`,
      ...typeHead(part.type, list, around),
      ...memberChunks(part, list, around, false),
    ]),
    ...(group.apart ? [`## ${words('symbols.apart')}`] : []),
    ...(group.apart ?? []).map((part) => entryOf(part, list, around)),
  ]
  return page(list, around, {
    slug: group.slug,
    title,
    description,
    order: group.main ? 10 + at : 800 + at,
    chunks,
  })
}

/** What has a page of its own, at the anchors that it would have here, with the way there. */
function entryOf({ type, members }: TypePart, list: SymbolList, { language, words }: Surroundings): string {
  const { addresses } = referenceOf(list)
  const front = symbolsPath(list, language)
  const path = (id: string) => {
    const at = addresses.get(id)
    return at ? `${at.slug}/${at.anchor ? `#${at.anchor}` : ''}` : ''
  }
  const inside = members.map((one) => `${one.name} ${path(one.id)}`).join('\n')
  const lang = language === ENGLISH ? '' : ` lang="${ENGLISH}"`
  const [title, about] = [attribute(typeTitle(type)), attribute(type.about ?? '')]
  return `<TypeEntry title="${title}" name="${title}" href="${front}${path(type.id)}" kind="${kindLabel(type, words)}" about="${about}"${lang} members="${attribute(inside)}" anchors="true" />`
}

/**
 * What a type is: its declaration, a sentence, and what else is known.
 * @param above what is said of the page as a whole: the sentence does not follow where it stands there already
 */
function typeHead(type: SdkSymbol, list: SymbolList, around: Surroundings, above = ''): string[] {
  const { words, language } = around
  const isSaid = above.startsWith(plainAbout(type))
  const about = type.about && !isSaid ? inEnglish(type.about, language) : ''
  return [
    about,
    ...signatureBlocks(type, list, language),
    ...facts([
      ...(type.signature ? [] : [`- **${words('symbols.fact.kind')}** ${kindText(type, words)}`]),
      ...accessRow(type, list, around),
      ...baseRow(type, list, around),
      ...factLines(type, list, around),
    ]),
    ...elsewhere(type, list, around),
  ]
}

/** The accessors of the SDK that give an app an object of the type, as links; none of a type without functions. */
function accessRow(type: SdkSymbol, list: SymbolList, { words, language }: Surroundings): string[] {
  const isCalled = list.symbols.some(({ owner, kind }) => owner === type.id && kind === 'function')
  const links = list.symbols.flatMap((one) => {
    const path = isCalled && accessedType(one) === type.id ? symbolPath(one.id, list, language) : undefined
    return path === undefined ? [] : [labelled(code(one.id), path)]
  })
  return links.length ? [`- **${words('symbols.fact.access')}** ${links.join(words('list.or'))}`] : []
}

/** The type that it extends; of one whose members it has without a declaration that says so, just that. */
function baseRow(type: SdkSymbol, list: SymbolList, { words, language }: Surroundings): string[] {
  const base = list.bases[type.id]
  const parent = base && list.symbols.find(({ id }) => id === base)
  if (!parent) return []
  // What types have in common hangs on words of ours that say them all, "Both modules".
  const shared = codeName(parent) === undefined ? sharedLink(parent, list, language) : undefined
  if (shared)
    return [`- **${words('symbols.fact.members')}** ${words('symbols.membersOfAll', { type: shared })}`]
  const link = typeLink(parent, list, language)
  const isExtended = /(?: : | extends )/.test(type.signature ?? '')
  return isExtended
    ? [`- **${words('symbols.fact.extends')}** ${link}`]
    : [
        `- **${words('symbols.fact.members')}** ${words(`symbols.${type.kind === 'object' ? 'staticMembersOf' : 'membersOf'}`, { type: link })}`,
      ]
}

/** Words for several types, within a sentence, as a link. */
function sharedLink(type: SdkSymbol, list: SymbolList, language: Language): string | undefined {
  const path = symbolPath(type.id, list, language)
  const title = typeTitle(type)
  return path && labelled(inEnglish(title.charAt(0).toLowerCase() + title.slice(1), language), path)
}

/** Blocks of members: those with something to say of their own each below a heading, fields in rows. */
function memberChunks(
  { type, members }: TypePart,
  list: SymbolList,
  around: Surroundings,
  isGrouped: boolean,
): string[] {
  return SHOWN.flatMap((kind) => {
    const some = members.filter((one) => one.kind === kind).sort((a, b) => a.name.localeCompare(b.name, 'en'))
    if (!some.length) return []
    const heading = isGrouped ? [`## ${around.words(`symbols.of.${kind}`)}`] : []
    return [
      ...heading,
      ...some.map((member) =>
        isRow(member, members)
          ? fieldRow(type, member, list, around)
          : memberBlock(type, member, list, around),
      ),
    ]
  })
}
