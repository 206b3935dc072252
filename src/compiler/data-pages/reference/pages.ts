import { platformLabel, statusOf } from '../../../shared/sdk'
import { sdkLists, sdkListSchema } from '../../../shared/site'
import type { GeneratedPage } from '../../page/generated-page'
import { inEnglish } from '../../page/in-english'
import { SYMBOLS } from '../../symbols/read-lists'
import { memberKinds, nameKinds, type SdkSymbol, type SymbolList } from '../../symbols/symbol'
import {
  FUNCTIONS,
  isRow,
  memberTitle,
  nameSlugs,
  referenceOf,
  rowTitle,
  symbolsPath,
  typeTitle,
} from './addresses'
import { codeName, isType, type TypeGroup, type TypePart } from './group'
import {
  attribute,
  code,
  elsewhere,
  factLines,
  parameterLines,
  signatureBlocks,
  signaturesOf,
  typeText,
  type Surroundings,
} from './member'

const SHOWN = [
  'constructor',
  'function',
  'event',
  'property',
  'value',
] as const satisfies readonly (typeof memberKinds)[number][]

/** All pages of a platform's reference, as MDX: its front, and a page a type with what belongs to it, or a kind of names. */
export function referencePages(list: SymbolList, around: Surroundings): GeneratedPage[] {
  const { groups } = referenceOf(list)
  const functions = list.symbols.filter((one) => !one.owner && one.kind === 'function')
  return [
    frontPage(list, around),
    ...groups.map((group, at) => typePage(group, at, list, around)),
    ...(functions.length ? [namesPage(FUNCTIONS, 'functions', functions, list, around)] : []),
    ...nameKinds.flatMap((kind) => {
      const names = list.symbols.filter((one) => !one.owner && one.kind === kind)
      return names.length ? [namesPage(nameSlugs[kind], kind, names, list, around)] : []
    }),
  ]
}

interface PageText {
  slug: string
  title: string
  description: string
  order: number
  chunks: string[]
}

function page(
  list: SymbolList,
  around: Surroundings,
  { slug, title, description, order, chunks }: PageText,
): GeneratedPage {
  const path = `${symbolsPath(list, around.language)}${slug ? `${slug}/` : ''}`
  const source = (name: string) => `${SYMBOLS}/${list.version}/${name}.yaml`
  const alsoFrom = [...(list.extends ? [list.extends] : []), ...(list.natives ?? [])].map(source)
  return {
    file: `${path.slice(1, -1)}.mdx`,
    text: [
      '---',
      `title: ${JSON.stringify(title)}`,
      ...(slug ? [] : [`navTitle: ${JSON.stringify(around.words('symbols.navTitle'))}`]),
      `description: ${JSON.stringify(description)}`,
      `order: ${String(order)}`,
      '---',
      '',
      ...chunks.flatMap((chunk) => (chunk ? [chunk, ''] : [])),
    ].join('\n'),
    source: source(list.platform),
    ...(alsoFrom.length ? { alsoFrom } : {}),
  }
}

const wordsFor = (list: SymbolList) => ({ platform: platformLabel(list.platform), version: list.version })

/** The title of a group's page. */
export function groupTitle(
  { kind, main, topic }: TypeGroup,
  list: SymbolList,
  { words, titleOf, language }: Surroundings,
): string {
  if (kind === 'errors') return words('symbols.errors')
  if (kind === 'others' || !main) return words('symbols.others')
  const topicTitle =
    topic === undefined ? undefined : titleOf(symbolsPath(list, language).replace(/symbols\/$/, `${topic}/`))
  return topic === undefined ? typeTitle(main) : `${typeTitle(main)}: ${topicTitle ?? topic}`
}

