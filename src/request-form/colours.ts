import type { Snippet } from '../requests/snippets'

/** A stretch of a sample with a colour: the class that Sample.module.css knows it by. */
export interface Token {
  start: number
  end: number
  kind: Kind
}

type Kind = 'k' | 's' | 'n' | 'f' | 't' | 'a'

const text = `'(?:[^'\\\\]|\\\\.)*'`
const quoted = `"(?:[^"\\\\]|\\\\.)*"`
const number = '(?<![\\w$.])\\d+(?:\\.\\d+)?'
const words = (list: string) => `(?<![\\w$.])(?:${list.replaceAll(' ', '|')})(?![\\w$])`

/** What the samples of src/requests are made of, as the build colours it: in the order in which it is looked for. */
const grammars: Record<Snippet['fence'], readonly (readonly [Kind, string])[]> = {
  shell: [
    ['s', `${quoted}|'[^']*'|(?<=<<'EOF'\\n)[\\s\\S]*(?=\\nEOF)`],
    ['f', '^curl'],
    ['n', '(?<=\\s)--?[\\w-]+'],
    ['s', '(?<=(?:--[\\w-]+|^curl) )[^\\s\\\\]+'],
  ],
  js: [
    // Of a template, what stands between its values.
    ['s', `${text}|(?:\`|(?<=\\$\\{[^}]*\\}))[^\`$]*(?:\`|(?=\\$\\{))`],
    ['k', words('await const from if import new throw true false null')],
    ['a', '[\\w$]+(?=: )'],
    ['f', '[\\w$]+(?=\\()'],
    ['n', `${number}|(?<=const |env\\.)\\w+|\\bJSON\\b`],
  ],
  php: [
    ['s', `${text}|${quoted}`],
    ['k', words('if throw new true false null')],
    ['t', '\\b(?:RuntimeException|stdClass)\\b'],
    ['f', '(?<![$\\w])(?:echo\\b|[a-z_]+(?=\\())'],
    ['n', `${number}|\\bCURL\\w+|(?<=<\\?)php`],
  ],
  python: [
    ['k', `${words('import from as try with except raise True False None')}|\\bf(?=")`],
    ['s', quoted],
    ['t', '\\bSystemExit\\b'],
    ['a', '\\b(?:data|headers|method)(?==)'],
    ['f', '\\bprint\\b'],
    ['n', number],
  ],
}

/** The stretches of a sample that have a colour, in order. */
export function tokensOf(sample: string, fence: Snippet['fence']): Token[] {
  const grammar = grammars[fence]
  const pattern = new RegExp(grammar.map(([, one]) => `(${one})`).join('|'), 'gm')
  return [...sample.matchAll(pattern)].flatMap((match) => {
    const at = match.slice(1).findIndex((group: string | undefined) => group !== undefined)
    const kind = grammar[at]?.[0]
    return kind && match[0] ? [{ start: match.index, end: match.index + match[0].length, kind }] : []
  })
}
