import { addedMembers } from './added-members'
import { isAccess } from './chains'
import { OBJECTIVE_C } from './messages'
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

/** `<preference name="com.beckon.…">` names what the SDK reads. */
const OF_SDK = /^["']com\.beckon\./
/** `<string name="beckon_action_send">`, which an app has in place of the SDK's; a list such as `string-array` is its own. */
const RESOURCE = /^(?:string|plurals|color|dimen|drawable|bool|integer|item)$/
const OVERRIDDEN = /^["']beckon_/
/** What looks like a declaration names a package there: `flutter pub add beckon_push`, and a key of pubspec.yaml. */
const NAMES_PACKAGES = /^(?:shell|bash|yaml)$/

/** Names that a piece of code gives to things of its own: they are the writer's, however they are called. */
export function declaredNames(tokens: readonly Token[], language: string): string[] {
  // `key = VALUE` and the key on the next line are no declaration.
  if (language === 'properties') return []
  const sent = OBJECTIVE_C.test(language) ? inMessages(tokens) : undefined
  const names = tokens.flatMap((token, index) => {
    if (NAMES_PACKAGES.test(language) && token.text.startsWith('beckon')) return []
    // `<string-array name="url_schemes">`, but not `android:name`, which names what others declare.
    if (token.kind === 'string') {
      const [colon, name, equals] = [tokens[index - 3], tokens[index - 2], tokens[index - 1]]
      const isNamed = equals?.text === '=' && name?.text === 'name' && colon?.text !== ':'
      const isRead =
        OF_SDK.test(token.text) || (RESOURCE.test(colon?.text ?? '') && OVERRIDDEN.test(token.text))
      return isNamed && !isRead ? [token.text.slice(1, -1)] : []
    }
    if (token.kind !== 'name' || sent?.has(index)) return []
    const before = tokens[index - 1]
    const after = tokens[index + 1]
    const named =
      // `fun BeckonPass.share()` declares what stands behind its type.
      (before?.kind === 'name' &&
        DECLARING.has(before.text) &&
        !(/^(?:fun|val|var)$/.test(before.text) && isAccess(after))) ||
      // `import Name from 'package'`, `void name(`, `BeckonDevice device`
      (before?.kind === 'name' && before.text === 'import' && after?.text === 'from') ||
      (before?.kind === 'name' &&
        // What is asked for a member was made before: `if Beckon.shared.isReady`.
        !/^\??\.$/.test(after?.text ?? '') &&
        // `@NonNull BeckonDevice device` declares the device, not its type.
        tokens[index - 2]?.text !== '@' &&
        !/^(?:new|return|await|async|throw|throws|import|extends|implements|with|override|in|is|instanceof|else|do|try|some|any|inout|if|guard|while|switch|where|on|of|not|and|or|yield|typeof|when|catch)$/.test(
          before.text,
        )) ||
      // `name: Type` and `name: value`, but not a type behind its colon
      after?.text === ':' ||
      // `const [products, setProducts] = …`
      (/^[[{,]$/.test(before?.text ?? '') && /^[\]},]$/.test(after?.text ?? ''))
    return named ? [token.text] : []
  })
  return [...names, ...addedMembers(tokens)]
}

/** What a piece of code calls, and in Objective-C what it sends. */
export function calledNames(tokens: readonly Token[], language: string): string[] {
  const sent = OBJECTIVE_C.test(language) ? inMessages(tokens) : undefined
  return tokens.flatMap(({ kind, text }, at) => {
    const next = tokens[at + 1]?.text ?? ''
    return kind === 'name' && (next === '(' || (sent?.has(at) && /^[:\]]$/.test(next))) ? [text] : []
  })
}

/**
 * The names of Objective-C that stand in a message, `[lib addTag:tag completionHandler:done]`: what is asked for is declared
 * elsewhere. A block in it may declare something.
 * @returns their indexes
 */
function inMessages(tokens: readonly Token[]): Set<number> {
  const found = new Set<number>()
  const open: string[] = []
  tokens.forEach(({ kind, text }, at) => {
    if (kind === 'mark' && /^[[({]$/.test(text)) open.push(text)
    else if (kind === 'mark' && /^[\])}]$/.test(text)) open.pop()
    else if (kind === 'name' && open.at(-1) === '[') found.add(at)
  })
  return found
}

const MAKING = /^(?:class|interface|object|enum|struct|protocol|mixin|typealias|typedef|actor|record)$/

/** Types that a piece of code makes. */
export const madeTypes = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ kind, text }, at) =>
    kind === 'name' && tokens[at - 1]?.kind === 'name' && MAKING.test(tokens[at - 1]?.text ?? '')
      ? [text]
      : [],
  )
