import GithubSlugger from 'github-slugger'
import type { Language } from '../../shared/site'
import { platformLabel, statusOf } from '../../shared/sdk'
import type { Words } from '../files/words'
import { memberKinds, nameKinds, type SdkSymbol, type SymbolList, typeKinds } from '../symbols/symbol'
import { SYMBOLS } from '../symbols/read-lists'
import { isShown } from '../symbols/look-up'
import type { Occurrence } from '../symbols/shown-on'
import { bareType, elementOf } from '../symbols/walk'
import type { GeneratedPage } from '../page/generated-page'
import { inEnglish } from '../page/in-english'
import { enumeration, otherNamesElsewhere, sameTypeElsewhere, symbolsPath } from './symbols-elsewhere'

export interface Surroundings {
  language: Language
  words: Words
  lists: readonly SymbolList[]
  /** Lists whose platforms have a page of symbols. */
  published: ReadonlySet<SymbolList>
  occurrences: ReadonlyMap<string, readonly Occurrence[]>
  titleOf: (path: string) => string | undefined
}

const order = new Map<string, number>(
  [...typeKinds, ...memberKinds, ...nameKinds].map((kind, at) => [kind, at]),
)

/** Anchor of the section of a platform's page of symbols in which a symbol stands. */
export function symbolAnchor({ owner, kind, id }: SdkSymbol, words: Words): string {
  const slug = (heading: string) => new GithubSlugger().slug(heading)
  if (owner?.startsWith('<')) return ''
  if (owner) return slug(owner)
  if (kind === 'function') return slug(words('symbols.functions'))
  return (nameKinds as readonly string[]).includes(kind) ? slug(words(`symbols.${kind}`)) : slug(id)
}

/** The page of all symbols of a platform, as MDX: a section a type with its members, then names by their kind. */
export function symbolsPage(list: SymbolList, around: Surroundings): GeneratedPage {
  const { words } = around
  const of = { platform: platformLabel(list.platform), version: list.version }
  const types = list.symbols.filter((symbol) => isType(symbol) && headingOf(symbol, list) !== undefined)
  const headingFor = (type: SdkSymbol) => headingOf(type, list) ?? type.id
  const loose = list.symbols.filter((symbol) => !symbol.owner && !isType(symbol))
  const functions = loose.filter(({ kind }) => kind === 'function')
  const sections = [
    // What has no name in code follows what has one.
    ...[
      ...sorted(types.filter(isShown)),
      ...sorted(
        types.filter((type) => !isShown(type)),
        headingFor,
      ),
    ].map((type) => typeSection(type, list, around)),
    ...(functions.length ? [`## ${words('symbols.functions')}\n\n${table(functions, list, around)}`] : []),
    ...nameKinds.flatMap((kind) => {
      const ofKind = loose.filter((symbol) => symbol.kind === kind)
      return ofKind.length ? [`## ${words(`symbols.${kind}`)}\n\n${table(ofKind, list, around)}`] : []
    }),
  ]
  const text = [
    '---',
    `title: ${JSON.stringify(words('symbols.title'))}`,
    `description: ${JSON.stringify(words('symbols.description', of))}`,
    'order: 45',
    '---',
    '',
    [
      words('symbols.intro', { ...of, status: words(`symbols.status.${statusOf(list.version)}`) }),
      ...(list.natives ? [words('symbols.natives')] : []),
    ].join(' '),
    '',
    ...sections,
    '',
  ].join('\n')
  const file = `${symbolsPath(list, around.language).slice(1, -1)}.mdx`
  const source = (name: string) => `${SYMBOLS}/${list.version}/${name}.yaml`
  const alsoFrom = [...(list.extends ? [list.extends] : []), ...(list.natives ?? [])].map(source)
  return {
    file,
    text,
    source: source(list.platform),
    ...(alsoFrom.length ? { alsoFrom } : {}),
  }
}

const isType = ({ kind }: SdkSymbol): boolean => (typeKinds as readonly string[]).includes(kind)

/**
 * The heading of a type: its name, or for one that the list has no name of what it is called instead. What hangs on an
 * accessor stands with the accessor, and what only events hand over is said by their signatures.
 */
function headingOf(type: SdkSymbol, list: SymbolList): string | undefined {
  if (isShown(type)) return type.id
  const isReached = list.symbols.some((one) => one.type === type.id && isAccessor(one, list))
  return isReached ? undefined : type.title
}

/** Whether what hangs on a member stands with it: it has no name of its own, and no section. */
function isAccessor({ owner, type }: SdkSymbol, list: SymbolList): boolean {
  if (!owner || !type?.startsWith('<')) return false
  const given = list.symbols.find(({ id }) => id === bareType(type))
  return given !== undefined && (given.title === undefined || elementOf(type) === undefined)
}

function sorted(symbols: readonly SdkSymbol[], by = ({ id }: SdkSymbol) => id): SdkSymbol[] {
  return [...symbols].sort((a, b) => by(a).localeCompare(by(b), 'en'))
}

