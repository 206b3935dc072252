import { parseSdkPath, topicPaths } from '../../shared/sdk'
import type { Language } from '../../shared/site'
import type { TreeEntry } from '../page/tree-entry'
import { isShown } from './look-up'
import { sectionsSaying } from './sections-saying'
import { isSelector } from './selectors'
import { bareType } from './walk'
import type { Occurrence } from './shown-on'
import type { SdkSymbol, SymbolList } from './symbol'

/** Pages that say how to use the SDK; others tell what became of it, or what may go wrong. */
const GUIDE = /^(?:setup|implementation|customizations)(?:\/|$)/
/** Guides to one feature; those that set the SDK up, or tell of all features, are about no type in particular. */
const FEATURE = /^(?:implementation\/(?!.*\bsetup$)|customizations$)/
/** As many members of a type on a page are no coincidence. */
const KIN = 2
/** A type whose members are of so many features is on their pages by chance. */
const HUB = 6

/** What guides are looked for in. */
interface Guides {
  occurrences: ReadonlyMap<string, readonly Occurrence[]>
  language: Language
  /** Pages that somebody wrote, by their paths. */
  written: ReadonlyMap<string, Pick<TreeEntry, 'page'>>
}

/** Where guides document each symbol of a list that any documents: one place, or one for each of two systems. */
export function guidesOf(list: SymbolList, guides: Guides): Map<string, readonly Occurrence[]> {
  return new Map(
    list.symbols.flatMap((symbol) => {
      const guide = guideOf(symbol, list, guides)
      return guide ? [[symbol.id, withTwin(symbol, guide, guides.occurrences)] as const] : []
    }),
  )
}

/**
 * A guide, and that of the other system where a platform has a page for each and both document the symbol, Android's first.
 */
function withTwin(
  { id, only }: SdkSymbol,
  guide: Occurrence,
  occurrences: Guides['occurrences'],
): Occurrence[] {
  const at = parseSdkPath(guide.path)
  if (!at?.os || only) return [guide]
  const twin = occurrences.get(id)?.find(({ path }) => {
    const other = parseSdkPath(path)
    return other?.os && other.os !== at.os && other.platform === at.platform && other.topic === at.topic
  })
  return twin ? [guide, twin].sort((a, b) => a.path.localeCompare(b.path, 'en')) : [guide]
}

/**
 * Where a guide documents a symbol: the section of its own platform that its list names, else the section of the page of its
 * topic that names it. Where samples and names cannot be resolved, that is the page of its topic that says its name in code,
 * if it is about one feature and shows its type. A guide to something else may use a symbol, and does not document it.
 */
function guideOf(symbol: SdkSymbol, list: SymbolList, guides: Guides): Occurrence | undefined {
  const places = guides.occurrences.get(symbol.id) ?? []
  const topicOf = ({ path }: Occurrence) => parseSdkPath(path)?.topic ?? ''
  const said = guideSaid(symbol, list, guides)
  if (said && parseSdkPath(said.path)?.platform === list.platform) return said
  const documented = places.find((place) => topicOf(place) === symbol.topic)
  if (documented) return documented
  if (said) return said
  if (places.some((place) => GUIDE.test(topicOf(place)))) return undefined
  return pageAbout(symbol, list, guides) ?? besideGiver(symbol, list, guides)
}

/**
 * What code has no name for can be named by no guide: of what a single event hands over, alone of its type, it is the section
 * that documents the event.
 */
function besideGiver(
  { id, owner = id, topic }: SdkSymbol,
  list: SymbolList,
  { occurrences }: Guides,
): Occurrence | undefined {
  if (isShown({ id: owner })) return undefined
  const type = list.symbols.find((one) => one.id === owner)
  if (!type || type.named !== undefined) return undefined
  const [giver, another] = (families(list).get(owner) ?? []).filter(
    (one) => one.owner !== owner && one.id !== owner,
  )
  if (giver?.kind !== 'event' || another || giver.topic !== topic) return undefined
  return occurrences.get(giver.id)?.find(({ path }) => parseSdkPath(path)?.topic === topic)
}

