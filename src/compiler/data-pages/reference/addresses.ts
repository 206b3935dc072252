import GithubSlugger from 'github-slugger'
import { freeOfFrame } from '../../page/anchors'
import { sdkPath, topicPaths } from '../../../shared/sdk'
import type { Language } from '../../../shared/site'
import { isType, nameKinds, type SdkSymbol, type SymbolList } from '../../symbols/symbol'
import { codeName, groupTypes, type TypeGroup } from './group'

/** Where something stands in the reference of a list. */
interface Address {
  /** Last part of the path of its page. */
  slug: string
  anchor: string
}

/** The pages of a list's reference, and where each symbol stands. */
export interface ReferenceMap {
  groups: readonly (TypeGroup & { slug: string })[]
  addresses: ReadonlyMap<string, Address>
  /** Symbols with a heading of their own, which search finds by it. */
  sections: ReadonlySet<string>
}

/** A text as an address has it. */
const slugOf = (text: string): string => new GithubSlugger().slug(text)

/** A text as the anchor of a heading has it. */
export const anchorOf = (text: string): string => freeOfFrame(slugOf(text))

/** Address of the page of a name that stands in files and strings, by its kind. */
export const nameSlugs = {
  artifact: 'packages',
  configuration: 'configuration',
  event: 'events',
  value: 'constants',
  resource: 'resources',
} as const
export const FUNCTIONS = 'functions'

/** What a type is called for readers, in the reference and outside of it. */
export const typeTitle = (type: SdkSymbol): string => codeName(type) ?? type.title ?? bare(type.id)

/** Without the brackets of what has no name. */
const bare = (id: string): string => id.replace(/^<(.+)>$/, '$1')

/** A member as headings name it: `Type.member`. */
export const memberTitle = (type: SdkSymbol, { name }: SdkSymbol): string => `${typeTitle(type)}.${name}`
/**
 * The anchor that follows from a member's title, or another one where a heading of the page has that: `Beckon.application`
 * and `BeckonApplication` have the same letters.
 * @param taken the anchors of the page so far; the new one is added
 */
function memberAnchor(type: SdkSymbol, member: SdkSymbol, isInRow: boolean, taken: Set<string>): string {
  const title = isInRow ? rowTitle(type, member) : memberTitle(type, member)
  const usual = anchorOf(title)
  return unique(taken.has(usual) ? anchorOf(title.replaceAll('.', '-')) : usual, taken)
}
/** Another one than that of a type with the same letters: `Region.Geometry` and `Region.geometry`. */
export const rowTitle = (type: SdkSymbol, { name }: SdkSymbol): string => `${typeTitle(type)} ${name}`
const typeAnchor = (type: SdkSymbol): string => anchorOf(typeTitle(type))

const known = new WeakMap<SymbolList, ReferenceMap>()

/** The reference of a list, made once a list. */
export function referenceOf(list: SymbolList): ReferenceMap {
  const earlier = known.get(list)
  if (earlier) return earlier
  const taken = new Set(RESERVED)
  const groups = groupTypes(list).map((group) => ({
    ...group,
    slug: unique(besideNames(groupSlug(group)), taken),
  }))
  const addresses = new Map<string, Address>()
  const sections = new Set<string>()
  for (const { slug, kind, parts } of groups) {
    const anchors = new Set(parts.map(({ type }) => typeAnchor(type)))
    for (const { type, members } of parts) {
      // The name of a page is that of its main type; a page that is a part of it is not where the type is.
      const isMain = parts[0]?.type === type && kind === 'main'
      if (!(kind === 'topic' && parts[0]?.type === type)) {
        addresses.set(type.id, { slug, anchor: isMain ? '' : typeAnchor(type) })
      }
      if (addresses.get(type.id)?.slug === slug && codeName(type) !== undefined) sections.add(type.id)
      for (const member of members) {
        const isInRow = isRow(member, members)
        addresses.set(member.id, { slug, anchor: memberAnchor(type, member, isInRow, anchors) })
        if (!isInRow) sections.add(member.id)
      }
    }
  }
  const names = new Set<string>()
  for (const symbol of list.symbols) {
    if (symbol.owner || isType(symbol)) continue
    const kind = nameKinds.find((one) => one === symbol.kind)
    const slug = kind ? nameSlugs[kind] : FUNCTIONS
    // `GCM` and `gcm` are two names, and a page may have a heading that is called so as well.
    const anchor = kind ? unique(`${slug}-${slugOf(symbol.id)}`, names) : anchorOf(symbol.id)
    addresses.set(symbol.id, { slug, anchor })
    if (!kind) sections.add(symbol.id)
  }
  const map = { groups: beside(groups), addresses, sections }
  known.set(list, map)
  return map
}

/** The pages as readers see them one below the other: what was taken out of one follows it. */
const beside = <Group extends TypeGroup>(groups: readonly Group[]): Group[] =>
  groups
    .map((group, at) => ({ group, at: group.after ?? at }))
    .sort((a, b) => a.at - b.at)
    .map(({ group }) => group)

/** The last part of a page's path: what its list says, else the name of its type. */
function groupSlug({ kind, main, topic }: TypeGroup): string {
  if (kind === 'errors') return 'errors'
  const own =
    kind === 'others' || !main ? 'other-types' : (main.page ?? slugOf(bare(main.id).replaceAll('.', '-')))
  if (!topic) return own
  const last = topic
    .split('/')
    .filter((part) => part !== 'implementation' && part !== 'setup')
    .at(-1)
  return `${own}-${slugOf(last ?? topic)}`
}

const RESERVED = new Set<string>([...Object.values(nameSlugs), FUNCTIONS])

/** What hangs on `events()` is not the page of the names of events. */
const besideNames = (slug: string): string => (RESERVED.has(slug) ? `${slug}-module` : slug)

function unique(wanted: string, taken: Set<string>): string {
  let slug = wanted
  for (let count = 2; taken.has(slug); count++) slug = `${wanted}-${String(count)}`
  taken.add(slug)
  return slug
}

/** Whether a member stands in a row: values, and the fields of what has nothing else. */
export const isRow = ({ kind }: SdkSymbol, members: readonly SdkSymbol[]): boolean =>
  kind === 'value' ||
  (kind === 'property' && !members.some((one) => one.kind === 'function' || one.kind === 'event'))

/** The heading below which something stands that has none itself: that of its type, or none. */
export function sectionOf({ id, owner }: SdkSymbol, list: SymbolList): string {
  const { addresses } = referenceOf(list)
  const own = addresses.get(id)
  const type = owner === undefined ? undefined : addresses.get(owner)
  return type?.slug !== undefined && type.slug === own?.slug ? type.anchor : ''
}

/** The front of a list's reference. */
export const symbolsPath = (
  { version, platform }: Pick<SymbolList, 'version' | 'platform'>,
  language: Language,
): string => sdkPath({ language, version, platform, topic: 'symbols' })

/** What the guide calls a topic; a platform that is split by operating system has the page in each half. */
export const topicTitle = (
  topic: string,
  { version, platform }: Pick<SymbolList, 'version' | 'platform'>,
  language: Language,
  titleOf: (path: string) => string | undefined,
): string | undefined =>
  topicPaths({ language, version, platform, topic })
    .map(titleOf)
    .find((title) => title !== undefined)

/** Address of a symbol, with its anchor. */
export function symbolPath(id: string, list: SymbolList, language: Language): string | undefined {
  const at = referenceOf(list).addresses.get(id)
  return at && `${symbolsPath(list, language)}${at.slug}/${at.anchor ? `#${at.anchor}` : ''}`
}
