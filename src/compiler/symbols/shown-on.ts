import type { Language } from '../../shared/site'
import { isHybrid, parseSdkPath, sdkPath } from '../../shared/sdk'
import type { SdkSymbol, SymbolList } from './symbol'
import type { TreeEntry } from '../page/tree-entry'
import type { CompiledPage } from '../page/compile-page'
import { declaredNames } from './declared'
import { findUses } from './find-uses'
import { indexSymbols, type SymbolIndex } from './look-up'
import { packageNames } from './package-names'
import { proseUses } from './prose-uses'
import { tokenize } from './tokens'

/** A stretch of a page that shows a symbol. */
export interface Occurrence {
  path: string
  /** Anchor of the section; empty before the first heading. */
  section: string
}

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
  const shownOn = shownOnOf(list, lists)
  const occurrences = new Map<string, Occurrence[]>()
  for (const { path, page } of entries) {
    const at = parseSdkPath(path)
    if (at?.version !== list.version || at.platform !== list.platform) continue
    for (const [id, section] of shownOn(page, at.topic)) {
      occurrences.set(id, [...(occurrences.get(id) ?? []), { path, section }])
    }
  }
  for (const symbol of list.symbols) {
    const home = topicPath(symbol, list, language)
    if (home === undefined) continue
    const nearness = new Map(occurrences.get(symbol.id)?.map(({ path }) => [path, sharedSteps(path, home)]))
    occurrences
      .get(symbol.id)
      ?.sort(
        (a, b) =>
          Number(b.path === home) - Number(a.path === home) ||
          (nearness.get(b.path) ?? 0) - (nearness.get(a.path) ?? 0),
      )
  }
  return occurrences
}

/** The steps of `/en/sdk/v3/android/implementation/`: what is in one folder of a platform is not near for that alone. */
const FOLDER = 6

/** How many steps two addresses have in common from the root: `…/monetize/setup/` is nearer to `…/monetize/` than `…/push/`. */
function sharedSteps(one: string, other: string): number {
  const [a, b] = [one.split('/'), other.split('/')]
  const first = a.findIndex((step, at) => step !== b[at])
  return Math.max(FOLDER, first < 0 ? a.length : first)
}

/** What a page shows; the topic is that of its address. */
type ShownOn = (page: CompiledPage, topic: string) => ReadonlyMap<string, string>

const known = new WeakMap<readonly SymbolList[], Map<SymbolList, ShownOn>>()

/** What pages show of a list. A page is looked at once, as long as it and the lists are the same objects. */
function shownOnOf(list: SymbolList, lists: readonly SymbolList[]): ShownOn {
  const ofLists = known.get(lists) ?? new Map<SymbolList, ShownOn>()
  known.set(lists, ofLists)
  const earlier = ofLists.get(list)
  if (earlier) return earlier
  const index = indexSymbols([list])
  const older = new Set(
    lists
      .filter(({ platform, version }) => platform === list.platform && version !== list.version)
      .flatMap(({ symbols }) => symbols.map(({ name }) => name)),
  )
  const pages = new WeakMap<CompiledPage, ReadonlyMap<string, string>>()
  const shownOn: ShownOn = (page, topic) => {
    const shown = pages.get(page) ?? shownOnPage(page, { list, index, topic, older })
    pages.set(page, shown)
    return shown
  }
  ofLists.set(list, shownOn)
  return shownOn
}

interface PageContext {
  list: SymbolList
  index: SymbolIndex
  topic: string
  /** Names of older versions of the platform. */
  older: ReadonlySet<string>
}

/** Symbols that a page shows, each with the first section that does. */
function shownOnPage({ samples, codes }: CompiledPage, context: PageContext): Map<string, string> {
  const { list, index, topic, older } = context
  const declared = new Set(samples.flatMap(({ text, language }) => declaredNames(tokenize(text, language))))
  const isMigration = topic === 'migration'
  const shown = new Map<string, string>()
  const note = (ids: readonly string[], section: string) => {
    for (const id of ids) if (!shown.has(id)) shown.set(id, section)
  }
  for (const sample of samples) {
    const isNative = isHybrid(list.platform) && NATIVE_LANGUAGES.test(sample.language)
    const { uses, unknown } = isNative
      ? packageNames(sample, index, declared)
      : findUses(sample, index, declared)
    // A sample that calls what this version has not is one of the version before.
    if (isMigration && unknown.length) continue
    note(
      uses.map(({ id }) => id),
      sample.section,
    )
  }
  for (const { text, section } of codes) {
    const near = codes.filter((code) => code.section === section).map((code) => code.text)
    const prose = {
      index,
      symbols: list.symbols,
      declared,
      topic,
      prefixes: near.filter((one) => /^[\w.]+\.$/.test(one)),
      around: new Set(near.map((one) => one.replace(/\([^]*\)$/, ''))),
      isOld: (name: string) => isMigration && older.has(name),
    }
    note(proseUses(text, prose), section)
  }
  return shown
}

/** Address of the page that documents a symbol, if its list says which; it may not exist. */
function topicPath(
  { topic }: SdkSymbol,
  { version, platform }: SymbolList,
  language: Language,
): string | undefined {
  return topic === undefined ? undefined : sdkPath({ language, version, platform, topic })
}
