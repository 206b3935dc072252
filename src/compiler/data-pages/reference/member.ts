import { parseSdkPath, platformLabel, sdkOperatingSystems } from '../../../shared/sdk'
import type { Language } from '../../../shared/site'
import type { KeyBelow } from '../../../shared/string-keys'
import type { Words } from '../../files/words'
import { remembered } from '../../../text/maps'
import { inEnglish } from '../../page/in-english'
import { neutralSignature } from '../../symbols/neutral-types'
import { readSignature, type Parameter } from '../../symbols/signature'
import { signatureLanguagesOf } from '../../symbols/signature-languages'
import { addressOf, type Occurrence } from '../../symbols/shown-on'
import { isType, type SdkSymbol, type SignatureLanguage, type SymbolList } from '../../symbols/symbol'
import { bareType } from '../../symbols/walk'
import { symbolPath, typeTitle } from './addresses'
import { brokenSignature } from './broken-signature'
import { codeName } from './group'
import { counterpartLinks } from './elsewhere'
import { importLines } from './imports'

/** What pages of the reference are made in the light of. */
export interface Surroundings {
  language: Language
  words: Words
  lists: readonly SymbolList[]
  /** Lists whose platforms have a reference. */
  published: ReadonlySet<SymbolList>
  occurrences: ReadonlyMap<string, readonly Occurrence[]>
  /** Where guides document the symbols of the list. */
  guides: ReadonlyMap<string, readonly Occurrence[]>
  titleOf: (path: string) => string | undefined
}

/** A signature of a symbol in one language. */
export type Written = [language: SignatureLanguage, text: string]

/** As each language of the platform writes a symbol, the first language first. */
export function signaturesOf(symbol: SdkSymbol, list: SymbolList): Written[] {
  const languages = signatureLanguagesOf(list.version, list.platform)
  const given = symbol.signatures ?? {}
  const written = (Object.keys(given) as SignatureLanguage[]).sort(
    (a, b) => languages.indexOf(a) - languages.indexOf(b),
  )
  if (written.length)
    return written.flatMap((language): Written[] => (given[language] ? [[language, given[language]]] : []))
  const { holds } = symbol
  if (!holds || !symbol.owner) return []
  return languages.flatMap((language): Written[] => {
    const text = neutralSignature(symbol.name, holds, language, (id) => nameInCode(id, list))
    return text === undefined ? [] : [[language, text]]
  })
}

const typesById = new WeakMap<SymbolList, Map<string, SdkSymbol>>()

const nameInCode = (id: string, list: SymbolList): string | undefined => {
  const ofList = remembered(
    typesById,
    list,
    () => new Map(list.symbols.filter(isType).map((type) => [type.id, type])),
  )
  const type = ofList.get(id)
  return type && codeName(type)
}

const types = new WeakMap<SymbolList, Map<string, string>>()

/** The types of a list that the signature of a symbol names, as `name address` for its links. */
function linksIn(text: string, symbol: SdkSymbol, list: SymbolList, language: Language): string {
  let byName = types.get(list)
  if (!byName) {
    byName = new Map(
      list.symbols.filter(isType).flatMap((type) => {
        const name = codeName(type)
        return name === undefined ? [] : [[name, type.id] as const]
      }),
    )
    types.set(list, byName)
  }
  // Two packages of Dart may each have a class of a name: it is the one that the symbol is of, or gives.
  const { id: own, owner = own, type = own, passes = own } = symbol
  const near = new Map([owner, type, passes].map((id) => [nameInCode(bareType(id), list), bareType(id)]))
  const named = new Set(text.match(/(?<!\w)[A-Z]\w*(?:\.[A-Z]\w*)*/g) ?? [])
  return [...named]
    .flatMap((name) => {
      const id = near.get(name) ?? byName.get(name)
      const path = id === undefined || id === owner ? undefined : symbolPath(id, list, language)
      return path === undefined ? [] : [`${name} ${path}`]
    })
    .join(',')
}

