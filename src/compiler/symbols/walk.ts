import type { SymbolIndex } from './look-up'
import type { SdkSymbol } from './symbol'

/** `BeckonRegion[]`: several of a type, in whatever collection a language has. */
const MANY = '[]'

/** What one of a collection is: `BeckonRegion` for `BeckonRegion[]`; undefined for a type that is no collection. */
export const elementOf = (type: string): string | undefined =>
  type.endsWith(MANY) ? type.slice(0, -MANY.length) : undefined
/** The collection of a type: `BeckonRegion[]` for `BeckonRegion`. */
export const manyOf = (type: string): string => `${type}${MANY}`
/** A type without its mark of a collection. */
export const bareType = (type: string): string => elementOf(type) ?? type

/** What gives the same collection, or fewer of it. */
const SAME = new Set(
  (
    'filter where sort sorted sortedBy sortedByDescending sortedWith slice reversed toList toSet toMutableList take drop ' +
    'filterNot filterNotNull whereType orEmpty asReversed concat value'
  ).split(' '),
)
/** What gives one of them. */
const ONE = new Set(
  'first last firstOrNull lastOrNull find findLast firstWhere lastWhere single elementAt getOrNull at'.split(
    ' ',
  ),
)
/** What hands each of them to a lambda. */
const EACH = new Set(
  (
    'forEach map filter find findLast some every where any all firstWhere lastWhere flatMap compactMap filterNot mapNotNull ' +
    'sortedBy sortedByDescending firstOrNull first last associateBy associateWith groupBy count none sumOf reduce ' +
    'joinToString partition maxByOrNull minByOrNull distinctBy takeWhile dropWhile onEach allSatisfy contains'
  ).split(' '),
)
/** What hands the whole value to a lambda. */
const WHOLE = new Set('then let also run observe listen'.split(' '))

/** One name of a chain of calls, with what is known of it. */
export interface Step {
  /** The member of the SDK that the step names. */
  member?: SdkSymbol
  /** What it gives, as far as the list says. */
  type?: string
  /** What a lambda that it is given gets. */
  handed?: string
}

/**
 * One step of a chain: `name` behind a value of a type.
 * @param before what the member before handed to lambdas: a stream hands it on by `listen`
 */
export function stepFrom(
  type: string | undefined,
  name: string,
  index: SymbolIndex,
  language: string,
  before?: string,
): Step {
  if (!type) return before && WHOLE.has(name) ? { handed: before } : {}
  const element = elementOf(type)
  if (element !== undefined) {
    const given = SAME.has(name) ? type : ONE.has(name) ? element : undefined
    const handed = EACH.has(name) ? element : WHOLE.has(name) ? type : undefined
    return { ...(given ? { type: given } : {}), ...(handed ? { handed } : {}) }
  }
  const member =
    index.member(type, language === 'java' ? propertyOf(name, type, index) : name) ??
    (READS_GETTERS.test(language) ? getterOf(name, type, index) : undefined)
  if (member) {
    // A nested type is a type of its own.
    const given = member.owner ? member.type : member.id
    return { member, ...(given ? { type: given } : {}), ...(member.passes ? { handed: member.passes } : {}) }
  }
  // What may be missing has `map` in Swift.
  const isMapped = language === 'swift' && /^(?:map|flatMap)$/.test(name)
  if (isMapped || WHOLE.has(name)) return { handed: before ?? type }
  return {}
}

/** Kotlin's `currentDevice` is `getCurrentDevice()` in Java. */
function propertyOf(name: string, type: string, index: SymbolIndex): string {
  const [, prefix, rest] = /^(get|set|is)([A-Z]\w*)$/.exec(name) ?? []
  if (!prefix || !rest || index.member(type, name)) return name
  return rest.charAt(0).toLowerCase() + rest.slice(1)
}

/** Kotlin, and prose that may be of Kotlin. */
const READS_GETTERS = /^(?:kotlin|kts|inline)$/

/** Java's `getDeviceId()` may be read as `deviceId` in Kotlin; a function of Kotlin is none that may. */
function getterOf(name: string, type: string, index: SymbolIndex): SdkSymbol | undefined {
  const getter = index.member(type, `get${name.charAt(0).toUpperCase()}${name.slice(1)}`)
  return getter && isGetter(getter) ? getter : undefined
}

/** Whether a method of Java takes nothing and gives something by a name that Kotlin reads as a property. */
export function isGetter({ kind, name, signature = '', signatures }: SdkSymbol): boolean {
  if (kind !== 'function' || signature !== signatures?.java) return false
  const of = /^get[A-Z]/.test(name) ? /^(?!.*\bstatic\b)(?!void\b).+ \w+\(\)$/ : /\b[Bb]oolean \w+\(\)$/
  return /^(?:get|is)[A-Z]/.test(name) && of.test(signature.trim())
}