function typePage(
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

function memberBlock(type: SdkSymbol, member: SdkSymbol, list: SymbolList, around: Surroundings): string {
  const { language, words } = around
  const parameters = parameterLines(member, list, around)
  const inside = [
    ...signatureBlocks(member, list, language),
    member.about ? inEnglish(member.about, language) : '',
    ...(parameters.length
      ? [`<Fields title="${words('symbols.parameters')}">`, ...parameters, '</Fields>']
      : []),
    ...facts(factLines(member, list, around)),
    ...elsewhere(member, list, around),
  ].filter(Boolean)
  return [
    `<Member title="${attribute(memberTitle(type, member))}" name="${attribute(member.name)}">`,
    ...(inside.length ? inside : [words(`symbols.kind.${member.kind}`)]),
    '</Member>',
  ].join('\n\n')
}

function fieldRow(type: SdkSymbol, member: SdkSymbol, list: SymbolList, around: Surroundings): string {
  const { language } = around
  const held = typeText(member, list)
  const [, second] = signaturesOf(member, list)
  const isOther = second && second[0] !== 'kotlin' ? ` ${code(second[1].split('\n')[0] ?? '')}` : ''
  return row({ title: rowTitle(type, member), name: member.name, type: held }, [
    [member.about ? inEnglish(member.about, language) : '', isOther].join('').trim(),
    ...facts(factLines(member, list, around)),
  ])
}

function row({ title, name, type }: { title: string; name: string; type: string }, inside: string[]): string {
  const text = inside.filter(Boolean)
  const held = type ? ` type="${attribute(type)}"` : ''
  const head = `<Field title="${attribute(title)}" name="${attribute(name)}"${held}`
  return text.length ? [`${head}>`, ...text, '</Field>'].join('\n\n') : `${head} />`
}

const facts = (lines: readonly string[]): string[] => (lines.length ? [lines.join('\n')] : [])

/** Names that stand in files and strings, or functions of no type, by the page of the guide that is about them. */
function namesPage(
  slug: string,
  kind: (typeof nameKinds)[number] | 'functions',
  names: readonly SdkSymbol[],
  list: SymbolList,
  around: Surroundings,
): GeneratedPage {
  const { words, titleOf, language } = around
  const byTopic = new Map<string, SdkSymbol[]>()
  for (const one of names) {
    const path = symbolsPath(list, language).replace(/symbols\/$/, `${one.topic ?? ''}/`)
    const title = (one.topic && titleOf(path)) || words('symbols.general')
    byTopic.set(title, [...(byTopic.get(title) ?? []), one])
  }
  const chunks = [...byTopic].flatMap(([title, some]) => [
    `## ${title}`,
    ...some
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))
      .map((one) =>
        kind === 'functions'
          ? memberBlock({ ...one, named: undefined }, one, list, around).replace(
              /<Member title="[^"]*"/,
              `<Member title="${attribute(one.id)}"`,
            )
          : row(
              {
                title: referenceOf(list).addresses.get(one.id)?.anchor ?? one.id,
                name: one.name,
                type: one.holds ?? '',
              },
              [one.about ? inEnglish(one.about, language) : '', ...facts(factLines(one, list, around))],
            ),
      ),
  ])
  return page(list, around, {
    slug,
    title: words(`symbols.${kind}`),
    description: words('symbols.namesDescription', { ...wordsFor(list), names: words(`symbols.${kind}`) }),
    order: 900 + nameKinds.indexOf(kind as (typeof nameKinds)[number]),
    chunks: [...(list.natives ? [words('symbols.natives')] : []), ...chunks],
  })
}

/** Everything on one page, as links: a type with its members, a kind of names with them. Old addresses lead here. */
function frontPage(list: SymbolList, around: Surroundings): GeneratedPage {
  const { words, language } = around
  const { groups, addresses } = referenceOf(list)
  const front = symbolsPath(list, language)
  const path = (id: string) => {
    const at = addresses.get(id)
    return at ? `${at.slug}/${at.anchor ? `#${at.anchor}` : ''}` : ''
  }
  const entry = (
    title: string,
    name: string,
    href: string,
    about: string,
    kind: string,
    links: readonly SdkSymbol[],
  ) => {
    const inside = links.map((one) => `${one.name} ${path(one.id)}`).join('\n')
    return `<TypeEntry title="${attribute(title)}" name="${attribute(name)}" href="${front}${href}" kind="${kind}" about="${attribute(about)}" members="${attribute(inside)}" />`
  }
  const loose = (kind: SdkSymbol['kind']) =>
    list.symbols.filter((one) => !one.owner && one.kind === kind && !isType(one))
  const named = [
    [FUNCTIONS, 'functions', loose('function')] as const,
    ...nameKinds.map((kind) => [nameSlugs[kind], kind, loose(kind)] as const),
  ]
  // A type may be called as a kind of names is.
  const titles = new Set(
    named.filter(([, , some]) => some.length).map(([, kind]) => words(`symbols.${kind}`).toLowerCase()),
  )
  const entryTitle = (type: SdkSymbol) =>
    titles.has(typeTitle(type).toLowerCase()) ? `${typeTitle(type)} (${type.kind})` : typeTitle(type)
  const byType = new Map<SdkSymbol, SdkSymbol[]>()
  for (const { parts } of groups) {
    for (const { type, members } of parts) byType.set(type, [...(byType.get(type) ?? []), ...members])
  }
  const types = [...byType].sort(([a], [b]) => typeTitle(a).localeCompare(typeTitle(b), 'en'))
  return page(list, around, {
    slug: '',
    title: words('symbols.title', wordsFor(list)),
    description: words('symbols.description', wordsFor(list)),
    order: 45,
    chunks: [
      [
        words('symbols.intro', {
          ...wordsFor(list),
          status: words(`symbols.status.${statusOf(list.version)}`),
        }),
        words('symbols.data', { file: sdkLists(list), schema: sdkListSchema }),
      ].join(' '),
      '<SymbolFilter />',
      `## ${words('symbols.types')}`,
      ...types.map(([type, members]) =>
        entry(
          entryTitle(type),
          typeTitle(type),
          path(type.id),
          type.about ?? '',
          words(`symbols.kind.${type.kind}`),
          members.sort((a, b) => a.name.localeCompare(b.name, 'en')),
        ),
      ),
      `## ${words('symbols.names')}`,
      ...named.flatMap(([slug, kind, some]) =>
        some.length
          ? [
              entry(
                words(`symbols.${kind}`),
                words(`symbols.${kind}`),
                `${slug}/`,
                '',
                '',
                [...some].sort((a, b) => a.name.localeCompare(b.name, 'en')),
              ),
            ]
          : [],
      ),
    ],
  })
}