/** The page that the list names. */
function guideSaid(
  { guide }: SdkSymbol,
  { version }: SymbolList,
  { language, written }: Guides,
): Occurrence | undefined {
  const [below = '', section = ''] = guide?.split('#') ?? []
  const path = `/${language}/sdk/${version}/${below}/`
  return below && written.has(path) ? { path, section } : undefined
}

/**
 * Of the pages of a symbol's topic that say its name the one that shows most of its type; of a type for all features, one that
 * names it in another form. The section counts where nothing else of the topic is called so.
 */
function pageAbout(
  symbol: SdkSymbol,
  list: SymbolList,
  { occurrences, language, written }: Guides,
): Occurrence | undefined {
  const { owner, topic, only } = symbol
  if (owner === undefined || topic === undefined || !FEATURE.test(topic)) return undefined
  const { version, platform } = list
  const shows = (path: string, id: string) => occurrences.get(id)?.some((one) => one.path === path) === true
  const kin = (families(list).get(owner) ?? []).filter((one) => one.topic === topic)
  const isOfHub = isHub(owner, list)
  const forms = kin.filter((one) => one.owner === owner && nameOf(one) === nameOf(symbol))
  const pages = topicPaths({ language, version, platform, topic }).flatMap((path) => {
    const page = written.get(path)?.page
    if (!page) return []
    const { os } = parseSdkPath(path) ?? {}
    if (only && os && only !== os) return []
    const members = kin.filter(({ id }) => shows(path, id)).length
    const isAbout = isOfHub ? forms.some(({ id }) => shows(path, id)) : members >= KIN || shows(path, owner)
    const [first] = isAbout ? sectionsSaying(page, wordOf(symbol)) : []
    if (first === undefined) return []
    const [form] = forms.flatMap(({ id }) => occurrences.get(id)?.filter((one) => one.path === path) ?? [])
    return [{ path, members, section: form?.section ?? first }]
  })
  const [page] = pages.sort((a, b) => b.members - a.members)
  if (!page) return undefined
  const isAlone = !list.symbols.some(
    (one) => one.topic === topic && one.owner !== owner && nameOf(one) === nameOf(symbol),
  )
  return { path: page.path, section: isAlone ? page.section : '' }
}

/** The word that a guide says of a member: of a delegate's method what follows the sender, of a constructor its type. */
function wordOf({ name, owner = '', kind }: SdkSymbol): string {
  if (kind === 'constructor') return owner.slice(owner.lastIndexOf('.') + 1)
  const [first = name, second = first] = name.match(/[a-zA-Z$][\w$]*/g) ?? []
  return isSelector(name) && /^beckon/i.test(first) ? second : first
}

/** The name that the forms of a method have in common. */
const nameOf = ({ name }: SdkSymbol): string => (isSelector(name) ? name : name.replace(/\(.*$/, ''))

/** Whether a type is for many features, as the class of the whole SDK is. */
export function isHub(owner: string, list: SymbolList): boolean {
  const topics = (families(list).get(owner) ?? []).flatMap((one) =>
    one.owner === owner && one.topic ? [one.topic] : [],
  )
  return new Set(topics.filter((topic) => FEATURE.test(topic))).size >= HUB
}

const known = new WeakMap<SymbolList, Map<string, SdkSymbol[]>>()

/** Each type with its members and with what gives it. */
function families(list: SymbolList): Map<string, SdkSymbol[]> {
  const earlier = known.get(list)
  if (earlier) return earlier
  const made = new Map<string, SdkSymbol[]>()
  for (const symbol of list.symbols) {
    const given = [symbol.type, symbol.passes].flatMap((type) => (type ? bareType(type) : []))
    for (const type of new Set([symbol.owner ?? symbol.id, ...given]))
      made.set(type, [...(made.get(type) ?? []), symbol])
  }
  known.set(list, made)
  return made
}
