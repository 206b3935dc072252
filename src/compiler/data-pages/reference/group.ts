import { addTo } from '../../../text/maps'
import { isShown } from '../../symbols/look-up'
import { isType, type SdkSymbol, type SymbolList } from '../../symbols/symbol'
import { bareType } from '../../symbols/walk'

/** A stretch of a page: a type with the members of it that stand there. */
export interface TypePart {
  type: SdkSymbol
  members: readonly SdkSymbol[]
}

/** What stands on one page of the reference. */
export interface TypeGroup {
  /** `main`: a type with what belongs to it; the others gather what would fill no page. */
  kind: 'main' | 'topic' | 'errors' | 'others'
  /** The type that gives the page its name. */
  main?: SdkSymbol
  /** Of a type too large for one page: the topic of the members that stand here. */
  topic?: string
  parts: TypePart[]
  /** What belongs here and stands on another page: since it is large, or with the type it is nested in. */
  apart?: TypePart[]
  /** Of what was taken out of another page: the place of the group that it follows. */
  after?: number
}

/** Which type each belongs to, where it belongs to one. */
type Hosts = ReadonlyMap<string, string>

/** More members than this are cut by their topics. */
const MOST = 30
/** No page has more members than this. */
const FULL = 60
/** Members of one topic that are worth a page. */
const WORTH = 4
/** A type with fewer members, to which nothing else belongs, fills no page. */
const FEW = 3
/** What a type for the events of another is called: `BeckonPushIntentReceiver` belongs to `BeckonPush`. */
const ROLE = /^(.+?)(?:IntentReceiver|Receiver|Listener|Delegate|EventHandler|Event|Compat)$/

/** The name of a type in code; undefined for one that has none. */
export const codeName = (type: SdkSymbol): string | undefined =>
  type.named ?? (isShown(type) ? type.id : undefined)

/** The name of the type that a type is nested in: `Owner` of `Owner.Nested`. */
function outerName(type: SdkSymbol): string | undefined {
  const name = codeName(type)
  return name?.includes('.') ? name.slice(0, name.lastIndexOf('.')) : undefined
}

/** Cuts the types of a list into pages: each with what belongs to it, large ones by topic, small ones together. */
export function groupTypes(list: SymbolList): TypeGroup[] {
  const types = list.symbols.filter(isType)
  const members = new Map(types.map(({ id }) => [id, list.symbols.filter(({ owner }) => owner === id)]))
  const hosts = hostsOf(types, members, list)
  const gathered = new Map<string, SdkSymbol[]>()
  for (const type of types) {
    const at = type.kind === 'exception' ? '' : rootOf(type.id, hosts)
    addTo(gathered, at, type)
  }
  const partOf = (type: SdkSymbol): TypePart => ({ type, members: members.get(type.id) ?? [] })
  const groups: TypeGroup[] = []
  const others: TypePart[] = []
  for (const [id, together] of gathered) {
    if (!id) {
      groups.push({ kind: 'errors', parts: nestedBehind(together.map(partOf)) })
      continue
    }
    const main = together.find((type) => type.id === id)
    const parts = nestedBehind(
      [...together].sort((a, b) => Number(b.id === id) - Number(a.id === id)).map(partOf),
    )
    if (main && (parts.length > 1 || countOf(parts) >= FEW)) groups.push(...cutByTopic(main, parts, hosts))
    else others.push(...parts)
  }
  if (others.length) groups.push(...cutOthers(others))
  // The pages of what is taken out come last, so that the others keep their addresses.
  const large = groups.map((group) => largeParts(group, hosts))
  return [
    ...groups.map((group, at) => without(group, large[at]?.flat() ?? [])),
    ...groups.flatMap((group, at) => {
      // Behind all parts of the type that it was taken out of.
      const after = groups.reduce((last, { main }, place) => (main === group.main ? place : last), 0)
      return (large[at] ?? [])
        .flatMap((family) => (family[0] ? cutByTopic(family[0].type, family, hosts) : []))
        .map((made) => ({ ...made, after }))
    }),
  ]
}

const countOf = (parts: readonly TypePart[]): number =>
  parts.reduce((sum, { members }) => sum + members.length, 0)

/**
 * The type that something belongs to in the end, which may be itself.
 * @param under ends below this one: gives what stands beside its other types with all that belongs to it
 */
function rootOf(id: string, hosts: Hosts, under?: string): string {
  const seen = new Set<string>()
  let at = id
  for (
    let next = hosts.get(at);
    next !== undefined && next !== under && !seen.has(at);
    next = hosts.get(at)
  ) {
    seen.add(at)
    at = next
  }
  return at
}

/** Each type followed by those that are nested in it; otherwise as they were. */
function nestedBehind(parts: readonly TypePart[]): TypePart[] {
  const names = new Set(parts.map(({ type }) => codeName(type)))
  const outerHere = ({ type }: TypePart) => {
    const name = outerName(type)
    return name !== undefined && names.has(name) ? name : undefined
  }
  const inside = (outer: string | undefined): TypePart[] =>
    parts
      .filter((part) => outerHere(part) === outer)
      .flatMap((part) => {
        const name = codeName(part.type)
        return [part, ...(name === undefined ? [] : inside(name))]
      })
  return inside(undefined)
}

