import { addTo, remembered } from '../../text/maps'
import { escapePattern } from '../../text/escape-pattern'
import { likelyTypo } from './nearest-name'
import { readSignature } from './signature'
import { swiftName } from './swift-names'
import type { SdkSymbol, SymbolList } from './symbol'

/** One or several lists, indexed for the questions that samples raise. */
export interface SymbolIndex {
  /** A type, a name or a function by its id. */
  top(id: string): SdkSymbol | undefined
  /** A member of a type or of one that it extends; undefined when it has none of that name. */
  member(type: string, name: string): SdkSymbol | undefined
  /** Whether its lists are of several versions: then a member may be one of a version that a sample does not mean. */
  isMixed: boolean
  /** Whether somebody wants to know what is wrong with a use: who only looks for uses is spared a good part of the work. */
  isJudging: boolean
  /** A symbol by its id in every list that has it: those of several versions may be imported by different names. */
  variants(id: string): readonly SdkSymbol[]
  /** Names of all members of a type; empty when the list does not know them. */
  membersOf(type: string): readonly string[]
  /** All names a writer may have meant. */
  names(): readonly string[]
  /** The name of which a loose name may be a misspelling; nothing for most of them. */
  likelyTypo(written: string): string | undefined
  /** Members of any type by their name. */
  membersNamed(name: string): readonly SdkSymbol[]
  /** The type a variable of this name customarily holds. */
  variable(name: string): string | undefined
  /** The id of what is imported by this full name. */
  imported(name: string): string | undefined
  /** Whether known full names begin with this one: it is a package, or a family of keys. */
  isPrefix(name: string): boolean
  /** The name that stands for a family, `beckon_scannable_*`, one of whose members or patterns this is. */
  family(name: string): string | undefined
  /** Whether a known full name ends in this: `NotificationOpened` of an intent action. */
  isTail(name: string): boolean
  /** Whether any of its signatures is one of Objective-C. */
  hasObjectiveC: boolean
  /** Whether a selector of Objective-C has this word in it: `forContent` of `handleRequest:forContent:`. */
  isLabel(name: string): boolean
  /** The selectors of Objective-C that begin with this word: `handleRequest:forContent:`. */
  selectorsFrom(word: string): readonly string[]
  /** Whole names: what is written in imports, files and strings. */
  fullNames(): readonly string[]
}

