import { findUses } from './find-uses'
import { isShown, type SymbolIndex } from './look-up'
import type { SdkSymbol } from './symbol'

/** What a name in backticks is read in the light of. */
export interface ProseContext {
  index: SymbolIndex
  symbols: readonly SdkSymbol[]
  /** Names that the samples of the page give to things of their own. */
  declared: ReadonlySet<string>
  /** The path of the page below its platform: the lists say which page documents a symbol. */
  topic: string
  /** Beginnings that the section names, such as `com.beckon.push.`, so that its tables can leave them out. */
  prefixes: readonly string[]
  /** What else stands in backticks in the section. */
  around: ReadonlySet<string>
  /** Whether a bare name may be that of the version a reader comes from. */
  isOld: (name: string) => boolean
}

/** `userId`, `beckon_error`, `THEMES`: nobody writes such a word by chance. A plain word may be anything. */
const DISTINCTIVE = /[a-z\d][A-Z]|_|[.-]|^[A-Z]{6,}$/
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
  const resolved = findUses({ text, language: 'inline' }, index, declared).uses.map(({ id }) => id)
  const whole = [text, ...context.prefixes.map((prefix) => prefix + text)].flatMap((name) => {
    const found = DISTINCTIVE.test(name) ? index.top(name) : undefined
    return found ? [found.id] : []
  })
  const found = [...resolved, ...whole]
  if (found.length) return [...new Set(found)]
  return bareName(text, context) ?? ofNamedValue(text, context)
}

function bareName(text: string, context: ProseContext): string[] | undefined {
  const { index, topic, isOld } = context
  const [, name, call] = /^([A-Za-z_$][\w$]*)(\([^]*\))?$/.exec(text) ?? []
  if (!name) return undefined
  if (isOld(name)) return []
  const top = index.top(name)
  const all = [...index.membersNamed(name), ...(top ? [top] : [])]
  const candidates = all.filter(({ kind }) => !call || /^(?:function|event|constructor)$/.test(kind))
  const here = candidates.filter((one) => one.topic === topic)
  const isSpecial = call !== undefined || DISTINCTIVE.test(name)
  if (isSpecial) {
    const [one] = candidates.length === 1 ? candidates : here
    return one && (candidates.length === 1 || here.length === 1) ? [one.id] : []
  }
  const [one] = here
  return one && here.length === 1 && isInGroup(one, context) ? [one.id] : []
}

/** Whether the section names others of its kind: members of its type, or values that are noted alike. */
function isInGroup(symbol: SdkSymbol, { symbols, around }: ProseContext): boolean {
  const { owner, note } = symbol
  const kin = symbols.filter((one) => (owner ? one.owner === owner : !one.owner && note && one.note === note))
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
