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
  /** What belongs here and is so large that it has a page of its own. */
  apart?: TypePart[]
}

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

/** Cuts the types of a list into pages: each with what belongs to it, large ones by topic, small ones together. */
export function groupTypes(list: SymbolList): TypeGroup[] {
  const types = list.symbols.filter(isType)
  const members = new Map(types.map(({ id }) => [id, list.symbols.filter(({ owner }) => owner === id)]))
  const hosts = hostsOf(types, members, list)
  const root = (id: string): string => {
    const seen = new Set<string>()
    let at = id
    for (let next = hosts.get(at); next !== undefined && !seen.has(at); next = hosts.get(at)) {
      seen.add(at)
      at = next
    }
    return at
  }
  const gathered = new Map<string, SdkSymbol[]>()
  for (const type of types) {
    const at = type.kind === 'exception' ? '' : root(type.id)
    gathered.set(at, [...(gathered.get(at) ?? []), type])
  }
  const partOf = (type: SdkSymbol): TypePart => ({ type, members: members.get(type.id) ?? [] })
  const groups: TypeGroup[] = []
  const others: TypePart[] = []
  for (const [id, together] of gathered) {
    if (!id) {
      groups.push({ kind: 'errors', parts: together.map(partOf) })
      continue
    }
    const main = together.find((type) => type.id === id)
    const parts = [...together].sort((a, b) => Number(b.id === id) - Number(a.id === id)).map(partOf)
    const count = parts.reduce((sum, part) => sum + part.members.length, 0)
    if (main && (parts.length > 1 || count >= FEW)) groups.push(...cutByTopic(main, parts))
    else others.push(...parts)
  }
  if (others.length) groups.push(...cutOthers(others))
  // The pages of what is taken out come last, so that the others keep their addresses.
  return groups.reduce((all, group) => [...all, ...takenOut(group)], groups.map(withoutLarge))
}

const countOf = (parts: readonly TypePart[]): number =>
  parts.reduce((sum, { members }) => sum + members.length, 0)

/** What of a group has a page of its own: large types, and the largest of those that would fill more than a page. */
function largeParts({ kind, parts }: TypeGroup): TypePart[] {
  if (kind !== 'main' && kind !== 'topic') return []
  const large = parts.slice(1).filter(({ members }) => members.length > MOST)
  const rest = parts
    .slice(1)
    .filter((part) => !large.includes(part))
    .sort((a, b) => b.members.length - a.members.length)
  while (countOf(parts) - countOf(large) > FULL && rest.length) large.push(...rest.splice(0, 1))
  return large
}

function withoutLarge(group: TypeGroup): TypeGroup {
  const apart = largeParts(group)
  return apart.length
    ? { ...group, parts: group.parts.filter((part) => !apart.includes(part)), apart }
    : group
}

const takenOut = (group: TypeGroup): TypeGroup[] =>
  largeParts(group).flatMap((part) => cutByTopic(part.type, [part]))

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

/** Which type each belongs to, where it belongs to one. */
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
    const outer = name?.includes('.') ? byName.get(name.slice(0, name.lastIndexOf('.'))) : undefined
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
function cutByTopic(main: SdkSymbol, parts: TypePart[]): TypeGroup[] {
  const [own, ...rest] = parts
  if (!own || own.members.length <= MOST) return [{ kind: 'main', main, parts }]
  const byTopic = new Map<string, SdkSymbol[]>()
  for (const member of own.members) {
    const topic = member.topic ?? ''
    byTopic.set(topic, [...(byTopic.get(topic) ?? []), member])
  }
  const apart = [...byTopic].filter(([topic, some]) => topic && topic !== main.topic && some.length >= WORTH)
  const gone = new Set(apart.flatMap(([, some]) => some))
  // What belongs to the type goes where its topic is.
  const topicOf = ({ type }: TypePart) => apart.find(([topic]) => topic === type.topic)?.[0]
  return [
    {
      kind: 'main',
      main,
      parts: [
        { type: own.type, members: own.members.filter((member) => !gone.has(member)) },
        ...rest.filter((part) => topicOf(part) === undefined),
      ],
    },
    ...apart.map(([topic, some]): TypeGroup => ({
      kind: 'topic',
      main,
      topic,
      parts: [{ type: own.type, members: some }, ...rest.filter((part) => topicOf(part) === topic)],
    })),
  ]
}
