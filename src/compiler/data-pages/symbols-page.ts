import GithubSlugger from 'github-slugger'
import type { Language } from '../../shared/site'
import { platformLabel, sdkPath, statusOf } from '../../shared/sdk'
import type { Words } from '../files/words'
import { memberKinds, nameKinds, type SdkSymbol, type SymbolList, typeKinds } from '../symbols/symbol'
import { SYMBOLS } from '../symbols/read-lists'
import { isShown } from '../symbols/look-up'
import type { Showing } from '../symbols/shown-on'
import type { GeneratedPage } from '../page/generated-page'

interface Surroundings {
  language: Language
  words: Words
  lists: readonly SymbolList[]
  /** Lists whose platforms have a page of symbols. */
  published: ReadonlySet<SymbolList>
  showings: ReadonlyMap<string, readonly Showing[]>
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

export const symbolsPath = (
  { version, platform }: Pick<SymbolList, 'version' | 'platform'>,
  language: Language,
): string => sdkPath({ language, version, platform, topic: 'symbols' })

/** The page of all symbols of a platform, as MDX: a section a type with its members, then names by their kind. */
export function symbolsPage(list: SymbolList, around: Surroundings): GeneratedPage {
  const { words } = around
  const of = { platform: platformLabel(list.platform), version: list.version }
  const types = list.symbols.filter((symbol) => isShown(symbol) && isType(symbol))
  const loose = list.symbols.filter((symbol) => !symbol.owner && !isType(symbol))
  const functions = loose.filter(({ kind }) => kind === 'function')
  const sections = [
    ...sorted(types).map((type) => typeSection(type, list, around)),
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
    words('symbols.intro', { ...of, status: words(`symbols.status.${statusOf(list.version)}`) }),
    '',
    ...sections,
    '',
  ].join('\n')
  const file = `${symbolsPath(list, around.language).slice(1, -1)}.mdx`
  const source = (name: string) => `${SYMBOLS}/${list.version}/${name}.yaml`
  return {
    file,
    text,
    source: source(list.platform),
    ...(list.extends ? { alsoFrom: [source(list.extends)] } : {}),
  }
}

const isType = ({ kind }: SdkSymbol): boolean => (typeKinds as readonly string[]).includes(kind)

function sorted(symbols: readonly SdkSymbol[]): SdkSymbol[] {
  return [...symbols].sort((a, b) => a.id.localeCompare(b.id, 'en'))
}

function typeSection(type: SdkSymbol, list: SymbolList, around: Surroundings): string {
  const { words } = around
  // Members of an accessor without a class of its own stand with the accessor.
  const members = membersOf(type.id, list)
  const accessors = members.filter(({ type: given }) => given?.startsWith('<'))
  const details = [
    `${words(`symbols.kind.${type.kind}`)}${type.import ? `, \`${type.import}\`` : ''}.`,
    ...status(type, words),
    type.note ? `${capital(type.note)}.` : '',
    seen(type, around),
    elsewhere(type, list, around),
  ].filter(Boolean)
  const tables = [
    members.length ? table(members, list, around) : '',
    ...accessors.map((accessor) => {
      const inner = membersOf(accessor.type ?? '', list)
      return inner.length
        ? `### ${type.name}.${accessor.name}${accessor.kind === 'function' ? '()' : ''}\n\n${table(inner, list, around)}`
        : ''
    }),
  ].filter(Boolean)
  return [`## ${type.id}`, details.join(' '), ...tables].join('\n\n') + '\n'
}

const membersOf = (owner: string, list: SymbolList): SdkSymbol[] =>
  list.symbols.filter((symbol) => symbol.owner === owner)

function table(symbols: readonly SdkSymbol[], list: SymbolList, around: Surroundings): string {
  const { words } = around
  const rank = ({ kind }: SdkSymbol) => order.get(kind) ?? 0
  const rows = sorted(symbols).sort((a, b) => rank(a) - rank(b))
  return [
    `| ${words('symbols.name')} | ${words('symbols.what')} |`,
    '| --- | --- |',
    ...rows.map((symbol) => {
      const facts = [
        words(`symbols.kind.${symbol.kind}`),
        symbol.only ? words(`symbols.only.${symbol.only}`) : '',
        symbol.note ?? '',
      ]
      const others = otherNames(symbol, list, around)
      const what = [
        `${facts.filter(Boolean).join('; ')}.`,
        ...status(symbol, words),
        others ? words('symbols.elsewhere', { names: others }) : '',
        seen(symbol, around),
      ]
      return `| \`${cell(symbol.signature ?? symbol.name)}\` | ${cell(what.filter(Boolean).join(' '))} |`
    }),
  ].join('\n')
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
function seen(symbol: SdkSymbol, { showings, titleOf, words }: Surroundings): string {
  const pages = (showings.get(symbol.id) ?? [])
    .slice(0, 3)
    .map(({ path, section }) => `[${cell(titleOf(path) ?? path)}](${path}${section ? `#${section}` : ''})`)
  return pages.length ? words('symbols.see', { pages: pages.join(', ') }) : ''
}

/** Links to the same type on other platforms and versions. */
function elsewhere(
  type: SdkSymbol,
  list: SymbolList,
  { lists, published, language, words }: Surroundings,
): string {
  const counterparts = lists.flatMap((other) => {
    const counterpart = other === list ? undefined : counterpartOf(type, other)
    if (!counterpart) return []
    const name = `${platformLabel(other.platform)}${other.version === list.version ? '' : ` ${other.version}`}`
    const text = counterpart.name === type.name ? name : `${name} (\`${counterpart.name}\`)`
    const anchor = new GithubSlugger().slug(counterpart.id)
    return published.has(other) ? [`[${text}](${symbolsPath(other, language)}#${anchor})`] : [text]
  })
  return counterparts.length ? words('symbols.alsoOn', { places: counterparts.join(', ') }) : ''
}

/** Other names of the same thing: `enableNotifications` on Android v1, v2. The same name needs no word. */
function otherNames(symbol: SdkSymbol, list: SymbolList, { lists, words }: Surroundings): string {
  const names = new Map<string, Map<string, string[]>>()
  for (const other of lists) {
    const counterpart = other === list ? undefined : counterpartOf(symbol, other)
    if (!counterpart || counterpart.name === symbol.name) continue
    const places = names.get(counterpart.name) ?? new Map<string, string[]>()
    const versions = places.get(platformLabel(other.platform)) ?? []
    places.set(platformLabel(other.platform), [
      ...versions,
      ...(other.version === list.version ? [] : [other.version]),
    ])
    names.set(counterpart.name, places)
  }
  return [...names]
    .map(([name, places]) => {
      const where = [...places].map(([label, versions]) =>
        [label, versions.sort().join(words('list.and'))].join(' ').trim(),
      )
      return words('symbols.on', { name: `\`${name}\``, places: where.join(', ') })
    })
    .join('; ')
}

const counterparts = new WeakMap<SymbolList, Map<string, SdkSymbol>>()
function counterpartOf({ concept }: SdkSymbol, list: SymbolList): SdkSymbol | undefined {
  let byConcept = counterparts.get(list)
  if (!byConcept) counterparts.set(list, (byConcept = new Map(list.symbols.map((one) => [one.concept, one]))))
  return byConcept.get(concept)
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')
