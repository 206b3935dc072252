import type { Element, ElementContent, Root as HastRoot } from 'hast'
import type { Code, Heading, Image, InlineCode, Parents, Root, Table } from 'mdast'
import { defaultHandlers, type State } from 'mdast-util-to-hast'
import remarkRehype, { type Options } from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from './visit'
import type { Words } from '../files/words'
import {
  componentDefinition,
  type HtmlComponent,
  type MarkdownComponent,
  type WriterComponent,
} from '../../shared/components'
import type { Colours } from './colours'
import { breakable, breakNames, element, text } from './elements'
import { readFence } from './fence'
import { holdsFigures } from './images'
import { sampleLanguage, sampleLanguages } from './languages'
import { plainBlocks } from './plain-blocks'
import type { JsxElement } from './props'
import { foldedImports, markedLines } from './sample-lines'
import { withTicks } from './ticks'
import { COMPONENT, type ComponentElement } from './to-blocks'

interface NodeData {
  props?: Record<string, unknown>
  anchor?: string
}
const dataOf = (node: { data?: unknown }) => (node.data ?? {}) as NodeData

/**
 * Checked syntax tree → HTML tree, with components kept as elements for the block step.
 * @param colours of the samples
 * @param words in the language of the page
 */
export function toHtmlTree(tree: Root, colours: Colours, words: Words): HastRoot {
  const handlers = {
    code: (_: State, node: Code) => sample(node, colours, words),
    inlineCode: (_: State, node: InlineCode) => inlineCode(node),
    heading,
    image,
    table: (state: State, node: Table) => component('Table', {}, [table(state, node)]),
    mdxJsxFlowElement: jsx,
    mdxJsxTextElement: jsx,
    mdxFlowExpression: () => undefined,
    mdxTextExpression: () => undefined,
    mdxjsEsm: () => undefined,
  }
  return unified()
    .use(remarkRehype, { handlers, ...footnotes(tree, words) })
    .runSync(tree)
}

/** How footnotes are called; the library speaks English of its own. A page without any asks for no string. */
function footnotes(tree: Root, words: Words): Options {
  const notes: unknown[] = []
  visit(tree, 'footnoteReference', (note) => {
    notes.push(note)
  })
  if (!notes.length) return {}
  return {
    footnoteLabel: words('footnotes.title'),
    footnoteLabelProperties: { className: ['visually-hidden'] },
    // Where a note is referred to several times, the way back to the second is "1-2".
    footnoteBackLabel: (note, time) =>
      words('footnotes.back', { reference: `${note + 1}${time > 1 ? `-${time}` : ''}` }),
  }
}

/** In a sentence, where it was reported, a figure would end the paragraph: there is its text instead. */
function image(_: State, { url, alt }: Image, parent: Parents | undefined): ElementContent {
  return holdsFigures(parent)
    ? component('Figure', { src: url, alt: alt ?? '' }, [])
    : { type: 'text', value: alt ?? '' }
}

function component(
  name: WriterComponent | MarkdownComponent,
  props: Record<string, unknown>,
  children: ElementContent[],
): ComponentElement {
  return { type: 'element', tagName: COMPONENT, properties: {}, children, data: { component: name, props } }
}

function jsx(state: State, node: JsxElement): ElementContent | undefined {
  const name = node.name ?? ''
  const children = state.all(node)
  if (/^[a-z]/.test(name)) return { type: 'element', tagName: name, properties: {}, children }
  const { props, anchor } = dataOf(node)
  if (!props) return undefined
  if (componentDefinition(name)?.ticks) return component(name as WriterComponent, props, withTicks(children))
  if (Object.hasOwn(plainBlocks, name)) return plainBlocks[name as HtmlComponent](props, children, anchor)
  return component(name as WriterComponent, anchor ? { ...props, id: anchor } : props, children)
}

/**
 * The whole heading is the link to itself: its name is its text, and no label has to be made up. A word that is too long for a
 * phone is a name of the SDK, and breaks as one.
 */
function heading(state: State, node: Heading): Element {
  const id = dataOf(node).anchor ?? ''
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href: `#${id}` },
    children: state
      .all(node)
      .flatMap((child) => (child.type === 'text' ? breakable(child.value, LONGEST_UNBROKEN) : [child])),
  }
  return { type: 'element', tagName: `h${node.depth}`, properties: { id }, children: [link] }
}

/** Short names stay in one piece; only long ones may break, and are marked for it. */
function inlineCode({ value }: InlineCode): Element {
  const isLong = value.length > LONGEST_UNBROKEN
  return element(
    'code',
    isLong ? { className: ['w'] } : {},
    isLong ? breakable(value, LONGEST_UNBROKEN) : [text(value)],
  )
}

const LONGEST_UNBROKEN = 24

/** What is folded away is told by how much of the HTML it is: the text stays in one piece. */
function sample(node: Code, colours: Colours, words: Words): ComponentElement {
  const language = sampleLanguage(node.lang)
  const { fence } = readFence(node.meta, node.value)
  const lines = colours(node.value, language).split('\n')
  const imports = lines.slice(0, foldedImports(node.value, language, fence))
  const count = imports.filter(Boolean).length
  return component(
    'Sample',
    {
      lang: sampleLanguages[language][1],
      ...(fence.title ? { file: fence.title } : {}),
      ...(count ? { imports: [words('sample.imports', { count }), imports.join('\n').length + 1] } : {}),
      html: markedLines(lines, fence),
    },
    [],
  )
}

/** The library's table without the line breaks between its parts, and with what screen readers need. */
function table(state: State, node: Table): Element {
  const made = defaultHandlers.table(state, node)
  visit(made, 'element', (part) => {
    // A header cell has to say something; an empty corner is a plain cell.
    if (part.tagName === 'th' && !part.children.length) part.tagName = 'td'
    if (part.tagName === 'th') part.properties.scope = 'col'
    if (part.tagName === 'th' || part.tagName === 'td') {
      // Columns are narrow.
      breakNames(part)
      return SKIP
    }
    part.children = part.children.filter((child) => child.type === 'element')
    return undefined
  })
  return made
}