/** Its signatures as components, each with links to the types that it names; one that languages share is said once. */
export const signatureBlocks = (symbol: SdkSymbol, list: SymbolList, language: Language): string[] => {
  const written = signaturesOf(symbol, list)
  const [usual] = signatureLanguagesOf(list.version, list.platform)
  const sharing = (text: string) => written.flatMap(([of, other]) => (other === text ? [of] : []))
  const once = written.filter(([of, text]) => sharing(text)[0] === of)
  return once.map(([of, text]) => {
    const links = linksIn(text, symbol, list, language)
    const to = links ? ` links="${links}"` : ''
    // One without its language is in that of the platform.
    const said = written.length > 1 || of !== usual ? ' several="true"' : ''
    return `<Signature language="${sharing(text).join(',')}" code="${attribute(brokenSignature(text, of))}"${to}${said} />`
  })
}

type Fact = KeyBelow<'symbols.fact', 'pages'>

/** What stands below a signature: parameters, then what else is known, each in a line. */
export function factLines(symbol: SdkSymbol, list: SymbolList, around: Surroundings): string[] {
  const { words, language } = around
  const { returns, errors, thread, since, deprecated, removed, only, note } = symbol
  const said = (text: string) => inEnglish(text, language)
  const row = (key: Fact, text: string) => (text ? [`- **${words(`symbols.fact.${key}`)}** ${text}`] : [])
  return [
    ...row('gives', givenTypes(symbol, list, language)),
    ...row('returns', said(returns ?? '')),
    ...row('throws', errorTexts(errors, list, around).join('; ')),
    ...row('thread', thread ? words(`symbols.thread.${thread}`) : ''),
    ...row('default', symbol.default === undefined ? '' : code(symbol.default)),
    ...row('only', only && only !== list.platform ? words(`symbols.only.${only}`) : ''),
    ...row('note', said(note ?? '')),
    ...row('since', since ?? ''),
    ...row('deprecated', deprecated ? deprecatedText(deprecated, words) : ''),
    ...row('removed', removed ?? ''),
    ...importRow(symbol, list, around),
    ...guideRows(symbol, list, around, row),
  ]
}

/**
 * The types of what an event hands over, each as a link to where the reference has it. Of other members those that code has no
 * name for: their signatures say `object`.
 */
function givenTypes({ gives = [], passes, type }: SdkSymbol, list: SymbolList, language: Language): string {
  const given = [passes, type].flatMap((one) => (one ? bareType(one) : []))
  if (!given.length && !gives.length) return ''
  return list.symbols
    .filter((one) => isType(one) && (gives.includes(one.id) || (given.includes(one.id) && !codeName(one))))
    .map((one) => typeLink(one, list, language))
    .join(', ')
}

/** What has to be imported for it, as a line; none where the list does not say. */
export function importRow(symbol: SdkSymbol, list: SymbolList, { words }: Surroundings): string[] {
  const lines = importLines(symbol, list).map(code)
  return lines.length ? [`- **${words('symbols.fact.import')}** ${lines.join(words('list.or'))}`] : []
}

/** Where else it is, as a component: a page has hundreds of these links. */
export function elsewhere(symbol: SdkSymbol, list: SymbolList, around: Surroundings): string[] {
  const props = elsewhereProps(symbol, list, around)
  return props ? [`<Elsewhere${props} />`] : []
}

/** The same as props, which the component of a row has as well; empty for what is nowhere else. */
export function elsewhereProps(symbol: SdkSymbol, list: SymbolList, around: Surroundings): string {
  const links = counterpartLinks(symbol, list, around)
  const label = around.words('symbols.fact.elsewhere')
  return links.length ? ` label="${label}" links="${attribute(links.join('\n'))}"` : ''
}

function errorTexts(
  errors: SdkSymbol['errors'],
  list: SymbolList,
  { language, words }: Surroundings,
): string[] {
  return Object.entries(errors ?? {}).map(([name, when]) => {
    const path = symbolPath(name, list, language)
    const link = path === undefined ? code(name) : `[${code(name)}](${path})`
    // Cordova rejects with a bare text: there is no type to catch.
    const error = name === 'string' ? words('symbols.bareText') : link
    return when ? `${error} ${whenText(when, words, language)}` : error
  })
}

