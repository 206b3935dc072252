import { parseSdkPath, platformLabel } from '../../../shared/sdk'
import { defaultLanguage, type Language } from '../../../shared/site'
import { languageOf } from '../../../shared/slugs'
import type { TypeFinder } from '../../related/same-topic'
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
      const [first, ...more] = counterpartsOf(symbol, other)
      if (!first) return []
      return [{ list: other, symbol: [first, ...more].find(({ name }) => name === symbol.name) ?? first }]
    })
}

/** Finds the type that a page of a reference is about in the references of other lists. */
export function typeFinder(path: string, lists: readonly SymbolList[]): TypeFinder {
  const listOf = ({ version, platform }: Parameters<TypeFinder>[0]) =>
    lists.find((list) => list.version === version && list.platform === platform)
  const location = parseSdkPath(path)
  const own = location && listOf(location)
  const slug = location?.topic.split('/').at(-1)
  const page = own && referenceOf(own).groups.find((group) => group.slug === slug)
  return (place) => {
    const other = listOf(place)
    return page && other && typeElsewhere(page, other, languageOf(path) ?? defaultLanguage)
  }
}

/**
 * Where another list has the type of a page, whatever its page is called there: the part of it on the same topic, else the
 * type, with its anchor where it stands on the page of another one. No page of several types is anywhere else.
 */
function typeElsewhere(page: TypeGroup, other: SymbolList, language: Language): string | undefined {
  const type = page.main && sameType(page.main, other)
  if (!type) return undefined
  const part = referenceOf(other).groups.find(
    ({ kind, main, topic }) => kind === 'topic' && main?.id === type.id && topic === page.topic,
  )
  return part ? `${symbolsPath(other, language)}${part.slug}/` : symbolPath(type.id, other, language)
}

/** The type of another list that is the same; where nobody said so, the one that is called so in code. */
function sameType(type: SdkSymbol, other: SymbolList): SdkSymbol | undefined {
  const same = counterpartsOf(type, other).filter(isType)
  const name = codeName(type)
  const named = name === undefined ? undefined : indexOf(other).byName.get(name)
  return named && same.includes(named) ? named : (same[0] ?? named)
}

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
    index.byConcept.set(symbol.concept, [...(index.byConcept.get(symbol.concept) ?? []), symbol])
    const name = isType(symbol) ? codeName(symbol) : undefined
    if (name !== undefined && !index.byName.has(name)) index.byName.set(name, symbol)
  }
  indexes.set(list, index)
  return index
}

/** What is the same on another list: it may have several of it, such as one for each form that a value comes in. */
const counterpartsOf = ({ concept }: SdkSymbol, other: SymbolList): readonly SdkSymbol[] =>
  indexOf(other).byConcept.get(concept) ?? []
