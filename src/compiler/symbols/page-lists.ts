import {
  newestVersionOf,
  parseSdkPath,
  isHybrid,
  isSplitByOs,
  platformLabel,
  versionOf,
  type SdkPlatform,
  type SdkVersion,
} from '../../shared/sdk'
import { remembered } from '../../text/maps'
import type { SymbolList } from './symbol'
import { indexSymbols, type SymbolIndex } from './look-up'

const ANDROID_LANGUAGES = new Set(['kotlin', 'kts', 'java', 'groovy', 'gradle', 'properties'])
const IOS_LANGUAGES = new Set(['swift', 'objc', 'objective-c', 'plist', 'ruby'])

export interface PageLists {
  /** Pages with the same key are held against the same lists. */
  key: string
  /** For people: "Android SDK v3", or what a page below no platform is held against. */
  name: string
  /** The names that a piece of code of this language may use. */
  indexFor(language: string): SymbolIndex
  /** On a hybrid platform: the names of its own SDK, without those of the native ones underneath. */
  own?: () => SymbolIndex
  /** The same, unless each operating system has pages of its own: those may tell to call the native SDK. */
  ownCalls?: () => SymbolIndex
  /** Whether plain names are the SDK's as well: elsewhere they may be those of the API. */
  plainNames: boolean
}

/**
 * Which lists the code of a page is held against: that of its platform; on hybrid platforms those of the native SDKs in
 * native languages and in prose; on a migration page those of all versions; elsewhere all lists of the version that the
 * page introduces, or the newest list of each platform.
 */
export function pageLists(lists: readonly SymbolList[]): (path: string) => PageLists | undefined {
  const cache = new Map<string, PageLists | undefined>()
  return (path) => {
    const at = parseSdkPath(path)
    const migration = at?.topic === 'migration'
    const version = versionOf(path)
    const key = at ? `${at.version}/${at.platform}/${migration}` : (version ?? 'newest')
    return remembered(cache, key, () => {
      const found = at ? ofPlatform(lists, at.version, at.platform, migration) : ofAll(lists, version)
      return found && { key, ...found }
    })
  }
}

function ofAll(
  lists: readonly SymbolList[],
  version: SdkVersion | undefined,
): Omit<PageLists, 'key'> | undefined {
  const all = lists.filter((list) => list.version === (version ?? newestVersionOf(list.platform)))
  const index = lazily(() => indexSymbols(all))
  const native = (platforms: readonly SdkPlatform[]) =>
    lazily(() => indexSymbols(all.filter(({ platform }) => platforms.includes(platform))))
  const android = native(['android'])
  const apple = native(['ios', 'tvos'])
  const flutter = native(['flutter'])
  // Its variables are its own: `./beckon.sh` is no member of what is called `beckon` on the web.
  const inShell = lazily(() => indexSymbols(all.map((list) => ({ ...list, variables: {} }))))
  return all.length
    ? {
        name: version ? `SDK ${version}` : 'newest SDK of any platform',
        indexFor(language) {
          // What imports by names has one SDK in its language.
          if (/^(?:kotlin|java)$/.test(language)) return android()
          if (language === 'swift') return apple()
          if (language === 'dart') return flutter()
          return SHELLS.has(language) ? inShell() : index()
        },
        plainNames: false,
      }
    : undefined
}

function ofPlatform(
  lists: readonly SymbolList[],
  version: SdkVersion,
  platform: SdkPlatform,
  migration: boolean,
): Omit<PageLists, 'key'> | undefined {
  const versions = lists.filter((list) => migration || list.version === version)
  const of = (id: SdkPlatform) => versions.filter((list) => list.platform === id)
  const own = of(platform)
  if (!own.length) return undefined
  const natives = isHybrid(platform) ? { android: of('android'), ios: of('ios') } : { android: [], ios: [] }
  const code = lazily(() => indexSymbols(own))
  const android = lazily(() => indexSymbols([...natives.android, ...own]))
  const ios = lazily(() => indexSymbols([...natives.ios, ...own]))
  const both = lazily(() => indexSymbols([...own, ...natives.android, ...natives.ios]))
  return {
    name: `${platformLabel(platform)} SDK ${version}`,
    plainNames: true,
    ...(isHybrid(platform) ? { own: code } : {}),
    ...(isHybrid(platform) && !isSplitByOs(version, platform) ? { ownCalls: code } : {}),
    indexFor(language) {
      if (ANDROID_LANGUAGES.has(language)) return android()
      if (IOS_LANGUAGES.has(language)) return ios()
      // Markup, shell and text in backticks may speak of either.
      return SCRIPTS.has(language) ? code() : both()
    },
  }
}

/** What commands are written in, as fences name it. */
export const SHELLS = new Set(['shell', 'bash'])
const SCRIPTS = new Set(['dart', 'ts', 'tsx', 'js', 'jsx', 'typescript', 'javascript', 'php'])

/** Where nothing changed nobody asks for an index. */
function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
