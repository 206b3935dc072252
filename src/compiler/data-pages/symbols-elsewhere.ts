import GithubSlugger from 'github-slugger'
import type { Language } from '../../shared/site'
import { platformLabel, sdkPath } from '../../shared/sdk'
import type { Words } from '../files/words'
import type { SdkSymbol, SymbolList } from '../symbols/symbol'

interface Lists {
  language: Language
  words: Words
  lists: readonly SymbolList[]
  /** Lists whose platforms have a page of symbols. */
  published: ReadonlySet<SymbolList>
}

export const symbolsPath = (
  { version, platform }: Pick<SymbolList, 'version' | 'platform'>,
  language: Language,
): string => sdkPath({ language, version, platform, topic: 'symbols' })

/** Links to the same type on other platforms and versions; empty when there are none. */
export function sameTypeElsewhere(
  type: SdkSymbol,
  list: SymbolList,
  { lists, published, language, words }: Lists,
): string {
  const counterparts = lists.flatMap((other) =>
    counterpartsOf(type, list, other).map((counterpart) => {
      const name = `${platformLabel(other.platform)}${other.version === list.version ? '' : ` ${other.version}`}`
      const text = counterpart.name === type.name ? name : `${name} (\`${counterpart.name}\`)`
      const anchor = new GithubSlugger().slug(counterpart.id)
      return published.has(other) ? `[${text}](${symbolsPath(other, language)}#${anchor})` : text
    }),
  )
  return counterparts.length ? words('symbols.alsoOn', { places: counterparts.join(', ') }) : ''
}

/**
 * Other names of the same thing: `` `enableNotifications` on Android v1 and v2 ``. A platform that has the name as well
 * needs no word, whatever else it calls so.
 */
export function otherNamesElsewhere(
  symbol: SdkSymbol,
  list: SymbolList,
  { lists, words }: Pick<Lists, 'lists' | 'words'>,
): string {
  const places = new Map<string, SymbolList[]>()
  for (const other of lists) {
    const counterparts = counterpartsOf(symbol, list, other)
    const hasSame = counterparts.some(({ name }) => name === symbol.name) || has(other, symbol.id)
    if (hasSame) continue
    for (const name of new Set(counterparts.map((counterpart) => counterpart.name))) {
      places.set(name, [...(places.get(name) ?? []), other])
    }
  }
  return [...places]
    .map(([name, others]) =>
      words('symbols.on', { name: `\`${name}\``, places: placesText(others, list.version, words) }),
    )
    .join('; ')
}

/** `iOS, Flutter v2`; of a platform with several versions each is said, `iOS v2 and v3`. */
function placesText(others: readonly SymbolList[], version: SymbolList['version'], words: Words): string {
  const platforms = [...new Set(others.map(({ platform }) => platform))]
  return platforms
    .map((platform) => {
      const versions = others.filter((other) => other.platform === platform).map((other) => other.version)
      const isHere = versions.length === 1 && versions[0] === version
      return [platformLabel(platform), ...(isHere ? [] : [enumeration(versions.sort(), words)])].join(' ')
    })
    .join(', ')
}

const indexes = new WeakMap<SymbolList, { byConcept: Map<string, SdkSymbol[]>; ids: Set<string> }>()

function indexOf(list: SymbolList) {
  const known = indexes.get(list)
  if (known) return known
  const byConcept = new Map<string, SdkSymbol[]>()
  for (const symbol of list.symbols) {
    byConcept.set(symbol.concept, [...(byConcept.get(symbol.concept) ?? []), symbol])
  }
  const index = { byConcept, ids: new Set(list.symbols.map(({ id }) => id)) }
  indexes.set(list, index)
  return index
}

const has = (list: SymbolList, id: string): boolean => indexOf(list).ids.has(id)

/** What is the same on another list: it may have several of it, such as one for each form that a value comes in. */
const counterpartsOf = ({ concept }: SdkSymbol, list: SymbolList, other: SymbolList): readonly SdkSymbol[] =>
  other === list ? [] : (indexOf(other).byConcept.get(concept) ?? [])

/** `a, b and c`. */
export const enumeration = (names: readonly string[], words: Words): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')}${words('list.and')}${names.at(-1) ?? ''}`
