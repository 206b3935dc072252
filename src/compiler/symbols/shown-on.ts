import { addTo, grouped } from '../../text/maps'
import type { Language } from '../../shared/site'
import {
  isHybrid,
  parseSdkPath,
  platformsUnder,
  sdkOperatingSystems,
  sdkPath,
  type SdkOs,
} from '../../shared/sdk'
import { isType, type SdkSymbol, type SymbolList } from './symbol'
import type { SampleText } from '../page/texts'
import type { TreeEntry } from '../page/tree-entry'
import type { CompiledPage } from '../page/compile-page'
import { appModules, handedOut, importedTypes, indexesWith, type AppModules } from './app-modules'
import { declaredNames } from './declared'
import { rowsOfTypes } from './field-tables'
import { findUses } from './find-uses'
import { indexSymbols, withoutSuggestions, type SymbolIndex } from './look-up'
import { packageNames } from './package-names'
import { PageEvidence, type Sign } from './page-evidence'
import { eventsListenedTo, pluginCalls } from './plugin-calls'
import { hasSelector } from './prose-selectors'
import { proseUses } from './prose-uses'
import { tokenize } from './tokens'
import type { SymbolUse, Uses } from './uses'

/** A stretch of a page that shows a symbol. */
export interface Occurrence {
  path: string
  /** Anchor of the section; empty before the first heading. */
  section: string
}

export const addressOf = ({ path, section }: Occurrence): string => (section ? `${path}#${section}` : path)

/** On a hybrid platform they speak of the native SDKs, whose types have the same names. */
const NATIVE_LANGUAGES = /^(?:kotlin|java|swift|objc|objective-c)$/

/**
 * Which pages of a platform show which symbols of its list, each page once, by the first section that does.
 * The page that documents a symbol by its topic comes first, then those that are nearest to it in the tree of pages.
 * @param lists all lists: a migration page names symbols of the older ones as well
 */
export function occurrencesOf(
  list: SymbolList,
  lists: readonly SymbolList[],
  entries: readonly TreeEntry[],
  language: Language,
): Map<string, Occurrence[]> {
  const { index, shownOn } = shownOnOf(list, lists)
  const occurrences = new Map<string, Occurrence[]>()
  const pages = entries.flatMap(({ path, page }) => {
    const at = parseSdkPath(path)
    return at?.version === list.version && at.platform === list.platform ? [{ path, page, at }] : []
  })
  const modules = appModules(
    pages.flatMap(({ page }) => page.samples),
    index,
  )
  for (const { path, page, at } of pages) {
    for (const [id, section] of shownOn(page, { topic: at.topic, os: at.os, modules })) {
      addTo(occurrences, id, { path, section })
    }
  }
  const systems = systemsOf(list, occurrences)
  for (const symbol of list.symbols) {
    const home = topicPath(symbol, list, language)
    if (home === undefined) continue
    const system = systems.get(symbol.owner ?? '')
    const isOfSystem = (path: string) => system !== undefined && parseSdkPath(path)?.os === system
    const nearness = new Map(occurrences.get(symbol.id)?.map(({ path }) => [path, sharedSteps(path, home)]))
    occurrences
      .get(symbol.id)
      ?.sort(
        (a, b) =>
          Number(b.path === home) - Number(a.path === home) ||
          Number(isOfSystem(b.path)) - Number(isOfSystem(a.path)) ||
          (nearness.get(b.path) ?? 0) - (nearness.get(a.path) ?? 0),
      )
  }
  return occurrences
}

/** Of types most of whose members are on pages of one system alone, that system: their other members are looked for there. */
function systemsOf(
  list: SymbolList,
  occurrences: ReadonlyMap<string, readonly Occurrence[]>,
): Map<string, SdkOs> {
  const systems = new Map<string, (SdkOs | undefined)[]>()
  for (const { id, owner, topic } of list.symbols) {
    const places = (occurrences.get(id) ?? []).map(({ path }) => parseSdkPath(path))
    const [os, another] = new Set(places.flatMap((at) => (at?.topic === topic ? (at?.os ?? []) : [])))
    if (owner && os) addTo(systems, owner, another ? undefined : os)
  }
  return new Map(
    [...systems].flatMap(([owner, all]) => {
      const most = sdkOperatingSystems.find(({ id }) => all.filter((os) => os === id).length > all.length / 2)
      return most ? [[owner, most.id] as const] : []
    }),
  )
}

/** The steps of `/en/sdk/v3/android/implementation/`: what is in one folder of a platform is not near for that alone. */
const FOLDER = 6

