import { grouped, remembered } from '../../text/maps'
import { findUses } from './find-uses'
import { isShown, type SymbolIndex } from './look-up'
import { selectorUses } from './prose-selectors'
import type { SdkSymbol } from './symbol'
import { tokenize } from './tokens'
import { formCalled } from './wrong-use'

/** What a name in backticks is read in the light of. */
export interface ProseContext {
  index: SymbolIndex
  symbols: readonly SdkSymbol[]
  /** Names that the samples of the page give to things of their own. */
  declared: ReadonlySet<string>
  /** The path of the page below its platform: the lists say which page documents a symbol. */
  topic: string
  /** Whether the page's system has a symbol. */
  isHere: (symbol: SdkSymbol) => boolean
  /** Beginnings that the section names, such as `com.beckon.push.`, so that its tables can leave them out. */
  prefixes: readonly string[]
  /** What else stands in backticks in the section. */
  around: ReadonlySet<string>
  /** What stands in backticks in the sentence; in a table, what its rows are about. */
  beside: () => ReadonlySet<string>
  /** What the samples of the section use. */
  sampled: ReadonlySet<string>
  /** Whether a bare name may be that of the version a reader comes from. */
  isOld: (name: string) => boolean
  /** The same of a selector, or its first words. */
  isOldSelector: (selector: string) => boolean
}