/** `when the server refuses; on iOS, when the SDK is not ready`: a system stands before its "when". */
const whenText = (clauses: string, words: Words, language: Language): string =>
  clauses
    .split('; ')
    .map((part, at) => {
      const [, system = '', also, rest = ''] = /^on (Android|iOS)( also)?,? (.+)$/.exec(part) ?? []
      const clause = inEnglish(rest || part, language)
      if (system) return words(also ? 'symbols.alsoWhenOn' : 'symbols.whenOn', { system, clause })
      return at ? clause : words('symbols.when', { clause })
    })
    .join('; ')

const deprecatedText = ({ version, instead }: NonNullable<SdkSymbol['deprecated']>, words: Words): string =>
  [
    version ? words('symbols.sinceVersion', { version }) : instead ? '' : words('symbols.deprecatedHere'),
    instead ? words('symbols.useInstead', { instead: code(instead) }) : '',
  ]
    .filter(Boolean)
    .join('; ')

/** The section or the page that documents it, then further pages that use it. */
function guideRows(
  symbol: SdkSymbol,
  list: SymbolList,
  around: Surroundings,
  row: (key: Fact, text: string) => string[],
): string[] {
  const { occurrences, guides, titleOf } = around
  const link = (place: Occurrence) => {
    const { path } = place
    const { platform, os } = parseSdkPath(path) ?? {}
    const title = titleOf(path) ?? path
    const isOwn = platform === undefined || platform === list.platform
    const system = symbol.only ? undefined : sdkOperatingSystems.find(({ id }) => id === os)?.label
    const whose = isOwn ? system : platformLabel(platform)
    const label = whose ? `${title} (${whose})` : title
    return labelled(label, addressOf(place))
  }
  const documented = guides.get(symbol.id) ?? []
  const isGuide = ({ path }: Occurrence) => documented.some((one) => one.path === path)
  const others = (occurrences.get(symbol.id) ?? []).filter((one) => !isGuide(one)).slice(0, 3)
  return [...row('guide', documented.map(link).join(', ')), ...row('used', others.map(link).join(', '))]
}

/** Its parameters with types and what they mean; those of all languages that have names of their own. */
export function parameterLines(
  symbol: SdkSymbol,
  list: SymbolList,
  { language, words }: Surroundings,
): string[] {
  const [first] = signaturesOf(symbol, list)
  if (!first) return []
  const meanings = symbol.parameters ?? {}
  const parameters = readSignature(first[1], first[0]).parameters ?? []
  const items = parameters
    .filter(({ name }) => name)
    .map((parameter) => parameterLine(parameter, meanings[parameter.name], language, words))
  // Names alone say nothing that the signature does not.
  return parameters.some(({ name, type }) => type !== undefined || meanings[name]) ? items : []
}

function parameterLine(
  { name, type, isOptional, default: standard }: Parameter,
  meaning: string | undefined,
  language: Language,
  words: Words,
): string {
  const marks = [
    type ? code(type) : '',
    isOptional ? words('symbols.mayBeLeftOut') : '',
    standard && standard !== 'null' ? words('symbols.byDefault', { value: code(standard) }) : '',
  ].filter(Boolean)
  const head = `- ${code(name)} ${marks.join(', ')}`.trimEnd()
  return meaning ? `${head}\n\n  ${inEnglish(capital(meaning), language)}` : head
}

/** What a property or value is, in the first language: its type, and whether it may be missing. */
export function typeText(symbol: SdkSymbol, list: SymbolList): string {
  const [first] = signaturesOf(symbol, list)
  if (!first) return symbol.owner ? '' : (symbol.holds ?? '')
  return readSignature(first[1], first[0]).returns ?? ''
}

/** A type as a link to where the reference has it. */
export function typeLink(type: SdkSymbol, list: SymbolList, language: Language): string {
  const path = symbolPath(type.id, list, language)
  return path === undefined ? code(typeTitle(type)) : `[${code(typeTitle(type))}](${path})`
}

/** Text in backticks, whatever it holds. */
export function code(text: string): string {
  if (!text) return ''
  const fence = text.includes('`') ? '``' : '`'
  return `${fence}${text.replace(/\s+/g, ' ')}${fence}`
}

/** Text as the value of an attribute in MDX, which takes the indentation off the lines of one that is written on several. */
export const attribute = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '&#10;')
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** A link by a title, whatever that holds. */
export const labelled = (title: string, path: string): string =>
  `[${title.replace(/[[\]]/g, '\\$&')}](${path})`
