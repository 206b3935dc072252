import { topicPaths } from '../../../shared/sdk'
import type { SdkSymbol, SymbolList } from '../../symbols/symbol'
import { referenceOf, symbolsPath, topicTitle, typeTitle } from './addresses'
import type { TypeGroup } from './group'
import { code, labelled, typeLink, type Surroundings } from './member'

/** A page of the reference that another one leads to. */
type Placed = TypeGroup & { slug: string }

/** What stands on a page beyond a whole type: how much of it, and the way to the rest. Empty for a type on one page. */
export function leadOf(group: TypeGroup, list: SymbolList, around: Surroundings): string[] {
  if (group.kind === 'others') return [othersLead(group, list, around)]
  return group.kind === 'topic' && group.main ? [partLead(group, group.main, list, around)] : []
}

/** On the page of a type that is cut by topic: the pages with the rest of its members, below a heading. */
export function partsOf({ kind, main }: TypeGroup, list: SymbolList, around: Surroundings): string[] {
  const { words } = around
  const topics = kind === 'main' && main ? sameType(main, list).filter((one) => one.kind === 'topic') : []
  if (!main || !topics.length) return []
  const total = membersOf(main, list)
  const count = total - topics.reduce((sum, one) => sum + countOf(one), 0)
  const items = topics.map((one) => {
    const members = words('symbols.count.member', { count: countOf(one) })
    return `- ${words('symbols.part', { page: pageLink(one, list, around), members })}`
  })
  return [
    `## ${words('symbols.byTopic')}`,
    words('symbols.inParts', { type: code(typeTitle(main)), total, count }),
    items.join('\n'),
  ]
}

function partLead(group: TypeGroup, main: SdkSymbol, list: SymbolList, around: Surroundings): string {
  const { words } = around
  const others = sameType(main, list).filter((one) => one.kind === 'topic' && one.topic !== group.topic)
  const facts = {
    type: typeLink(main, list, around.language),
    count: countOf(group),
    total: membersOf(main, list),
    topic: guideLink(group.topic ?? '', list, around),
  }
  return [
    words('symbols.partOf', facts),
    ...(others.length ? [words('symbols.otherParts', { pages: pageLinks(others, list, around) })] : []),
  ].join(' ')
}

function othersLead(group: TypeGroup, list: SymbolList, around: Surroundings): string {
  const { words } = around
  const { topic, parts } = group
  const [first] = parts
  const others = referenceOf(list).groups.filter((one) => one.kind === 'others' && one.topic !== topic)
  const facts = { count: parts.length, first: first ? code(typeTitle(first.type)) : '' }
  return [
    topic === undefined
      ? words('symbols.smallTypes', facts)
      : words('symbols.smallTypesOf', { ...facts, topic: guideLink(topic, list, around) }),
    ...(others.length ? [words('symbols.furtherTypes', { pages: pageLinks(others, list, around) })] : []),
  ].join(' ')
}

const sameType = (main: SdkSymbol, list: SymbolList): Placed[] =>
  referenceOf(list).groups.filter((one) => one.main?.id === main.id)

/** How many members of its main type stand on a page. */
const countOf = ({ parts: [first] }: TypeGroup): number => first?.members.length ?? 0
const membersOf = (main: SdkSymbol, list: SymbolList): number =>
  sameType(main, list).reduce((sum, one) => sum + countOf(one), 0)

const pageLinks = (groups: readonly Placed[], list: SymbolList, around: Surroundings): string =>
  groups.map((one) => pageLink(one, list, around)).join(', ')

/** A part by its topic; the page of what belongs to none by its title. */
function pageLink(
  { slug, topic }: Placed,
  list: SymbolList,
  { language, titleOf, words }: Surroundings,
): string {
  const title =
    topic === undefined ? words('symbols.others') : (topicTitle(topic, list, language, titleOf) ?? topic)
  return labelled(title, `${symbolsPath(list, language)}${slug}/`)
}

/** The guide of a topic; its bare title where each system has a guide of its own. */
function guideLink(topic: string, list: SymbolList, { language, titleOf }: Surroundings): string {
  const { version, platform } = list
  const paths = topicPaths({ language, version, platform, topic }).filter(
    (path) => titleOf(path) !== undefined,
  )
  const title = topicTitle(topic, list, language, titleOf) ?? topic
  const [path, another] = paths
  return path !== undefined && another === undefined ? labelled(title, path) : title
}
