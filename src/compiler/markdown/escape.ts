/** Text, and the pieces that are made of it, so that Markdown reads them as what they are. */

/** What means something wherever it stands. An underline inside a word does not, nor does a lone backslash. */
const ANYWHERE =
  /\\(?=[!-/:-@[-`{-~])|[`*[\]~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-zA-Z/!?])|&(?=#|\w+;)/gu
/** One of those signs: most texts have none. */
const SIGN = /[\\`*[\]~_<&]/
/** What means something where a block begins. */
const AT_START = /^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|={2,}|-{3,}|\|)|(?<=^\d{1,9})(?=[.)](?:\s|$))/

/** A line that may begin so: asked first, since the point behind a number is looked for all along a line. */
const BEGINS = /^[#>+=|\d-]/

/** A run of plain text; spaces and line breaks count as one space, as in HTML. */
export const plain = (text: string): string => {
  const said = text.replace(/[ \t\r\n]+/g, ' ')
  return SIGN.test(said) ? said.replace(ANYWHERE, '\\$&') : said
}

/** A line of Markdown that begins a block, and is meant as text. */
export const asBlock = (line: string): string => (BEGINS.test(line) ? line.replace(AT_START, '\\') : line)

/** A text that is a block by itself. */
export const sentence = (text: string): string => asBlock(plain(text.trim()))

/** The longest run of a letter in a text. */
const longestRun = (text: string, letter: '`' | '~'): number =>
  Math.max(0, ...(text.match(letter === '`' ? /`+/g : /~+/g) ?? []).map(({ length }) => length))

/** Code in a sentence. */
export function codeSpan(text: string): string {
  const code = text.replace(/\s+/g, ' ')
  const fence = '`'.repeat(longestRun(code, '`') + 1)
  const room = /^`|`$|^ .* $/.test(code) ? ' ' : ''
  return `${fence}${room}${code}${room}${fence}`
}

/** A sample, to the letter. */
export function codeBlock(code: string, language = ''): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code, '`') + 1))
  return `${fence}${language}\n${code}\n${fence}`
}

/** A link; spaces around its text stand outside. */
export const link = (text: string, address: string): string => around(text, '[', `](${target(address)})`)

/** Text between two marks, which have to touch it; nothing where there is no text. */
export function around(text: string, before: string, after = before): string {
  const [, start = '', inner = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return inner ? `${start}${before}${inner}${after}${end}` : text
}

/** An address as it stands in a link. */
const target = (address: string): string =>
  /[\s()<>]/.test(address) ? `<${address.replace(/[<>\s]/g, encodeURIComponent)}>` : address

/** Blocks as one text. */
export const joined = (blocks: readonly string[]): string => blocks.filter(Boolean).join('\n\n')

/** All lines of a block behind the first, or all of them, moved in; empty ones stay empty. */
export const indented = (block: string, by: string): string => block.replace(/\n(?!\n|$)/g, `\n${by}`)
export const quoted = (block: string): string =>
  block
    .split('\n')
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n')