/** Indexes lists; what an earlier one says wins. */
export function indexSymbols(lists: readonly SymbolList[]): SymbolIndex {
  const tops = new Map<string, SdkSymbol>()
  const members = new Map<string, Map<string, SdkSymbol>>()
  const membersOwnedBy = (type: string) => remembered(members, type, () => new Map<string, SdkSymbol>())
  const byName = new Map<string, SdkSymbol[]>()
  const byId = new Map<string, SdkSymbol[]>()
  const bases = new Map<string, string>()
  const variables = new Map<string, string>()
  const imports = new Map<string, string>()
  const prefixes = new Set<string>()
  const families: { pattern: RegExp; id: string; heardBy?: string | undefined }[] = []
  const tails = new Set<string>()
  const spell = (fullName: string) => {
    const parts = fullName.split(/(?=[.:])/)
    parts.forEach((_, count) => prefixes.add(parts.slice(0, count).join('')))
  }
  for (const list of lists) {
    for (const symbol of list.symbols) {
      addTo(byId, symbol.id, symbol)
      if (symbol.import) {
        for (const name of [symbol.import, ...(symbol.alsoImport ?? [])]) {
          imports.set(name, symbol.id)
          spell(name)
        }
      } else if (!symbol.owner) spell(symbol.id)
      if (symbol.owner) {
        const own = membersOwnedBy(symbol.owner)
        if (!own.has(symbol.name)) own.set(symbol.name, symbol)
        addTo(byName, symbol.name, symbol)
      } else {
        if (!tops.has(symbol.id)) tops.set(symbol.id, symbol)
        if (symbol.named && !tops.has(symbol.named)) tops.set(symbol.named, symbol)
        if (symbol.id.includes('*')) {
          families.push({ pattern: wildcard(symbol.id), id: symbol.id, heardBy: symbol.heardBy })
        }
        // An artifact is also called by its own name, without its group.
        const bare = symbol.kind === 'artifact' ? /^[\w.]+:([\w-]+)$/.exec(symbol.id)?.[1] : undefined
        if (bare && !tops.has(bare)) tops.set(bare, symbol)
        const tail = /[.]([A-Z]\w+)$/.exec(symbol.id)?.[1]
        if (tail) tails.add(tail)
        // A nested type is imported, and then written without its outer one.
        if (symbol.id !== symbol.name && isShown(symbol) && !tops.has(symbol.name))
          tops.set(symbol.name, symbol)
      }
    }
    for (const [type, base] of Object.entries(list.bases)) if (base && !bases.has(type)) bases.set(type, base)
    for (const [name, type] of Object.entries(list.variables)) {
      if (!variables.has(name)) variables.set(name, type)
    }
  }
  // A method of Objective-C is found by its name in Swift as well, several of one name there as its forms.
  for (const symbol of lists.flatMap(({ symbols }) => symbols)) {
    const called = swiftName(symbol)
    if (called === undefined || !symbol.owner) continue
    const own = membersOwnedBy(symbol.owner)
    if (!own.has(called)) own.set(called, symbol)
    else if (!called.includes('(')) own.set(`${called}(${symbol.name})`, symbol)
    addTo(byName, called, symbol)
  }
  const line = (type: string): string[] => {
    const types: string[] = []
    for (let at: string | undefined = type; at && !types.includes(at); at = bases.get(at)) types.push(at)
    return types
  }
  const names = [
    ...new Set([...byName.keys(), ...[...tops.values()].filter(isShown).map(({ name }) => name)]),
  ]
  const slips = new Map<string, string | undefined>()
  const messages = lists.flatMap(({ symbols }) => symbols.flatMap(({ signatures }) => signatures?.objc ?? []))
  const namesOf = new Map<string, string[]>()
  let fullNames: readonly string[] | undefined
  let selectors: readonly (readonly string[])[] | undefined
  const allSelectors = () => (selectors ??= messages.map(selectorLabels))
  return {
    isMixed: new Set(lists.map(({ version }) => version)).size > 1,
    isJudging: true,
    top: (id) => tops.get(id),
    member(type, name) {
      for (const at of line(type)) {
        const found = members.get(at)?.get(name) ?? tops.get(`${at}.${name}`)
        if (found) return found
      }
      return undefined
    },
    variants: (id) => byId.get(id) ?? [],
    membersOf: (type) =>
      remembered(namesOf, type, () => line(type).flatMap((at) => [...(members.get(at)?.keys() ?? [])])),
    names: () => names,
    // Samples write the same names over and over.
    likelyTypo: (written) => remembered(slips, written, () => likelyTypo(written, names)),
    membersNamed: (name) => byName.get(name) ?? [],
    variable: (name) => variables.get(name),
    imported: (name) => imports.get(name),
    isPrefix: (name) => prefixes.has(name),
    family(name) {
      const found = families.find(
        ({ pattern, heardBy }) =>
          pattern.test(name) && (heardBy === undefined || members.get(heardBy)?.has(listenerOf(name))),
      )
      if (found) return found.id
      if (!name.includes('*')) return undefined
      const asked = wildcard(name)
      return [...tops.keys()].find((id) => asked.test(id))
    },
    isTail: (name) => tails.has(name),
    hasObjectiveC: messages.length > 0,
    isLabel: (name) => allSelectors().some((labels) => labels.includes(name)),
    selectorsFrom: (word) =>
      allSelectors().flatMap((labels) => (labels[0] === word ? labels.map((one) => `${one}:`).join('') : [])),
    fullNames: () => (fullNames ??= [...tops.keys(), ...imports.keys()]),
  }
}

/**
 * For what is looked up to know what it is: nobody is told what is wrong with a use, and of a name that is not there which was
 * meant.
 */
export const withoutSuggestions = (index: SymbolIndex): SymbolIndex => ({
  ...index,
  isJudging: false,
  names: () => NO_NAMES,
  fullNames: () => NO_NAMES,
  likelyTypo: () => undefined,
})

const NO_NAMES: readonly string[] = []

/** A member with its further forms, `find` and `find(URL)`, by the name that it is called by. */
export function overloadsOf(member: SdkSymbol, type: string, name: string, index: SymbolIndex): SdkSymbol[] {
  const variants = index.membersOf(type).filter((one) => one.startsWith(`${name}(`))
  return [member, ...variants.flatMap((variant) => index.member(type, variant) ?? [])]
}

/** `addTag` and `completionHandler` of `- (void)addTag:(NSString *)tag completionHandler:(Done)done`. */
const selectorLabels = (signature: string): string[] =>
  (readSignature(signature, 'objc').parameters ?? []).flatMap(({ label }) => label ?? [])

/** `onUrlOpened` of `com.beckon.url_opened`. */
const listenerOf = (event: string): string =>
  event.replace(/^.*\./, 'on_').replace(/_+(\w)/g, (_, letter: string) => letter.toUpperCase())

const wildcard = (name: string): RegExp =>
  new RegExp(`^${escapePattern(name).replaceAll('\\*', '[\\w.-]+')}$`)

/** Accessors without a class of their own hang on a name in angle brackets, which nobody can write. */
export const isShown = ({ id }: Pick<SdkSymbol, 'id'>): boolean => !id.startsWith('<')
