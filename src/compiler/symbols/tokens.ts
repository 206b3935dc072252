export interface Token {
  kind: 'name' | 'string' | 'mark'
  text: string
  offset: number
}

/** How the comments of a language begin; strings are alike everywhere. */
const LINE_COMMENTS: Record<string, RegExp> = {
  shell: /#/y,
  bash: /#/y,
  yaml: /#/y,
  properties: /[#!]/y,
  ruby: /#/y,
  php: /#(?!\[)|\/\//y,
}
const SLASHES = /\/\//y
const BLOCK_COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/y
const MARKUP_COMMENT = /<!--[\s\S]*?(?:-->|$)/y
const MARKUP = new Set(['xml', 'plist', 'html'])
/** `Beckon`, `$0`, `_x`, `com`; a hyphen belongs to the name in none of the languages. */
const NAME = /[\p{L}_$][\p{L}\p{N}_$]*/uy
const STRING = /"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`/y
const MARK = /\?\.\.|\?\.|!!\.|->|::|\.\.|[^\s]/uy
const SPACE = /\s+/y

/**
 * Cuts a sample into names, strings and marks, without its comments. It knows no grammar, so that it takes fragments
 * and half lines as well: whether a sample is right is another rule's question.
 */
export function tokenize(text: string, language: string): Token[] {
  const tokens: Token[] = []
  const markup = MARKUP.has(language)
  const comment = LINE_COMMENTS[language] ?? (markup || language === 'json' ? undefined : SLASHES)
  let at = 0
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found) at += found.length
    return found
  }
  while (at < text.length) {
    if (take(SPACE)) continue
    if (markup ? take(MARKUP_COMMENT) : take(BLOCK_COMMENT)) continue
    // `https://…` outside a string is no comment, as in a shell command or a property.
    if (comment && text[at - 1] !== ':' && matches(comment, text, at)) {
      const end = text.indexOf('\n', at)
      at = end < 0 ? text.length : end
      continue
    }
    const offset = at
    const string = take(STRING)
    if (string) tokens.push({ kind: 'string', text: string, offset })
    else {
      const name = take(NAME)
      if (name) tokens.push({ kind: 'name', text: name, offset })
      else {
        const mark = take(MARK) ?? text[at++] ?? ''
        // Everywhere but in PHP it leads to a result, not to a member.
        tokens.push({ kind: 'mark', text: mark === '->' && language !== 'php' ? '→' : mark, offset })
      }
    }
  }
  return tokens
}

function matches(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(text)
}

const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}', '<': '>' }

/** The index behind the bracket that closes the one at `index`; `index` itself when it is never closed. */
export function behindBracket(tokens: readonly Token[], index: number): number {
  const open = tokens[index]?.text ?? ''
  const close = CLOSING[open]
  let depth = 0
  for (let i = index; i < tokens.length; i++) {
    const token = tokens[i]
    if (token?.kind !== 'mark') continue
    if (token.text === open) depth++
    else if (token.text === close && --depth === 0) return i + 1
    // Angle brackets that hold anything else compare numbers.
    else if (open === '<' && /^[;{}()=&|]$/.test(token.text)) return index
  }
  return index
}

/** The index of the innermost bracket that is open at an index; -1 where none is. */
export function openAround(tokens: readonly Token[], at: number): number {
  let depth = 0
  for (let i = at - 1; i >= 0; i--) {
    const { kind, text } = tokens[i] ?? { kind: 'mark', text: '' }
    if (kind !== 'mark') continue
    if (/^[)\]}]$/.test(text)) depth++
    else if (/^[([{]$/.test(text) && depth-- === 0) return i
  }
  return -1
}
