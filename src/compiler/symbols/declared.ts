import { readChain } from './chains'
import type { SymbolIndex } from './look-up'
import type { Token } from './tokens'

const DECLARING = new Set([
  ...['class', 'interface', 'object', 'enum', 'struct', 'protocol', 'mixin', 'typealias', 'type', 'typedef'],
  ...[
    'fun',
    'func',
    'function',
    'def',
    'val',
    'var',
    'let',
    'const',
    'final',
    'late',
    'case',
    'as',
    'as!',
    'as?',
  ],
])

/** Names that a piece of code gives to things of its own: they are the writer's, however they are called. */
export function declaredNames(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token, index) => {
    // `<string-array name="url_schemes">`, but not `android:name`, which names what others declare.
    if (token.kind === 'string') {
      const [colon, name, equals] = [tokens[index - 3], tokens[index - 2], tokens[index - 1]]
      const isNamed = equals?.text === '=' && name?.text === 'name' && colon?.text !== ':'
      return isNamed ? [token.text.slice(1, -1)] : []
    }
    if (token.kind !== 'name') return []
    const before = tokens[index - 1]
    const after = tokens[index + 1]
    const named =
      (before?.kind === 'name' && DECLARING.has(before.text)) ||
      // `import Name from 'package'`, `void name(`, `BeckonDevice device`
      (before?.kind === 'name' && before.text === 'import' && after?.text === 'from') ||
      (before?.kind === 'name' &&
        !/^(?:new|return|await|async|throw|import|extends|implements|with|override|in|is)$/.test(
          before.text,
        )) ||
      // `name: Type` and `name: value`, but not a type behind its colon
      after?.text === ':' ||
      // `const [products, setProducts] = …`
      (/^[[{,]$/.test(before?.text ?? '') && /^[\]},]$/.test(after?.text ?? ''))
    return named ? [token.text] : []
  })
}

/** Languages that write `Type name`. */
const TYPE_FIRST = new Set(['java', 'dart', 'objc', 'objective-c', 'php', 'groovy'])

/**
 * What the variables of a sample hold, as far as it says: by an annotation, by a type before the name,
 * or by the chain of calls that is assigned. A name that holds two things is left out.
 */
export function variableTypes(
  tokens: readonly Token[],
  index: SymbolIndex,
  language: string,
): Map<string, string> {
  const types = new Map<string, string | undefined>()
  const note = (name: string, type: string | undefined) => {
    if (type) types.set(name, types.has(name) && types.get(name) !== type ? undefined : type)
  }
  tokens.forEach((token, at) => {
    if (token.kind !== 'name') return
    const after = tokens[at + 1]
    const isType = (found: Token | undefined) =>
      found?.kind === 'name' && index.top(found.text) && index.membersOf(found.text).length > 0
    if (after?.text === ':' && isType(tokens[at + 2]) && tokens[at + 3]?.text !== '[') {
      note(token.text, tokens[at + 2]?.text)
    }
    if (TYPE_FIRST.has(language) && isType(token) && tokens[at - 1]?.text !== '.') {
      const name = after?.text === '?' || after?.text === '*' ? tokens[at + 2] : after
      if (name?.kind === 'name' && !/^(?:in|is|as|extends|implements|with|on)$/.test(name.text)) {
        note(name.text, token.text)
      }
    }
    const before = tokens[at - 1]
    if (before?.kind === 'name' && /^(?:val|var|let|const|final)$/.test(before.text) && after?.text === '=') {
      let start = at + 2
      while (/^(?:await|try|\?|!)$/.test(tokens[start]?.text ?? '')) start++
      note(token.text, chainType(tokens, start, index))
    }
  })
  return new Map([...types].flatMap(([name, type]) => (type ? [[name, type] as const] : [])))
}

/** The type a chain of calls ends in, if every step of it is known. */
function chainType(tokens: readonly Token[], start: number, index: SymbolIndex): string | undefined {
  const root = tokens[start]
  if (root?.kind !== 'name') return undefined
  const { steps } = readChain(tokens, start)
  let type = index.top(root.text) ? root.text : index.variable(root.text)
  for (const { name } of steps.slice(1)) {
    if (!type) return undefined
    if (name === 'shared') continue
    type = index.member(type, name)?.type
  }
  return type
}
