import type {
  BlockContent,
  DefinitionContent,
  Heading,
  List,
  ListItem,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { plainInline } from './plain-inline'

/**
 * Reads the MDX that makers of pages write, which is of few forms: headings, paragraphs, lists, samples and components on
 * lines of their own. The parser of all MDX takes ten times as long for it, which for pages by the hundred is a tenth of
 * a build; tests hold this one to the very tree that it would make.
 * @returns undefined where there is anything else in the text: that is for the parser of all MDX
 */
export function plainMdx(text: string): Root | undefined {
  if (!text.startsWith('---\n') || /[\r\t\0\uFEFF]/.test(text)) return undefined
  const lines = text.split('\n')
  const end = lines.indexOf('---', 1)
  if (end < 0) return undefined
  const position = { start: { line: 1, column: 1 }, end: { line: end + 1, column: 4 } }
  const yaml: RootContent = { type: 'yaml', value: lines.slice(1, end).join('\n'), position }
  const children = blocksOf({ lines, at: end + 1, indent: 0 }, undefined)
  return children && { type: 'root', children: [yaml, ...children] }
}

/** The lines of a page, the one that is read next, and the column where what is read begins. */
interface Lines {
  readonly lines: readonly string[]
  at: number
  readonly indent: number
}
type Child = BlockContent | DefinitionContent

/** A line that begins in another way than these has a meaning of its own, or might have one. */
const PARAGRAPH = /^(?!\d+[.)](?: |$)|(?:import|export)\b)[\p{L}\p{N}`“"'‘([_*\\$.…](?! )|^[\p{L}\p{N}] /u
const HEADING = /^(#{1,6}) ((?:(?!\{\/\*)[^ ]| (?! ))+?)(?:\{(\/\* #[a-z0-9-]+ \*\/)\})?$/
const FENCE = /^```(?:([^\s`{}&\\]+)(?: ([^`&\\]*[^`&\\\s]))?)?$/
const TAG = /^<(\/?)([A-Z]\w*)((?: [a-z]\w*(?:="[^"\n]*")?)*) ?(\/?)>$/
const ATTRIBUTE = /([a-z]\w*)(?:="([^"]*)")?/g

/**
 * The blocks up to the end of the component `inside`, whose closing tag is taken as well, or up to where the indentation ends.
 * @returns undefined where something is not plain
 */
function blocksOf(page: Lines, inside: string | undefined): Child[] | undefined {
  const { lines, indent } = page
  const margin = ' '.repeat(indent)
  const children: Child[] = []
  for (; page.at < lines.length; page.at++) {
    const whole = lines[page.at] ?? ''
    if (whole === '') continue
    // Spaces at the end mean something; what is indented less belongs to whatever this is a part of.
    if (whole.endsWith(' ') || whole.endsWith('\\')) return undefined
    if (!whole.startsWith(margin)) return inside === undefined ? children : undefined
    const line = whole.slice(indent)
    if (line.startsWith('<')) {
      const closes = TAG.exec(line)
      if (closes?.[1]) {
        return closes[2] === inside && inside !== undefined && !closes[3] && !closes[4] ? children : undefined
      }
    }
    const block = line.startsWith('- ') ? list(page) : blockOf(page, line)
    if (!block) return undefined
    children.push(block)
  }
  return inside === undefined ? children : undefined
}

const place = ({ at, indent }: Lines, length: number) => ({
  start: { line: at + 1, column: indent + 1 },
  end: { line: at + 1, column: indent + 1 + length },
})

/** A block that begins with a line. Afterwards its last line is the one that is read. */
function blockOf(page: Lines, line: string): Child | undefined {
  if (line.startsWith('<')) return component(page, line)
  if (line.startsWith('```')) return sample(page, line)
  if (line.startsWith('#')) return heading(page, line)
  return PARAGRAPH.test(line) ? paragraph(page, line) : undefined
}

/** A heading, perhaps with an anchor of its own in a comment. */
function heading(page: Lines, line: string): Heading | undefined {
  const [, signs = '', title = '', anchor] = HEADING.exec(line) ?? []
  if (!title || /(?:^| )#+ *$/.test(title)) return undefined
  const [start, end] = [page.indent + signs.length + 2, page.indent + line.length + 1]
  const children: PhrasingContent[] | undefined = plainInline(title, { line: page.at + 1, column: start })
  if (!children) return undefined
  if (anchor !== undefined) {
    const position = {
      start: { line: page.at + 1, column: start + title.length },
      end: { line: page.at + 1, column: end },
    }
    children.push({ type: 'mdxTextExpression', value: anchor, position })
  }
  return {
    type: 'heading',
    depth: signs.length as Heading['depth'],
    children,
    position: place(page, line.length),
  }
}

/** A paragraph of one line: what stands right below would be a part of it. */
function paragraph(page: Lines, line: string): Child | undefined {
  const next = page.lines[page.at + 1] ?? ''
  if (next !== '' && !/^ *- /.test(next)) return undefined
  const children = plainInline(line, { line: page.at + 1, column: page.indent + 1 })
  return children && { type: 'paragraph', children, position: place(page, line.length) }
}

function sample(page: Lines, line: string): Child | undefined {
  const opening = FENCE.exec(line)
  if (!opening) return undefined
  const { start } = place(page, 0)
  const value: string[] = []
  for (page.at++; page.at < page.lines.length; page.at++) {
    const whole = page.lines[page.at] ?? ''
    const within = whole.slice(page.indent)
    if (whole !== '' && whole.slice(0, page.indent).trim() !== '') return undefined
    if (within === '```') {
      const { end } = place(page, 3)
      const [, lang = null, meta = null] = opening
      return { type: 'code', lang, meta, value: value.join('\n'), position: { start, end } }
    }
    if (within.trimStart().startsWith('```')) return undefined
    value.push(within)
  }
  return undefined
}

/** A component, from its tag to the one that closes it. */
function component(page: Lines, line: string): MdxJsxFlowElement | undefined {
  const tag = TAG.exec(line)
  if (!tag) return undefined
  const [, , name = '', said = '', isClosed] = tag
  const { start, end } = place(page, line.length)
  const attributes = attributesOf(said, page.at + 1, page.indent + 2 + name.length)
  if (!attributes) return undefined
  const element = { type: 'mdxJsxFlowElement', name, attributes } as const
  if (isClosed) return { ...element, children: [], position: { start, end } }
  page.at++
  const children = blocksOf(page, name)
  return children && { ...element, children, position: { start, end: place(page, name.length + 3).end } }
}

function attributesOf(said: string, line: number, column: number): MdxJsxAttribute[] | undefined {
  const attributes: MdxJsxAttribute[] = []
  for (const match of said.matchAll(ATTRIBUTE)) {
    const [whole, name = '', written] = match
    const value = written === undefined ? null : decoded(written)
    if (value === undefined) return undefined
    const start = { line, column: column + match.index }
    const position = { start, end: { line, column: start.column + whole.length } }
    attributes.push({ type: 'mdxJsxAttribute', name, value, position })
  }
  return attributes
}

const ENTITIES: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#10': '\n' }

/** A text with the signs that its entities stand for; undefined where it has others than makers write. */
function decoded(text: string): string | undefined {
  const entities = [...text.matchAll(/&(#?\w+);?/g)]
  if (entities.some(([all, name = '']) => !all.endsWith(';') || !(name in ENTITIES))) return undefined
  return text.replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all)
}

/** The entries that follow each other, each with what is indented below it. */
function list(page: Lines): List | undefined {
  const { start } = place(page, 0)
  const { lines, indent } = page
  const margin = ' '.repeat(indent)
  const children: ListItem[] = []
  let spread = false
  while ((lines[page.at] ?? '').startsWith(`${margin}- `)) {
    if (children.length && lines[page.at - 1] === '') spread = true
    const made = entry(page)
    if (!made) return undefined
    children.push(made)
  }
  // The line that is read is the last of the list, without the empty ones below it.
  do page.at--
  while (lines[page.at] === '')
  const last = children.at(-1)?.position?.end
  if (!last) return undefined
  return {
    type: 'list',
    ordered: false,
    start: null,
    spread,
    children,
    position: { start, end: last },
  }
}

/** One entry. Afterwards the line that is read is the one below it, past empty ones. */
function entry(page: Lines): ListItem | undefined {
  const { lines, at, indent } = page
  const { start } = place(page, 0)
  const first = (lines[at] ?? '').slice(indent + 2)
  if (!PARAGRAPH.test(first) || /^\[[ xX]\]/.test(first)) return undefined
  const within: Lines = { lines, at, indent: indent + 2 }
  const opening = paragraph(within, first)
  if (!opening) return undefined
  within.at++
  const rest = blocksOf(within, undefined)
  if (!rest) return undefined
  page.at = within.at
  const children = [opening, ...rest]
  const end = children.at(-1)?.position?.end
  if (!end) return undefined
  // An empty line between what is directly in it.
  const spread = rest.some(({ position }) => lines[(position?.start.line ?? 0) - 2] === '')
  return { type: 'listItem', spread, checked: null, children, position: { start, end } }
}