/** `userId`, `beckon_error`, `THEMES`: nobody writes such a word by chance. A plain word may be anything. */
const DISTINCTIVE = /[a-z\d][A-Z]|_|[.-]|^[A-Z]{6,}$/
/** `[lib addTag:tag]`, a message of Objective-C as a whole. */
const MESSAGE = /^\[[A-Z[][\w .[\]]*\s\w+[^]*\]$/
/** `find(BeckonQuery)`, `client().add`: what is called by its bare name, whatever it is given or asked for. */
const CALL = /^([a-z]\w*)\(/
/** As many members of a type in one section are no coincidence. */
const GROUP = 3

/**
 * The symbols that a text in backticks names: with their type, or bare where they can be but one thing.
 * @returns ids of the list, without those that only look alike
 */
export function proseUses(text: string, context: ProseContext): string[] {
  const { index, declared } = context
  // By itself it may be the transport, the tag of the log or a pod as well as the class.
  if (text === 'Beckon') return []
  const resolved = resolvedIn(text, index, declared)
  const whole = [text, ...context.prefixes.map((prefix) => prefix + text)].flatMap((name) => {
    const found = DISTINCTIVE.test(name) ? index.top(name) : undefined
    return found ? [found.id] : []
  })
  const sent = MESSAGE.test(text)
    ? findUses({ text, language: 'objc' }, index, declared).uses.map(({ id }) => id)
    : []
  const found = [...resolved, ...whole, ...sent]
  if (found.length) {
    const [, called] = CALL.exec(text) ?? []
    return [...new Set([...found, ...(called ? (bareName(`${called}()`, context) ?? []) : [])])]
  }
  const selectors = { ...context, labelled: (found: readonly SdkSymbol[]) => labelled(found, context) }
  return selectorUses(text, selectors) ?? bareName(text, context) ?? ofNamedValue(text, context)
}

const read = new WeakMap<SymbolIndex, Map<string, string[]>>()

/** What a text uses by itself. Pages write the same texts over and over: one is read again where other names in it are theirs. */
function resolvedIn(text: string, index: SymbolIndex, declared: ReadonlySet<string>): readonly string[] {
  const own = [...declared].filter((name) => text.includes(name))
  const ofIndex = remembered(read, index, () => new Map<string, string[]>())
  return remembered(ofIndex, [text, ...own].join('\n'), () =>
    findUses({ text, language: 'inline' }, index, declared).uses.map(({ id }) => id),
  )
}

function bareName(text: string, context: ProseContext): string[] | undefined {
  const { index, topic, isOld, isHere } = context
  const [, name, call] = /^([A-Za-z_$][\w$]*)(\([^]*\))?$/.exec(text) ?? []
  if (!name) return undefined
  if (isOld(name)) return []
  const top = index.top(name)
  const all = [...index.membersNamed(name), ...(top ? [top] : [])]
  const candidates = all.filter(
    (one) => isHere(one) && (!call || /^(?:function|event|constructor)$/.test(one.kind)),
  )
  const here = candidates.filter((one) => one.topic === topic)
  const isSpecial = call !== undefined || DISTINCTIVE.test(name)
  if (isSpecial) {
    const fitting = taking(here, call)
    const [one, another] =
      [candidates, fitting, labelled(fitting, context)].find(({ length }) => length === 1) ?? []
    return one && !another ? [formNamed(one, call, text, index).id] : []
  }
  const [used, ...others] = candidates.filter(
    ({ id, kind }) => kind === 'function' && context.sampled.has(id),
  )
  if (used && !others.length) return [used.id]
  const [one] = here
  return one && here.length === 1 && isInGroup(one, context) ? [one.id] : []
}

/** The form of a method that a call in a sentence has the arguments of. */
const formNamed = (
  member: SdkSymbol,
  call: string | undefined,
  text: string,
  index: SymbolIndex,
): SdkSymbol =>
  call && member.owner
    ? formCalled(member, member.owner, index, tokenize(text, 'inline'), 0, { text, language: 'inline' })
    : member

/** Of methods of one name those that take the types which a call in a sentence names; all, where none does. */
function taking(all: readonly SdkSymbol[], call = ''): readonly SdkSymbol[] {
  const types = call.match(/\b[A-Z]\w+/g) ?? []
  const fitting = all.filter(({ signatures = {} }) =>
    Object.values(signatures).some((one) => types.every((type) => new RegExp(`\\b${type}\\b`).test(one))),
  )
  return fitting.length ? fitting : all
}

/**
 * Of members of one name those that a text is about: the sentence names their type, or it names others that only their
 * type has; else the section names their type, and no others of another one, which may have a plain name there, "the receiver".
 */
function labelled(all: readonly SdkSymbol[], context: ProseContext): SdkSymbol[] {
  const { around, beside } = context
  const ofType = (texts: ReadonlySet<string>) =>
    all.filter(({ owner }) => owner !== undefined && isShown({ id: owner }) && texts.has(owner))
  const withOthers = (texts: ReadonlySet<string>, least: number) =>
    all.filter((one) => othersNamed(one, all, texts, context) >= least)
  const named = beside()
  const near = [ofType(named), withOthers(named, GROUP - 1)].find(
    (found) => new Set(found.map(({ owner }) => owner)).size === 1,
  )
  if (near) return near
  const others = withOthers(around, 1)
  return ofType(around).filter((each) => others.every(({ owner }) => owner === each.owner))
}

/** How many members that only its type has are named where a member is. */
function othersNamed(
  { owner }: SdkSymbol,
  all: readonly SdkSymbol[],
  texts: ReadonlySet<string>,
  { symbols, isHere }: ProseContext,
): number {
  const rivals = new Set(all.map((one) => one.owner))
  const named = [...rivals]
    .flatMap((rival) => ownedBy(rival, symbols))
    .filter((one) => isHere(one) && texts.has(one.name))
  const elsewhere = new Set(named.filter((one) => one.owner !== owner).map(({ name }) => name))
  return new Set(
    named.filter((one) => one.owner === owner && !elsewhere.has(one.name)).map(({ name }) => name),
  ).size
}

const owned = new WeakMap<readonly SdkSymbol[], Map<string | undefined, SdkSymbol[]>>()

/** The members of a type; without one what is no member. */
const ownedBy = (type: string | undefined, symbols: readonly SdkSymbol[]): readonly SdkSymbol[] =>
  remembered(owned, symbols, () => grouped(symbols, ({ owner }) => owner)).get(type) ?? []

/** Whether the section names others of its kind: members of its type, or values that are noted alike. */
function isInGroup(symbol: SdkSymbol, { symbols, around }: ProseContext): boolean {
  const { owner, note } = symbol
  const kin = ownedBy(owner, symbols).filter(
    (one) => owner !== undefined || (note !== undefined && one.note === note),
  )
  const named = kin.filter(({ name }) => around.has(name))
  return named.length >= Math.max(2, Math.min(owner ? GROUP : 2, kin.length))
}

/** `device.userId`: people call a value by its type. */
function ofNamedValue(text: string, { index }: ProseContext): string[] {
  const [root, ...steps] = text.split(/[?!]?\./)
  let type = root && /^[a-z]\w*$/.test(root) ? typeCalled(root, index) : undefined
  const uses: string[] = []
  for (const step of steps) {
    const name: string = /^\w+/.exec(step)?.[0] ?? ''
    const member: SdkSymbol | undefined = type ? index.member(type, name) : undefined
    if (!member) break
    uses.push(member.id)
    type = member.type
  }
  return uses
}

function typeCalled(name: string, index: SymbolIndex): string | undefined {
  const exact = index.top(`Beckon${name.charAt(0).toUpperCase()}${name.slice(1)}`)
  return exact && isShown(exact) ? exact.id : undefined
}