/** How many steps two addresses have in common from the root: `…/monetize/setup/` is nearer to `…/monetize/` than `…/push/`. */
function sharedSteps(one: string, other: string): number {
  const [a, b] = [one.split('/'), other.split('/')]
  const first = a.findIndex((step, at) => step !== b[at])
  return Math.max(FOLDER, first < 0 ? a.length : first)
}

/** What a page is read in the light of besides the list: what its address says, and modules that other pages make. */
interface Place {
  topic: string
  os?: SdkOs | undefined
  modules: AppModules
}

interface Shows {
  index: SymbolIndex
  shownOn: (page: CompiledPage, place: Place) => ReadonlyMap<string, string>
}

const known = new WeakMap<readonly SymbolList[], Map<SymbolList, Shows>>()

/** What pages show of a list. A page is looked at once, as long as it, the modules and the lists are the same. */
function shownOnOf(list: SymbolList, lists: readonly SymbolList[]): Shows {
  const ofLists = known.get(lists) ?? new Map<SymbolList, Shows>()
  known.set(lists, ofLists)
  const earlier = ofLists.get(list)
  if (earlier) return earlier
  const index = indexSymbols([list])
  const olderSymbols = lists
    .filter(({ platform, version }) => platform === list.platform && version !== list.version)
    .flatMap(({ symbols }) => symbols)
  const older = new Set(olderSymbols.map(({ name }) => name))
  const under = platformsUnder(list.platform)
  const natives = new Set(
    lists
      .filter(({ platform, version }) => version === list.version && under.includes(platform))
      .flatMap(({ symbols }) => symbols.filter(isType).map(({ id }) => id)),
  )
  const byId = new Map(list.symbols.map((symbol) => [symbol.id, symbol]))
  const pages = new WeakMap<CompiledPage, { key: string; shown: ReadonlyMap<string, string> }>()
  const plain = withoutSuggestions(index)
  const context = { list, index: plain, suggesting: index, older, olderSymbols, natives, byId }
  const shownOn: Shows['shownOn'] = (page, place) => {
    const key = JSON.stringify([...place.modules].map(([name, types]) => [name, [...types]]))
    const before = pages.get(page)
    if (before?.key === key) return before.shown
    const shown = shownOnPage(page, { ...context, ...place })
    pages.set(page, { key, shown })
    return shown
  }
  const shows = { index, shownOn }
  ofLists.set(list, shows)
  return shows
}

interface PageContext extends Place {
  list: SymbolList
  index: SymbolIndex
  /** The same with suggestions: what is nearly a name of the list is unknown to this one alone. */
  suggesting: SymbolIndex
  /** Names of older versions of the platform. */
  older: ReadonlySet<string>
  olderSymbols: readonly SdkSymbol[]
  /** Types of the native SDKs underneath. */
  natives: ReadonlySet<string>
  byId: ReadonlyMap<string, SdkSymbol>
}

/** Symbols that a page shows, each with the section that documents it best. */
function shownOnPage(page: CompiledPage, context: PageContext): Map<string, string> {
  const { samples, codes, headings } = page
  const { list, index, suggesting, topic, older, olderSymbols, os, modules, byId } = context
  const declared = new Set(
    samples.flatMap(({ text, language }) => declaredNames(tokenize(text, language), language)),
  )
  const isMigration = topic === 'migration'
  const isHere = ({ only }: SdkSymbol) => only === undefined || os === undefined || only === os
  const isOfHere = (id: string) => {
    const symbol = byId.get(id)
    return !symbol || isHere(symbol)
  }
  const evidence = new PageEvidence()
  const sampled = new Map<string, string[]>()
  for (const sample of samples) {
    const { uses, unknown } = usesIn(
      sample,
      declared,
      isMigration ? { ...context, index: suggesting } : context,
    )
    // A sample that calls what this version has not is one of the version before.
    if (isMigration && unknown.length) continue
    const shown = uses.map(({ id }) => id).filter(isOfHere)
    evidence.note(shown, sample.section, 'sample')
    for (const id of shown) addTo(sampled, sample.section, id)
  }
  const indexes = [index, ...indexesWith(handedOut(modules), index)]
  const inSentence = grouped(codes, (code) => code.sentence)
  const inTable = grouped(codes, (code) => code.table)
  const sections = new Map(
    [...grouped(codes, (code) => code.section)].map(([section, all]) => {
      const near = all.map((code) => code.text)
      const prefixes = near.filter((one) => /^[\w.]+\.$/.test(one))
      return [section, { prefixes, around: withoutArguments(near), sampled: new Set(sampled.get(section)) }]
    }),
  )
  for (const { text, section, table, isRow, isHead, under, leads, sentence } of codes) {
    const ofSection = sections.get(section)
    if (!ofSection) continue
    const sharing = inSentence.get(sentence) ?? []
    const version = isMigration ? versionOf(under) : undefined
    const isOldColumn = version !== undefined && version < list.version
    const prose = {
      symbols: list.symbols,
      declared,
      topic,
      isHere,
      ...ofSection,
      beside: () =>
        withoutArguments(
          [...sharing, ...(table === undefined ? [] : (inTable.get(table) ?? []))].map((code) => code.text),
        ),
      isOldSelector: (selector: string) =>
        isOldColumn || (isMigration && version === undefined && hasSelector(olderSymbols, selector)),
      isOld: (name: string) => isOldColumn || (isMigration && older.has(name)),
    }
    for (const of of indexes) {
      const named = proseUses(text, { ...prose, index: of }).filter(isOfHere)
      for (const id of named) {
        // What hangs on a type or an accessor is what the text is about.
        const isNamed =
          byId.get(id)?.owner !== undefined && lastName(text) === lastName(byId.get(id)?.name ?? '')
        const sign = isRow ? rowSign(text, byId.get(id), sharing.length) : leads ? 'lead' : 'prose'
        evidence.note([id], section, isNamed && !isHead ? sign : 'mention')
      }
    }
  }
  for (const { id, section, text, sharing } of rowsOfTypes(codes, list.symbols.filter(isHere), topic))
    evidence.note([id], section, rowSign(text, byId.get(id), sharing))
  return evidence.sections(['', ...headings.map(({ id }) => id)])
}

