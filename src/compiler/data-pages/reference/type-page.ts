import { ENGLISH } from '../../../shared/site'
import type { GeneratedPage } from '../../page/generated-page'
import { inEnglish } from '../../page/in-english'
import type { memberKinds, SdkSymbol, SymbolList } from '../../symbols/symbol'
import { isRow, referenceOf, symbolsPath, topicTitle, typeTitle } from './addresses'
import { codeName, type TypeGroup, type TypePart } from './group'
import { attribute, code, elsewhere, factLines, signatureBlocks, type Surroundings } from './member'
import { facts, fieldRow, memberBlock } from './member-blocks'
import { page, wordsFor } from './page'

const SHOWN = [
  'constructor',
  'function',
  'event',
  'property',
  'value',
] as const satisfies readonly (typeof memberKinds)[number][]

/** The title of a group's page. */
function groupTitle(
  { kind, main, topic }: TypeGroup,
  list: SymbolList,
  { words, titleOf, language }: Surroundings,
): string {
  if (kind === 'errors') return words('symbols.errors')
  const own = kind === 'others' || !main ? words('symbols.others') : typeTitle(main)
  if (topic === undefined) return own
  return `${own}: ${topicTitle(topic, list, language, titleOf) ?? topic}`
}

/** The page of a type with what belongs to it, or of several small ones. */
export function typePage(
  group: TypeGroup & { slug: string },
  at: number,
  list: SymbolList,
  around: Surroundings,
): GeneratedPage {
  const { words } = around
  const title = groupTitle(group, list, around)
  const [first, ...rest] = group.parts
  const isMain = group.kind === 'main'
  const chunks = [
    ...(isMain && first ? typeHead(first.type, list, around) : []),
    ...(group.kind === 'topic' && first
      ? [words('symbols.partOf', { type: link(first.type, list, around) })]
      : []),
    ...(group.main && first ? memberChunks(first, list, around, true) : []),
    ...(group.main ? rest : group.parts).flatMap((part) => [
      `## ${codeName(part.type) === undefined ? inEnglish(typeTitle(part.type), around.language) : typeTitle(part.type)}`,
      ...typeHead(part.type, list, around),
      ...memberChunks(part, list, around, false),
    ]),
    ...(group.apart ?? []).map((part) => entryOf(part, list, around)),
  ]
  return page(list, around, {
    slug: group.slug,
    title,
    description: words(group.main ? 'symbols.typeDescription' : 'symbols.typesDescription', {
      ...wordsFor(list),
      type: title,
    }),
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
  return `<TypeEntry title="${title}" name="${title}" href="${front}${path(type.id)}" kind="${words(`symbols.kind.${type.kind}`)}" about="${about}"${lang} members="${attribute(inside)}" anchors="true" />`
}

const link = (type: SdkSymbol, list: SymbolList, { language }: Surroundings): string => {
  const at = referenceOf(list).addresses.get(type.id)
  return at
    ? `[${code(typeTitle(type))}](${symbolsPath(list, language)}${at.slug}/${at.anchor ? `#${at.anchor}` : ''})`
    : code(typeTitle(type))
}

/** What a type is: its declaration, a sentence, and what else is known. */
function typeHead(type: SdkSymbol, list: SymbolList, around: Surroundings): string[] {
  const { words, language } = around
  const kind = words(`symbols.kind.${type.kind}`)
  const about = type.about ? inEnglish(type.about, language) : ''
  const base = list.bases[type.id]
  const parent = base && list.symbols.find(({ id }) => id === base)
  return [
    about,
    ...signatureBlocks(type, list, language),
    ...facts([
      ...(type.signature ? [] : [`- **${words('symbols.fact.kind')}** ${kind}`]),
      ...(parent ? [`- **${words('symbols.fact.extends')}** ${link(parent, list, around)}`] : []),
      ...factLines(type, list, around),
    ]),
    ...elsewhere(type, list, around),
  ]
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
