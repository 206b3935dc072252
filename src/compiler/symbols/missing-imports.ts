import { isAccess } from './chains'
import type { SymbolIndex } from './look-up'
import type { CodePiece, MissingImport, SymbolUse } from './uses'
import { tokenize, type Token } from './tokens'
import { nativeImports, ownWords } from './well-known-imports'

const IMPORTS: Record<string, RegExp> = {
  kotlin: /^[ \t]*import\s+(\w+(?:\.\w+)*(?:\.\*)?)/gm,
  java: /^[ \t]*import\s+(?:static\s+)?(\w+(?:\.\w+)*(?:\.\*)?)/gm,
  swift: /^[ \t]*(?:@\w+\s+)?import\s+(?:(?:class|struct|func|enum|protocol)\s+)?(\w+)/gm,
  objc: /^[ \t]*(?:#import\s*[<"]|@import\s+)(\w+)/gm,
  dart: /^[ \t]*import\s+['"]([^'"]+)['"]/gm,
}

/**
 * What a sample uses without its import.
 * @param uses what the sample uses of the SDK
 * @param declared names that the samples of the platform give to things of their own
 */
export function missingImports(
  { text, language: written }: CodePiece,
  uses: readonly SymbolUse[],
  index: SymbolIndex,
  declared: ReadonlySet<string>,
): MissingImport[] {
  const language = written === 'objective-c' ? 'objc' : written
  const pattern = IMPORTS[language]
  if (!pattern) return []
  const found = [...text.matchAll(pattern)]
  const imports = new Set(found.map(([, name = '']) => name))
  const isOnImport = (offset: number) => /^[ \t]*(?:@?import|#import|package)\b/.test(lineAt(text, offset))
  const tokens = tokenize(text, language).filter(({ offset }) => !isOnImport(offset))
  const own = ownPackage(text)
  // Of several versions nobody knows which one a sample means.
  const ofSdk = (index.isMixed ? [] : uses).flatMap(({ id, offset }): MissingImport[] => {
    const needed = isOnImport(offset) ? undefined : importOf(id, language, index)
    // `outer.Type` needs no import of its own, an accessor does.
    const isInner = text[offset - 1] === '.' && index.top(id) !== undefined
    if (!needed || isInner || declared.has(needed.name)) return []
    return isImported(needed.from, imports, own) ? [] : [{ ...needed, offset }]
  })
  const others =
    language === 'kotlin' || language === 'java'
      ? unknownTypes(tokens, imports, index, declared, language)
      : nativeImports(tokens, imports, language, declared)
  return firstOfEach([...ofSdk, ...others].sort((a, b) => a.offset - b.offset))
}

/** By what a symbol is imported, where the list says it; an accessor of Kotlin is an extension function. */
function importOf(
  id: string,
  language: string,
  index: SymbolIndex,
): Required<Omit<MissingImport, 'offset'>> | undefined {
  const type = index.top(id)
  if (type) {
    if (!type.import || id.startsWith('<')) return undefined
    // Swift imports the module, and a nested type with its outer one.
    if (language === 'swift' && id.includes('.')) return undefined
    const from = language === 'swift' ? type.import.slice(0, -(id.length + 1)) : type.import
    // A list of several languages may name a package of another one.
    return isFor(language, from) ? { name: type.name, from } : undefined
  }
  const [, owner = '', name = ''] = /^(.*)\.([^.]+)$/.exec(id) ?? []
  const member = language === 'kotlin' ? index.member(owner, name) : undefined
  return member?.import && isFor(language, member.import) ? { name, from: member.import } : undefined
}

const isFor = (language: string, from: string): boolean =>
  language === 'swift' || language === 'objc'
    ? /^\w+$/.test(from)
    : language === 'dart'
      ? from.startsWith('package:')
      : /^\w+(?:\.\w+)+$/.test(from)

function isImported(from: string, imports: ReadonlySet<string>, own: string): boolean {
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
  declared: ReadonlySet<string>,
  language: string,
): MissingImport[] {
  const last = new Set([...imports].map((name) => name.slice(name.lastIndexOf('.') + 1)))
  // On a page of several versions a sample may use what one of another version made.
  if (last.has('*') || index.isMixed) return []
  return tokens.flatMap(({ kind, text, offset }, at) => {
    const isType = kind === 'name' && /^[A-Z]\w*[a-z]/.test(text) && !isAccess(tokens[at - 1])
    if (!isType || last.has(text) || declared.has(text) || ownWords.has(text)) return []
    const top = index.top(text)
    // A nested type without its outer one: `ScannableSessionListener`.
    if (top?.import && top.id.endsWith(`.${text}`) && isFor(language, top.import)) {
      return [{ name: text, offset, from: top.import }]
    }
    // The SDK's own were looked at by their lists; `name = value` names an argument or a constant.
    if (text.startsWith('Beckon') || top || index.membersNamed(text).length) return []
    if (tokens[at + 1]?.text === '=' && language === 'kotlin') return []
    return [{ name: text, offset }]
  })
}

const ownPackage = (text: string): string => /^\s*package\s+([\w.]+)/m.exec(text)?.[1] ?? ''

function lineAt(text: string, offset: number): string {
  const from = text.lastIndexOf('\n', offset - 1) + 1
  const to = text.indexOf('\n', offset)
  return text.slice(from, to < 0 ? undefined : to)
}

function firstOfEach(found: readonly MissingImport[]): MissingImport[] {
  return [...new Map([...found].reverse().map((one) => [one.name, one])).values()].reverse()
}
