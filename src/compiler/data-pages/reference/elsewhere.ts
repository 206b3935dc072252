import { addTo } from '../../../text/maps'
import { parseSdkPath, platformLabel, sdkOperatingSystems, type SdkOs } from '../../../shared/sdk'
import { defaultLanguage, type Language } from '../../../shared/site'
import { languageOf } from '../../../shared/slugs'
import type { Counterpart, TypeFinder } from '../../related/same-topic'
import { isType, type SdkSymbol, type SymbolList } from '../../symbols/symbol'
import { referenceOf, symbolPath, symbolsPath } from './addresses'
import { codeName, type TypeGroup } from './group'

interface Lists {
  language: Language
  lists: readonly SymbolList[]
  /** Lists whose platforms have a reference. */
  published: ReadonlySet<SymbolList>
}

/**
 * The same thing on the other platforms of the version, and in the other versions of the platform: a line each, with the
 * platform, the name that it has there where that is another one, and its address.
 */
export function counterpartLinks(
  symbol: SdkSymbol,
  list: SymbolList,
  { lists, published, language }: Lists,
): string[] {
  return counterparts(symbol, list, lists).map(({ list: other, symbol: same }) => {
    const place =
      other.platform === list.platform
        ? `${platformLabel(other.platform)} ${other.version}`
        : platformLabel(other.platform)
    const path = published.has(other) ? symbolPath(same.id, other, language) : undefined
    const there = nameOf(same)
    const name = there === nameOf(symbol) || !writable(there) ? '' : there
    return [place, name, path ?? ''].join('|')
  })
}

/** The same thing on the lists of the version and on those of the platform, each with the list that has it. */
export function counterparts(
  symbol: SdkSymbol,
  list: SymbolList,
  lists: readonly SymbolList[],
): { list: SymbolList; symbol: SdkSymbol }[] {
  return lists
    .filter((other) => other !== list && (other.version === list.version || other.platform === list.platform))
    .flatMap((other) => {
      const same = counterpartsOf(symbol, other).filter((one) => !isOfTwin(symbol, list, one, other))
      const [first, ...more] = ofSystemFirst(same, systemOf(symbol, list))
      if (!first) return []
      const named = namesake(symbol, [first, ...more])
      // What code has no name for, as what an event hands over, may be a class for each event elsewhere.
      const all =
        named || !isType(symbol) || codeName(symbol) !== undefined ? [named ?? first] : [first, ...more]
      // Its field may have another name in one of those classes, where a way to it is needed most.
      const renamed = more.find(({ name, owner }) => name !== symbol.name && owner !== named?.owner)
      if (named && renamed && isHandedOver(symbol, list)) all.push(renamed)
      return all.map((one) => ({ list: other, symbol: one }))
    })
}

/** Whether it is a field of what code has no name for. */
function isHandedOver({ kind, owner }: SdkSymbol, list: SymbolList): boolean {
  if (kind !== 'property') return false
  const type = owner === undefined ? undefined : list.symbols.find(({ id }) => id === owner)
  return type !== undefined && codeName(type) === undefined
}

/** Where an event is one for each state of the app. */
const STATE = /In(?:Fore|Back)ground(?=\W*$)/

/** Of what is the same, the one that is called so; of events, the one of the same state of the app. */
function namesake(symbol: SdkSymbol, same: readonly SdkSymbol[]): SdkSymbol | undefined {
  const stateOf = ({ name }: SdkSymbol) => STATE.exec(name)?.[0]
  const ofState = same.some(stateOf) ? same.find((one) => stateOf(one) === stateOf(symbol)) : undefined
  return same.find(({ name }) => name === symbol.name) ?? ofState
}

/**
 * Whether something elsewhere is for the other system than what a hybrid platform has for one alone: another version of the
 * platform has that for its own system, and of names in files so has the list itself, where it has one for each.
 */
function isOfTwin(symbol: SdkSymbol, list: SymbolList, same: SdkSymbol, other: SymbolList): boolean {
  if (symbol.only === undefined || isFor(symbol, systemOf(same, other))) return false
  const twins = counterpartsOf(symbol, list).filter((one) => isFor(one, systemOf(same, other)))
  const isName = symbol.owner === undefined && !isType(symbol)
  return other.platform === list.platform || (isName && twins.length > 0)
}

/** Finds what a page of a reference is about in the references of other lists. */
export function typeFinder(path: string, lists: readonly SymbolList[]): TypeFinder {
  const listOf = ({ version, platform }: Parameters<TypeFinder>[0]) =>
    lists.find((list) => list.version === version && list.platform === platform)
  const location = parseSdkPath(path)
  const own = location && listOf(location)
  const slug = location?.topic.split('/').at(-1)
  const page = own && referenceOf(own).groups.find((group) => group.slug === slug)
  return (place) => {
    const other = listOf(place)
    return page && other && pageElsewhere(page, own, other, languageOf(path) ?? defaultLanguage)
  }
}

/**
 * Where another list has what a page is about, whatever its page is called there: its type, with the anchor where that
 * stands on the page of another one; of a part of a type, the part on the same topic. Else the nearest page, which is
 * another one unless it is one of the type. A page of several types is nowhere else.
 */