/** How a row tells of what it begins with: a name by itself is little for a method that shares the row with others. */
const rowSign = (text: string, symbol: SdkSymbol | undefined, sharing: number): Sign =>
  /^\w+$/.test(text) ? (symbol?.kind === 'function' && sharing > 1 ? 'bare' : 'name') : 'row'

/** What stands in backticks, calls without what they are given. */
const withoutArguments = (texts: readonly string[]): Set<string> =>
  new Set(texts.map((text) => text.replace(/\([^]*\)$/, '')))

/** The version that the head of a column says it is about: `v1` of `Version 1`. */
const versionOf = (head: string | undefined): string | undefined => {
  const [, number] = /\bversion (\d+)/i.exec(head ?? '') ?? []
  return number && `v${number}`
}

/** `addTag` of `device().addTag(tag)`, and of `addTag:completionHandler:`. */
const lastName = (text: string): string =>
  /(\w+)$/.exec(text.replace(/\([^]*?\)(?=\.)/g, '').replace(/[:(][^]*$/, ''))?.[1] ?? text

/** What a sample uses of the list; of a native language on a hybrid platform only what is native and no native SDK has. */
function usesIn(
  sample: SampleText,
  declared: ReadonlySet<string>,
  { list, index, natives, modules, byId }: PageContext,
): Uses {
  if (isHybrid(list.platform) && NATIVE_LANGUAGES.test(sample.language)) {
    const { uses, unknown } = packageNames(sample, index, declared)
    const isOwn = ({ id }: SymbolUse) => {
      const type = index.top(id) ?? index.top(id.slice(0, Math.max(0, id.lastIndexOf('.'))))
      const { signatures } = byId.get(id) ?? {}
      const isNative = !signatures || Object.keys(signatures).some((one) => NATIVE_LANGUAGES.test(one))
      return type !== undefined && isType(type) && !natives.has(type.id) && isNative
    }
    return { uses: [...uses, ...findUses(sample, index, declared).uses.filter(isOwn)], unknown }
  }
  const { uses, unknown } = findUses(sample, index, declared)
  const imported = indexesWith(importedTypes(sample.text, modules), index)
  const called = pluginCalls(sample.text).flatMap(({ plugin, name, offset }) => {
    const member = index.member(plugin, plugin) && index.member(plugin, name)
    return member ? [{ id: member.id, offset }] : []
  })
  const heard = eventsListenedTo(sample.text).flatMap(({ name, offset }) =>
    byId.get(name)?.kind === 'event' ? [{ id: name, offset }] : [],
  )
  return {
    uses: [...uses, ...called, ...heard, ...imported.flatMap((of) => findUses(sample, of, declared).uses)],
    unknown,
  }
}

/** Address of the page that documents a symbol, if its list says which; it may not exist. */
const topicPath = ({ topic }: SdkSymbol, { version, platform }: SymbolList, language: Language) =>
  topic === undefined ? undefined : sdkPath({ language, version, platform, topic })
