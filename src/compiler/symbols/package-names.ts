import { keysOf } from './configuration-keys'
import { pluginOptions } from './expo-plugins'
import { nearestName } from './nearest-name'
import type { SymbolIndex } from './look-up'
import type { CodePiece, SymbolUse, UnknownSymbol } from './uses'

/** `com.beckon.push.ktx.push`, `com.beckon:beckon-push:3.10.0`. */
const DOTTED = /(?<![\w./-])com\.beckon(?:[.:][\w*-]+)*/g
/** `react-native-beckon-push`, `beckon_push`, `beckon-services.json`; hosts and paths are no names. */
const DASHED =
  /(?<![\w./-])(?:react-native-|cordova-plugin-|capacitor-)?beckon(?:[-_][\w*-]+)?(?:\.(?:json|plist))?(?![\w-]*\.[a-z])/g
/** `@string/beckon_action_send`, `R.string.beckon_action_send`, `@style/Theme.Beckon.Translucent`, without what leads to it. */
const RESOURCE =
  /(?:@(?:\+?\w+:)?\w+\/|(?<![\w.])R\.\w+\.|\sparent=")(beckon_\w+|(?:[A-Z]\w*[._])+Beckon(?:[._][A-Z]\w*)*)/g
/** `.product(name: "BeckonPushKit", package: …)` of the Swift Package Manager. */
const PRODUCT = /\.product\(\s*name:\s*"(Beckon\w*)"/g
/** Files of the SDK. */
const FILES = /\bBeckon\w+\.plist\b/g
/** `pod 'Beckon/BeckonPushKit'`; pods of others have no name of ours in them. */
const POD = /^[ \t]*pod[ \t]+['"]([^'"\n]*beckon[^'"\n]*)['"]/gim
/** What a text of Ruby takes from a variable: `"Beckon/#{kit}"` is another name each time. */
const FILLED = /#\{[^}\n]*\}/
const PROPERTY = /^[ \t]*([A-Za-z][\w.-]*)[ \t]*[=:]/gm
const KEYS = /<key>\s*([A-Z][A-Z_]+)\s*<\/key>/g

interface Found {
  uses: SymbolUse[]
  unknown: UnknownSymbol[]
  /** Stretches of the text that are spoken for. */
  ranges: [from: number, to: number][]
}

/** Names of packages, artifacts, files, keys and events, wherever in a text they stand. */
export function packageNames(
  { text, language, title = '' }: CodePiece,
  index: SymbolIndex,
  declared: ReadonlySet<string>,
): Found {
  const found: Found = { uses: [], unknown: [], ranges: [] }
  const lookUp = <Named extends { written: string; offset: number }>(
    all: Iterable<Named>,
    resolve: (written: string, named: Named) => string | true | undefined,
  ) => {
    for (const named of all) {
      const { written, offset } = named
      if (found.ranges.some(([from, to]) => offset >= from && offset < to)) continue
      const id = declared.has(written) || resolve(written, named)
      // A variable of that name is asked for its members: `beckon..addTag('a')`.
      if (id !== true || written !== 'beckon') found.ranges.push([offset, offset + written.length])
      if (typeof id === 'string') found.uses.push({ id, offset })
      else if (!id) {
        const meant = nearestName(written, index.fullNames())
        found.unknown.push({ written, offset, ...(meant ? { meant } : {}) })
      }
    }
  }
  const look = (pattern: RegExp, resolve: (written: string) => string | true | undefined) =>
    lookUp(
      [...text.matchAll(pattern)].map(({ 0: all, 1: written = all, index: at }) => {
        return { written, offset: at + all.indexOf(written) }
      }),
      resolve,
    )
  look(DOTTED, (written) => dotted(written, index))
  look(RESOURCE, (written) => resource(written, index))
  if (language === 'swift') look(PRODUCT, (written) => index.top(written)?.id)
  look(FILES, (written) => (index.top(written) ? written : undefined))
  look(DASHED, (written) => {
    const bare = written.replace(/\.(?:json|plist)$/, '')
    const known = index.top(written) ?? index.top(bare)
    if (known) return known.id
    const family = index.family(written)
    if (family) return family
    // `beckon` alone may be a variable, a folder or a scheme as well.
    return bare === 'beckon' ? true : undefined
  })
  // Only whether there is such a name: these files are no place where it is used.
  const isKnown = (name: string) =>
    index.top(name) !== undefined || index.family(name) !== undefined || undefined
  const file = title.replace(/^.*\//, '')
  // A subspec has the name of the framework that it brings.
  if (language === 'ruby') {
    look(
      POD,
      (written) => FILLED.test(written) || (isKnown(written) ?? isKnown(written.replace(/^.*\//, ''))),
    )
  }
  if (language === 'properties' && file === 'beckonconfig.properties') look(PROPERTY, isKnown)
  // `config.json` is the SDK's on the web alone.
  const isConfig = file === 'beckon-services.json' || (file === 'config.json' && isKnown(file))
  if (language === 'json' && isConfig) {
    lookUp(
      keysOf(text),
      (_, { path }) => path.some((_key, to) => isKnown(path.slice(0, to + 1).join('.'))) || undefined,
    )
  }
  // A key of an object is a name of its own as well: it does not matter who declares it.
  for (const { written, offset, path } of pluginOptions(text, language)) {
    found.ranges.push([offset, offset + written.length])
    // Below an option may stand anything: languages, for instance.
    const isOption = path.split('.').some((_, to, keys) => index.top(keys.slice(0, to + 1).join('.')))
    if (isOption || index.isPrefix(path)) continue
    const meant = nearestName(path, index.fullNames())
    found.unknown.push({ written, offset, ...(meant ? { meant } : {}) })
  }
  if (language === 'plist' && /^.*\bBeckon(?:Options|Services)?\.plist$/.test(title)) {
    look(KEYS, (written) => (index.top(written) ? written : undefined))
  }
  return found
}

/** The resource of the list by a name; `R` has underscores for the points of its styles. */
function resource(written: string, index: SymbolIndex): string | undefined {
  const style = written.replaceAll('_', '.')
  return (index.top(written) ?? index.top(style))?.id ?? index.family(written)
}

/** The symbol a dotted name stands for; true when it is a package or the beginning of known names. */
function dotted(written: string, index: SymbolIndex): string | true | undefined {
  const [group = '', artifact] = written.split(':')
  const name = artifact === undefined ? written : `${group}:${artifact}`
  if (index.top(name)) return name
  // A type and its package begin like the events of a family, `com.beckon.push.*`, and are none of them.
  const imported = index.imported(name)
  if (imported) return imported
  if (index.isPrefix(name)) return true
  const family = index.family(name)
  if (family) return family
  if (name.endsWith('.*')) return dotted(name.slice(0, -2), index)
  // A type whose package no list has, or a member behind a type.
  const [, owner = '', last = ''] = /^(.*)\.([\w]+)$/.exec(name) ?? []
  const type = index.top(last)
  if (type && !type.import && /^[A-Z]/.test(last)) return type.id
  const outer = index.imported(owner)
  return outer ? index.member(outer, last)?.id : undefined
}
