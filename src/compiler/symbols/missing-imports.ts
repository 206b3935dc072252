import { accessedType, moduleOf } from './accessors'
import { isAccess } from './chains'
import { knownImports, ownTypes, type KnownNames } from './known-imports'
import type { SymbolIndex } from './look-up'
import type { SdkSymbol } from './symbol'
import type { CodePiece, MissingImport, SymbolUse } from './uses'
import { tokenize, type Token } from './tokens'
import { nativeImports } from './well-known-imports'

const IMPORTS: Record<string, RegExp> = {
  kotlin: /^[ \t]*import\s+(\w+(?:\.\w+)*(?:\.\*)?)/gm,
  java: /^[ \t]*import\s+(?:static\s+)?(\w+(?:\.\w+)*(?:\.\*)?)/gm,
  swift: /^[ \t]*(?:@\w+\s+)?import\s+(?:(?:class|struct|func|enum|protocol)\s+)?(\w+)/gm,
  objc: /^[ \t]*(?:#import\s*[<"]|@import\s+)(\w+)/gm,
  dart: /^[ \t]*import\s+['"]([^'"]+)['"]/gm,
}

/** A header of the app's own: nobody knows what it brings. */
const OWN_HEADER = /^[ \t]*#import\s*"(\w+)/gm

/**
 * What a sample uses without its import.
 * @param uses what the sample uses of the SDK
 * @param declared names that the samples of the platform give to things of their own
 * @param made those of them that are types of their own
 */
export function missingImports(
  { text, language: written }: CodePiece,
  uses: readonly SymbolUse[],
  index: SymbolIndex,
  declared: ReadonlySet<string>,
  made: ReadonlySet<string>,
): MissingImport[] {
  const language = written === 'objective-c' ? 'objc' : written
  const pattern = IMPORTS[language]
  if (!pattern) return []
  const found = [...text.matchAll(pattern)]
  const imports = new Set(found.map(([, name = '']) => name))
  const isOnImport = (offset: number) => /^[ \t]*(?:@?import|#import|package)\b/.test(lineAt(text, offset))
  const tokens = tokenize(text, language).filter(({ offset }) => !isOnImport(offset))
  const own = ownPackage(text)
  const ofSdk = uses.flatMap(({ id, offset }): MissingImport[] => {
    // Of several versions nobody knows which one a sample means: any of them will do.
    const needed = isOnImport(offset) ? [] : index.variants(id).map((one) => importOf(one, language, index))
    const [first] = needed
    // `outer.Type` needs no import of its own, an accessor does.
    const isTop = index.top(id) !== undefined
    if (!first || (isTop && (text[offset - 1] === '.' || declared.has(first.name)))) return []
    return needed.every((one) => one && !isImported(one.from, imports, own)) ? [{ ...first, offset }] : []
  })
  const isBridged = index.top('BeckonPushLib') !== undefined
  const others =
    language === 'kotlin' || language === 'java'
      ? [
          ...unknownTypes(tokens, imports, index, { declared, made, language }),
          ...functions(tokens, imports, language),
        ]
      : nativeImports(tokens, {
          imports,
          ownHeaders: new Set([...text.matchAll(OWN_HEADER)].map(([, name = '']) => name)),
          language,
          made,
          isBridged,
          isUnknown: (name) =>
            !index.isMixed &&
            !declared.has(name) &&
            index.top(name) === undefined &&
            !index.membersNamed(name).length,
        })
  return firstOfEach([...ofSdk, ...others].sort((a, b) => a.offset - b.offset))
}

/**
 * By what a symbol is imported, where the list says it: an accessor of Kotlin is an extension function, and one of Swift
 * comes with the module of what it gives.
 */
function importOf(
  symbol: SdkSymbol,
  language: string,
  index: SymbolIndex,
): Required<Omit<MissingImport, 'offset'>> | undefined {
  const { id, owner, name } = symbol
  if (!owner) {
    if (!symbol.import || id.startsWith('<')) return undefined
    // Swift imports the module, and a nested type with its outer one.
    if (language === 'swift' && id.includes('.')) return undefined
    const from = language === 'swift' ? moduleOf(symbol) : symbol.import
    // A list of several languages may name a package of another one.
    return isFor(language, from) ? { name, from } : undefined
  }
  if (language === 'swift') {
    const accessed = accessedType(symbol)
    const given = accessed === undefined ? undefined : index.top(accessed)
    const from = given?.import ? moduleOf(given) : ''
    return isFor(language, from) ? { name, from } : undefined
  }
  const from = language === 'kotlin' ? symbol.import : undefined
  return from && isFor(language, from) ? { name, from } : undefined
}

const isFor = (language: string, from: string): boolean =>
  language === 'swift' || language === 'objc'
    ? /^\w+$/.test(from)
    : language === 'dart'
      ? from.startsWith('package:')
      : /^\w+(?:\.\w+)+$/.test(from)

function isImported(from: string, imports: ReadonlySet<string>, own: string): boolean {
  if (from.startsWith('package:')) return imports.has(from)
  const parent = from.slice(0, from.lastIndexOf('.'))
  const name = from.slice(parent.length)
  // Another package may have a type of the same name, and mean that one.
  const isNamed = name.startsWith('.') && [...imports].some((one) => one.endsWith(name))
  return imports.has(from) || isNamed || imports.has(`${parent}.*`) || parent === own
}

/** Types of Kotlin and Java that are neither imported, nor the language's, nor made by a sample. */
function unknownTypes(
  tokens: readonly Token[],
  imports: ReadonlySet<string>,
  index: SymbolIndex,
  {
    declared,
    made,
    language,
  }: { declared: ReadonlySet<string>; made: ReadonlySet<string>; language: string },
): MissingImport[] {
  const last = new Set([...imports].map((name) => name.slice(name.lastIndexOf('.') + 1)))
  return tokens.flatMap(({ kind, text, offset }, at) => {
    if (kind !== 'name' || !/^[A-Z]/.test(text) || isAccess(tokens[at - 1])) return []
    if (last.has(text) || made.has(text) || ownTypes[language]?.has(text)) return []
    const known = knownImports[language]?.find(({ isOne }) => isOne(text))
    // `UUID` is a type because it is known as one; `MAX_TAGS` is the sample's own constant.
    if (!known && !/[a-z]/.test(text)) return []
    // `throws IOException` looks as if it made one.
    if (!known && declared.has(text)) return []
    const top = index.top(text)
    // A nested type without its outer one: `ScannableSessionListener`.
    if (top?.import && top.id.endsWith(`.${text}`) && isFor(language, top.import)) {
      return index.isMixed ? [] : [{ name: text, offset, from: top.import }]
    }
    // The SDK's own were looked at by their lists; `name = value` names an argument or a constant.
    if (text.startsWith('Beckon') || top || index.membersNamed(text).length) return []
    if (tokens[at + 1]?.text === '=' && language === 'kotlin') return []
    if (known)
      return isBrought(known, imports) ? [] : [{ name: text, offset, from: `${known.from[0]}.${text}` }]
    // All of a package may bring it; and of several versions, a sample may use what one of another version made.
    return last.has('*') || index.isMixed ? [] : [{ name: text, offset }]
  })
}

/** Functions and extensions of libraries that a sample of Kotlin uses: `lifecycleScope`, `delay(100)`, `scope.launch { }`. */
function functions(
  tokens: readonly Token[],
  imports: ReadonlySet<string>,
  language: string,
): MissingImport[] {
  if (language !== 'kotlin') return []
  return tokens.flatMap(({ kind, text, offset }, at) => {
    if (kind !== 'name' || !/^[a-z]/.test(text)) return []
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    if (/^(?:fun|val|var|::)$/.test(before?.text ?? '') || after?.text === ':') return []
    const known = BUILDERS.test(text)
      ? isBuilder(tokens, at) && coroutines
      : knownImports.kotlin?.find(({ isOne }) => isOne(text))
    if (!known || [...imports].some((one) => one.endsWith(`.${text}`)) || isBrought(known, imports)) return []
    return [{ name: text, offset, from: `${known.from[0]}.${text}` }]
  })
}

/** Words that may be anybody's, and are those of coroutines where a block follows. */
const BUILDERS = /^(?:launch|async)$/
const coroutines: KnownNames = { from: ['kotlinx.coroutines'], isOne: (name) => BUILDERS.test(name) }
const isBuilder = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.text === '{' || (tokens[at + 1]?.text === '(' && tokens[at + 2]?.text === 'Dispatchers')

const isBrought = ({ from }: KnownNames, imports: ReadonlySet<string>): boolean =>
  from.some((one) => imports.has(`${one}.*`))

const ownPackage = (text: string): string => /^\s*package\s+([\w.]+)/m.exec(text)?.[1] ?? ''

function lineAt(text: string, offset: number): string {
  const from = text.lastIndexOf('\n', offset - 1) + 1
  const to = text.indexOf('\n', offset)
  return text.slice(from, to < 0 ? undefined : to)
}

function firstOfEach(found: readonly MissingImport[]): MissingImport[] {
  return [...new Map([...found].reverse().map((one) => [one.name, one])).values()].reverse()
}