function typeSection(type: SdkSymbol, list: SymbolList, around: Surroundings): string {
  const { words, language } = around
  const heading = headingOf(type, list) ?? type.id
  const hasName = isShown(type)
  const title = hasName ? heading : inEnglish(heading, language)
  const members = membersOf(type.id, list)
  const kind = `${words(`symbols.kind.${type.kind}`)}${type.import ? `, \`${type.import}\`` : ''}.`
  const givers = hasName ? [] : giversOf(type, list)
  const details = [
    hasName ? kind : '',
    ...status(type, words),
    type.only ? `${words(`symbols.only.${type.only}`)}.` : '',
    type.note ? inEnglish(`${capital(type.note)}.`, language) : '',
    givers.length
      ? words('symbols.fieldsOf', { count: givers.length, givers: enumeration(givers, words) })
      : '',
    seen(type, around),
    hasName ? sameTypeElsewhere(type, list, around) : '',
  ].filter(Boolean)
  const tables = [
    members.length ? table(members, list, around) : '',
    ...accessorTables(title, members, list, around),
  ].filter(Boolean)
  return [`## ${title}`, details.join(' '), ...tables].filter(Boolean).join('\n\n') + '\n'
}

/** Members of accessors without a type of their own, each below the way to them. */
function accessorTables(
  path: string,
  members: readonly SdkSymbol[],
  list: SymbolList,
  around: Surroundings,
): string[] {
  return members.flatMap((accessor) => {
    if (!isAccessor(accessor, list)) return []
    const given = accessor.type ?? ''
    const inner = membersOf(bareType(given), list)
    const call = accessor.kind === 'function' ? '()' : ''
    const way = `${path}.${accessor.name}${call}${elementOf(given) === undefined ? '' : '[]'}`
    return inner.length
      ? [`### ${way}\n\n${table(inner, list, around)}`, ...accessorTables(way, inner, list, around)]
      : []
  })
}

/** The members that give values of a type, or hand them to listeners, as a reader would write them. */
const giversOf = (type: SdkSymbol, list: SymbolList): string[] =>
  list.symbols
    .filter((one) => [one.type, one.passes].some((given) => given && bareType(given) === type.id))
    .filter(({ owner }) => owner && !owner.startsWith('<'))
    .map(({ id, kind }) => `\`${id}${kind === 'function' ? '()' : ''}\``)

const membersOf = (owner: string, list: SymbolList): SdkSymbol[] =>
  list.symbols.filter((symbol) => symbol.owner === owner)

function table(symbols: readonly SdkSymbol[], list: SymbolList, around: Surroundings): string {
  const { words } = around
  const rank = ({ kind }: SdkSymbol) => order.get(kind) ?? 0
  const rows = sorted(symbols).sort((a, b) => rank(a) - rank(b))
  return [
    `| ${words('symbols.name')} | ${words('symbols.what')} |`,
    '| --- | --- |',
    ...rows.map(
      (symbol) => `| \`${cell(symbol.signature ?? symbol.name)}\` | ${cell(about(symbol, list, around))} |`,
    ),
  ].join('\n')
}

/** What a row says of its symbol. The kind alone would say nothing that the name does not. */
function about(symbol: SdkSymbol, list: SymbolList, around: Surroundings): string {
  const { words, language } = around
  const facts = [
    symbol.import ? `\`${symbol.import}\`` : '',
    symbol.only ? words(`symbols.only.${symbol.only}`) : '',
    symbol.optional ? words('symbols.optional') : '',
    inEnglish(symbol.note ?? '', language),
  ].filter(Boolean)
  const others = otherNamesElsewhere(symbol, list, around)
  const more = [
    ...status(symbol, words),
    others ? words('symbols.elsewhere', { names: others }) : '',
    seen(symbol, around),
  ].filter(Boolean)
  if (!facts.length && !more.length) return ''
  return [`${[words(`symbols.kind.${symbol.kind}`), ...facts].join('; ')}.`, ...more].join(' ')
}

/** Badges for since, deprecated, removed. */
function status({ since, deprecated, removed }: SdkSymbol, words: Words): string[] {
  const instead = deprecated?.instead ? ` instead="${deprecated.instead}"` : ''
  return [
    since ? `<Since version="${since}" />` : '',
    deprecated?.version ? `<Deprecated version="${deprecated.version}"${instead} />` : '',
    deprecated && !deprecated.version
      ? deprecated.instead
        ? words('symbols.deprecatedFor', { instead: `\`${deprecated.instead}\`` })
        : words('symbols.deprecated')
      : '',
    removed ? words('symbols.removed', { version: removed }) : '',
  ].filter(Boolean)
}

/** "See …", with the first pages that show it. */
function seen(symbol: SdkSymbol, { occurrences, titleOf, words }: Surroundings): string {
  const pages = (occurrences.get(symbol.id) ?? [])
    .slice(0, 3)
    .map(({ path, section }) => `[${cell(titleOf(path) ?? path)}](${path}${section ? `#${section}` : ''})`)
  return pages.length ? words('symbols.see', { pages: pages.join(', ') }) : ''
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')