function pageElsewhere(
  page: TypeGroup,
  own: SymbolList,
  other: SymbolList,
  language: Language,
): Counterpart | undefined {
  const { kind, main, topic } = page
  if (!main) return undefined
  const system = systemOf(main, own)
  const types = sameTypes(main, system, other)
  const [type] = types
  if (type && kind === 'main') {
    const path = symbolPath(type.id, other, language)
    return path === undefined ? undefined : { path, exact: true }
  }
  const { groups, addresses } = referenceOf(other)
  const partOf = (one: SdkSymbol) =>
    groups.find((group) => group.kind === 'topic' && group.main === one && group.topic === topic)
  const part = types.filter((one) => isFor(one, system)).flatMap((one) => partOf(one) ?? [])[0]
  const [ofMembers, ofAll, ofNames] = part ? [] : pagesOfMost(page, system, other)
  const found = part?.slug ?? ofMembers ?? ofAll
  const slug = found ?? (type ? addresses.get(type.id)?.slug : ofNames)
  if (slug === undefined) return undefined
  const exact = groups.some((group) => group.slug === found && group.main && types.includes(group.main))
  return { path: `${symbolsPath(other, language)}${slug}/`, exact }
}

/**
 * The pages of another list with most of what is the same: as the members of the type that a page is about, as all that
 * stands on it, and, as pages of names gather the events of all types, the same with those.
 */
function pagesOfMost(
  { main, parts }: TypeGroup,
  system: SdkOs | undefined,
  other: SymbolList,
): (string | undefined)[] {
  const { groups, addresses } = referenceOf(other)
  const ofTypes = groups.map(({ slug }) => slug)
  const slugsOf = (symbol: SdkSymbol) =>
    counterpartsOf(symbol, other)
      .filter((same) => isFor(same, system))
      .flatMap(({ id }) => addresses.get(id)?.slug ?? [])
  const members = (parts.find(({ type }) => type === main)?.members ?? []).map(slugsOf)
  const others = parts.flatMap(({ type, members: own }) => (type === main ? [] : [type, ...own])).map(slugsOf)
  const all = [...members, ...others]
  return [mostOf(members, ofTypes), mostOf(all, ofTypes), mostOf(all, [...ofTypes, ...all.flat()])]
}

/** What most places name of some pages: more than half of those that name any, and two of them or all. */
function mostOf(places: readonly string[][], pages: readonly string[]): string | undefined {
  const some = places.filter((place) => place.some((slug) => pages.includes(slug)))
  const [most] = [...new Set(pages)]
    .map((slug) => ({ slug, count: some.filter((place) => place.includes(slug)).length }))
    .sort((a, b) => b.count - a.count)
  if (!most || most.count <= some.length / 2) return undefined
  return most.count > 1 || most.count === some.length ? most.slug : undefined
}

/** The system that a symbol is for; undefined for one that several have, or none. */
const systemOf = ({ only }: SdkSymbol, { platform }: SymbolList): SdkOs | undefined =>
  only ?? sdkOperatingSystems.find(({ id }) => id === platform)?.id

/** Whether a reader of a system can use it: a hybrid platform may have a module for each. */
const isFor = ({ only }: SdkSymbol, system: SdkOs | undefined): boolean =>
  only === undefined || system === undefined || only === system

/**
 * The types of another list that are the same: first the one that is called so in code, last those of another system. Where
 * nobody said that any is the same, it is the one that is called so.
 */
function sameTypes(type: SdkSymbol, system: SdkOs | undefined, other: SymbolList): readonly SdkSymbol[] {
  const same = counterpartsOf(type, other).filter(isType)
  const name = codeName(type)
  const named = name === undefined ? undefined : indexOf(other).byName.get(name)
  if (!same.length) return named ? [named] : []
  return ofSystemFirst(same, system).sort((a, b) => Number(b === named) - Number(a === named))
}

/** Those of another system last. */
const ofSystemFirst = (symbols: readonly SdkSymbol[], system: SdkOs | undefined): SdkSymbol[] =>
  [...symbols].sort((a, b) => Number(isFor(b, system)) - Number(isFor(a, system)))

/** The name that code calls it by; empty for a type that code has no name for. */
const nameOf = (symbol: SdkSymbol): string => (isType(symbol) ? (codeName(symbol) ?? '') : symbol.name)

const writable = (name: string): boolean => !/[<>|]/.test(name)

interface Index {
  byConcept: Map<string, SdkSymbol[]>
  /** Types by their names in code. */
  byName: Map<string, SdkSymbol>
}

const indexes = new WeakMap<SymbolList, Index>()

function indexOf(list: SymbolList): Index {
  const known = indexes.get(list)
  if (known) return known
  const index: Index = { byConcept: new Map(), byName: new Map() }
  for (const symbol of list.symbols) {
    addTo(index.byConcept, symbol.concept, symbol)
    const name = isType(symbol) ? codeName(symbol) : undefined
    if (name !== undefined && !index.byName.has(name)) index.byName.set(name, symbol)
  }
  indexes.set(list, index)
  return index
}

/** What is the same on another list: it may have several of it, such as one for each form that a value comes in. */
const counterpartsOf = ({ concept }: SdkSymbol, other: SymbolList): readonly SdkSymbol[] =>
  indexOf(other).byConcept.get(concept) ?? []