/**
 * What of a group has pages of its own: large types, and the largest of those that would fill more than a page. What
 * belongs to a type goes with it.
 */
function largeParts({ kind, parts }: TypeGroup, hosts: Hosts): TypePart[][] {
  const [first, ...others] = parts
  if (!first || (kind !== 'main' && kind !== 'topic')) return []
  const families = new Map<string, TypePart[]>()
  for (const part of others) {
    const root = rootOf(part.type.id, hosts, first.type.id)
    addTo(families, root, part)
  }
  const isLarge = (family: readonly TypePart[]) => family.some(({ members }) => members.length > MOST)
  const large = [...families.values()].filter(isLarge)
  // What is nested in the type itself leaves it last.
  const isNested = ([one]: readonly TypePart[]) =>
    one !== undefined && outerName(one.type) === codeName(first.type)
  const rest = [...families.values()]
    .filter((family) => !isLarge(family))
    .sort((a, b) => Number(isNested(a)) - Number(isNested(b)) || countOf(b) - countOf(a))
  while (countOf(parts) - countOf(large.flat()) > FULL && rest.length) large.push(...rest.splice(0, 1))
  return large
}

function without(group: TypeGroup, apart: readonly TypePart[]): TypeGroup {
  return apart.length
    ? {
        ...group,
        parts: group.parts.filter((part) => !apart.includes(part)),
        apart: [...(group.apart ?? []), ...apart],
      }
    : group
}

/** Small types that together fill more than a page: those of a topic that is worth one stand apart. */
function cutOthers(others: TypePart[]): TypeGroup[] {
  if (countOf(others) <= FULL) return [{ kind: 'others', parts: others }]
  const topics = [...new Set(others.flatMap(({ type }) => type.topic ?? []))]
  const apart = topics
    .map((topic) => ({ topic, parts: others.filter(({ type }) => type.topic === topic) }))
    .filter(({ parts }) => countOf(parts) >= FULL / 4)
  const gone = new Set(apart.flatMap(({ parts }) => parts))
  return [
    { kind: 'others', parts: others.filter((part) => !gone.has(part)), apart: [...gone] },
    ...apart.map(({ topic, parts }): TypeGroup => ({ kind: 'others', topic, parts })),
  ]
}

function hostsOf(
  types: readonly SdkSymbol[],
  members: ReadonlyMap<string, readonly SdkSymbol[]>,
  { symbols, bases }: SymbolList,
): Map<string, string> {
  const byName = new Map(
    types.flatMap((type) => [
      [type.id, type.id] as const,
      ...(type.named ? [[type.named, type.id] as const] : []),
    ]),
  )
  const givers = new Map<string, Set<string>>()
  for (const { owner, type, passes } of symbols) {
    for (const given of [type, passes]) {
      const id = given && bareType(given)
      if (owner && id && members.has(id) && id !== owner)
        givers.set(id, (givers.get(id) ?? new Set()).add(owner))
    }
  }
  const hosts = new Map<string, string>()
  for (const type of types) {
    const name = codeName(type)
    const own = members.get(type.id) ?? []
    const outer = byName.get(outerName(type) ?? '')
    const base = own.length ? undefined : bases[type.id]
    const served = byName.get(ROLE.exec(name ?? '')?.[1] ?? '')
    const from = [...(givers.get(type.id) ?? [])]
    const isPlain = !own.some(({ kind }) => kind === 'function' || kind === 'event')
    const isSmall = isPlain && from.length === 1 && own.length <= 8
    const giver =
      isSmall || (isPlain && !isShown(type)) ? (from.find((id) => !ROLE.test(id)) ?? from[0]) : undefined
    const host = outer ?? base ?? served ?? giver
    if (host !== undefined && host !== type.id) hosts.set(type.id, host)
  }
  return hosts
}

/** A type with so many members that nobody would scroll through them stands on a page a topic. */
function cutByTopic(main: SdkSymbol, parts: TypePart[], hosts: Hosts): TypeGroup[] {
  const [own, ...rest] = parts
  if (!own || own.members.length <= MOST) return [{ kind: 'main', main, parts }]
  const byTopic = new Map<string, SdkSymbol[]>()
  for (const member of own.members) addTo(byTopic, member.topic ?? '', member)
  const apart = [...byTopic].filter(([topic, some]) => topic && topic !== main.topic && some.length >= WORTH)
  const gone = new Set(apart.flatMap(([, some]) => some))
  // What belongs to the type goes where its topic is, with all that belongs to itself.
  const topicOf = ({ type }: TypePart) => {
    const root = rootOf(type.id, hosts, main.id)
    const first = rest.find((part) => part.type.id === root)?.type ?? type
    return apart.find(([topic]) => topic === first.topic)?.[0]
  }
  return [
    {
      kind: 'main',
      main,
      parts: [
        { type: own.type, members: own.members.filter((member) => !gone.has(member)) },
        ...rest.filter((part) => topicOf(part) === undefined),
      ],
    },
    ...apart.map(([topic, some]): TypeGroup => {
      const elsewhere = rest.filter((part) => part.type.topic === topic && topicOf(part) !== topic)
      return {
        kind: 'topic',
        main,
        topic,
        parts: [{ type: own.type, members: some }, ...rest.filter((part) => topicOf(part) === topic)],
        ...(elsewhere.length ? { apart: elsewhere } : {}),
      }
    }),
  ]
}
